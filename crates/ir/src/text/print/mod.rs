//! The printer. Output is what LLVM 20 prints for the same module, up to the order of some attributes.
//!
//! - [`names`]: identifiers, escapes, numbers of unnamed values
//! - [`consts`]: types and constants
//! - [`attrs`]: attributes and attribute groups
//! - [`metadata`]: numbering and printing of metadata
//! - [`function`]: headers, blocks, instructions

mod attrs;
mod consts;
mod function;
mod metadata;
mod names;

pub use consts::type_name;
pub use function::InstPrinter;

use crate::function::Function;
use crate::global::{Global, GlobalId, GlobalKind, Linkage, TlsModel, UnnamedAddr, Visibility};
use crate::module::{Context, Module};
use crate::types::{Type, TypeData};
use names::{push_escaped, push_identifier};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Prints a module.
pub fn print(module: &Module) -> String {
    let mut p = Printer::new(&module.ctx, Some(module));
    p.number_metadata();
    p.module();
    p.out
}

/// Prints one function as it appears in the module, metadata by number only.
pub fn print_function(module: &Module, id: GlobalId) -> String {
    let mut p = Printer::new(&module.ctx, Some(module));
    p.number_metadata();
    p.function(id);
    p.out
}

/// Prints the definition of a variable, on one line.
pub fn print_variable(module: &Module, id: GlobalId) -> String {
    let mut p = Printer::new(&module.ctx, Some(module));
    p.variable(id);
    p.out.truncate(p.out.trim_end().len());
    p.out
}

/// Prints one body that may be apart from its module (for `--print-after` of a function pass).
pub fn print_body(ctx: &Context, body: &Function) -> String {
    let mut p = Printer::new(ctx, None);
    p.number_body_metadata(body);
    p.function_with_body(body.id(), Some(body));
    p.out
}

struct Printer<'a> {
    module: &'a Context,
    /// Where the bodies are, unless a body is printed apart.
    bodies: Option<&'a Module>,
    out: String,
    /// Numbers of unnamed globals.
    global_numbers: FxHashMap<GlobalId, u32>,
    groups: attrs::Groups,
    md: metadata::Slots,
}

impl<'a> Printer<'a> {
    fn new(module: &'a Context, bodies: Option<&'a Module>) -> Self {
        let mut p = Printer {
            module,
            bodies,
            out: String::new(),
            global_numbers: FxHashMap::default(),
            groups: attrs::Groups::default(),
            md: metadata::Slots::default(),
        };
        // Variables, aliases, ifuncs and functions are numbered in this order, the order of printing.
        let mut unnamed: Vec<(u8, GlobalId)> =
            module.globals().filter(|(_, g)| g.name().is_empty()).map(|(id, g)| (rank(g), id)).collect();
        unnamed.sort();
        p.global_numbers = unnamed.into_iter().zip(0..).map(|((_, id), n)| (id, n)).collect();
        p
    }

    fn body(&self, id: GlobalId) -> Option<&'a Function> {
        self.bodies.and_then(|m| m.body(id))
    }

    fn ids_of_rank(&self, wanted: u8) -> Vec<GlobalId> {
        self.module.globals().filter(|(_, g)| rank(g) == wanted).map(|(id, _)| id).collect()
    }

    fn module(&mut self) {
        let m = self.module;
        let header = [
            ("source_filename", m.source_filename.as_str()),
            ("target datalayout", m.data_layout.text()),
            ("target triple", m.triple.as_str()),
        ];
        for (key, text) in header.into_iter().filter(|(_, t)| !t.is_empty()) {
            let _ = write!(self.out, "{key} = \"");
            push_escaped(&mut self.out, text.as_bytes());
            self.out.push_str("\"\n");
        }
        if !m.module_asm.is_empty() {
            self.blank_line();
            for line in &m.module_asm {
                self.out.push_str("module asm \"");
                push_escaped(&mut self.out, line.as_bytes());
                self.out.push_str("\"\n");
            }
        }
        self.named_types();
        if !m.comdats.is_empty() {
            self.blank_line();
            for (id, comdat) in &m.comdats {
                if id.as_u32() > 0 {
                    self.out.push('\n');
                }
                push_identifier(&mut self.out, '$', &comdat.name);
                let _ = writeln!(self.out, " = comdat {}", comdat.kind.name());
            }
        }
        for (wanted, print) in
            [(0, Self::variable as fn(&mut Self, GlobalId)), (1, Self::alias), (2, Self::ifunc)]
        {
            let ids = self.ids_of_rank(wanted);
            if !ids.is_empty() {
                self.blank_line();
            }
            ids.into_iter().for_each(|id| print(self, id));
        }
        let functions = self.ids_of_rank(3);
        for &id in &functions {
            if let Some(f) = m.global(id).as_function() {
                self.groups.number(m.attrs.list(f.attrs).func);
            }
        }
        for id in functions {
            self.blank_line();
            self.function(id);
        }
        self.attribute_groups();
        self.metadata();
    }

    fn blank_line(&mut self) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
    }

    /// Definitions of the named structs: each before the ones its fields introduce.
    fn named_types(&mut self) {
        let types = &self.module.types;
        let mut seen = vec![false; types.len()];
        let mut order = Vec::new();
        for (ty, _) in types.iter().filter(|(_, d)| matches!(d, TypeData::Named(_))) {
            let mut work = vec![ty];
            while let Some(ty) = work.pop() {
                if std::mem::replace(&mut seen[ty.as_u32() as usize], true) {
                    continue;
                }
                let mut parts: Vec<Type> = match types.get(ty) {
                    TypeData::Named(n) => {
                        order.push(ty);
                        n.body().map_or(Vec::new(), |b| b.fields.to_vec())
                    }
                    TypeData::Struct(b) => b.fields.to_vec(),
                    TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => vec![*elem],
                    TypeData::Function { ret, params, .. } => {
                        std::iter::once(*ret).chain(params.iter().copied()).collect()
                    }
                    TypeData::Target { types, .. } => types.to_vec(),
                    _ => Vec::new(),
                };
                parts.reverse();
                work.append(&mut parts);
            }
        }
        if !order.is_empty() {
            self.blank_line();
        }
        for ty in order {
            self.ty(ty);
            self.out.push_str(" = type ");
            match types.struct_body(ty) {
                Some(body) => self.struct_body(body),
                None => self.out.push_str("opaque"),
            }
            self.out.push('\n');
        }
    }

    /// `@name`.
    fn global_name(&mut self, id: GlobalId) {
        let name = self.module.global(id).name();
        if name.is_empty() {
            let n = self.global_numbers.get(&id).copied().unwrap_or(0);
            let _ = write!(self.out, "@{n}");
        } else {
            push_identifier(&mut self.out, '@', name);
        }
    }

    /// Linkage (unless external), dso_local, visibility.
    fn linkage(&mut self, g: &Global) {
        if g.linkage != Linkage::External {
            self.out.push_str(g.linkage.name());
            self.out.push(' ');
        }
        if g.dso_local && !(g.linkage.is_local() || g.visibility != Visibility::Default) {
            self.out.push_str("dso_local ");
        }
        if g.visibility != Visibility::Default {
            self.out.push_str(g.visibility.name());
            self.out.push(' ');
        }
    }

    fn tls(&mut self, g: &Global) {
        match g.tls {
            None => {}
            Some(TlsModel::GeneralDynamic) => self.out.push_str("thread_local "),
            Some(model) => {
                let _ = write!(self.out, "thread_local({}) ", model.name());
            }
        }
    }

    fn quoted(&mut self, before: &str, text: &Option<Box<str>>) {
        if let Some(text) = text {
            self.out.push_str(before);
            self.out.push('"');
            push_escaped(&mut self.out, text.as_bytes());
            self.out.push('"');
        }
    }

    fn variable(&mut self, id: GlobalId) {
        let g = self.module.global(id);
        let GlobalKind::Variable(v) = &g.kind else { return };
        self.global_name(id);
        self.out.push_str(" = ");
        if v.init.is_none() && g.linkage == Linkage::External {
            self.out.push_str("external ");
        }
        self.linkage(g);
        self.tls(g);
        self.unnamed_addr(g, true);
        if g.addr_space.0 != 0 {
            let _ = write!(self.out, "addrspace({}) ", g.addr_space.0);
        }
        if v.externally_initialized {
            self.out.push_str("externally_initialized ");
        }
        self.out.push_str(if v.is_const { "constant " } else { "global " });
        self.ty(v.ty);
        if let Some(init) = v.init {
            self.out.push(' ');
            self.module_const(init);
        }
        self.quoted(", section ", &g.section);
        self.quoted(", partition ", &g.partition);
        self.comdat(g, ", ");
        if let Some(align) = g.align {
            let _ = write!(self.out, ", align {}", align.bytes());
        }
        self.attachments(&g.metadata, ", ");
        if v.attrs != crate::AttrSet::EMPTY {
            let n = self.groups.number(v.attrs);
            let _ = write!(self.out, " #{n}");
        }
        self.out.push('\n');
    }

    fn unnamed_addr(&mut self, g: &Global, space_after: bool) {
        if g.unnamed_addr != UnnamedAddr::None {
            if !space_after {
                self.out.push(' ');
            }
            self.out.push_str(g.unnamed_addr.name());
            if space_after {
                self.out.push(' ');
            }
        }
    }

    fn comdat(&mut self, g: &Global, before: &str) {
        let Some(id) = g.comdat else { return };
        let Some(comdat) = self.module.comdats.get(id) else { return };
        self.out.push_str(before);
        self.out.push_str("comdat");
        if *comdat.name != *g.name() {
            self.out.push('(');
            push_identifier(&mut self.out, '$', &comdat.name);
            self.out.push(')');
        }
    }

    fn alias(&mut self, id: GlobalId) {
        let g = self.module.global(id);
        let GlobalKind::Alias { ty, aliasee } = g.kind else { return };
        self.indirect(id, "alias", ty, aliasee);
    }

    fn ifunc(&mut self, id: GlobalId) {
        let g = self.module.global(id);
        let GlobalKind::IFunc { ty, resolver } = g.kind else { return };
        self.indirect(id, "ifunc", ty, resolver);
    }

    fn indirect(&mut self, id: GlobalId, keyword: &str, ty: Type, target: crate::Const) {
        let g = self.module.global(id);
        self.global_name(id);
        self.out.push_str(" = ");
        self.linkage(g);
        self.tls(g);
        self.unnamed_addr(g, true);
        self.out.push_str(keyword);
        self.out.push(' ');
        self.ty(ty);
        self.out.push_str(", ");
        self.typed_const(&self.module.consts, target);
        self.quoted(", partition ", &g.partition);
        self.out.push('\n');
    }
}

/// Place of a kind of global in the text.
fn rank(g: &Global) -> u8 {
    match g.kind {
        GlobalKind::Variable(_) => 0,
        GlobalKind::Alias { .. } => 1,
        GlobalKind::IFunc { .. } => 2,
        GlobalKind::Function(_) => 3,
        GlobalKind::Removed => 4,
    }
}
