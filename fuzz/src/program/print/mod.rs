//! A program as CUDA C++.
//!
//! `expr` prints expressions together with their types and ranges, and guards what needs it; `stmt` prints statements; `host_constants` prints numbers as
//! constants of the host; here are the declarations around them.

mod expr;
mod host_constants;
mod stmt;

pub use host_constants::HOST_CONSTANTS_FROM;

use std::cell::RefCell;
use std::fmt::Write;

use super::prelude::has_word;
use super::types::vector_name;
use super::{
    AreaSpace, FuncId, Function, FunctionKind, Init, Inlining, Mode, Program, Scalar, TableSpace, Type,
};

/// The text of a whole file: what the programs need, then the programs.
pub fn file<'a>(programs: impl IntoIterator<Item = &'a Program>) -> String {
    let mut body = String::new();
    let mut half = false;
    for program in programs {
        body.push_str(&program_text(program));
        half |= program.uses_half;
    }
    let helpers = super::prelude::helpers_for(&body);
    half |= helpers.contains("__half") || body.contains("__half") || body.contains("__nv_bfloat16");
    let includes = if half { "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n" } else { "" };
    format!("{includes}{helpers}{body}")
}

pub fn kernel_name(program: &Program) -> String {
    format!("{}kernel", program.prefix)
}

/// One program without its helpers.
pub fn program_text(program: &Program) -> String {
    let mut printer = Printer {
        p: program,
        out: String::new(),
        indent: 0,
        t: None,
        hash: "h".to_owned(),
        function: None,
        constants: RefCell::default(),
    };
    printer.program();
    printer.out
}

pub(super) struct Printer<'a> {
    p: &'a Program,
    out: String,
    indent: usize,
    /// The type that is spelled `T` here.
    t: Option<Scalar>,
    /// The accumulator of observations here.
    hash: String,
    function: Option<FuncId>,
    /// Constants of the host that were named so far, with their declarations.
    constants: RefCell<Vec<host_constants::Declared>>,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.out.push_str("    ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A line that opens a block.
    fn open(&mut self, text: &str) {
        self.line(text);
        self.indent += 1;
    }

    fn close(&mut self, text: &str) {
        self.indent -= 1;
        self.line(text);
    }

    fn scalar(&self, scalar: Scalar) -> &'static str {
        if self.t == Some(scalar) { "T" } else { scalar.name() }
    }

    /// `int (&x)[4]`, `int x[4]`, `S x`.
    fn declarator(&self, ty: &Type, name: &str) -> String {
        match ty {
            Type::Scalar(s) => format!("{} {name}", self.scalar(*s)),
            Type::Vector(s, n) => format!("{} {name}", vector_name(*s, *n)),
            Type::Record(r) => format!("{} {name}", self.p.records[*r].name),
            Type::Array(element, n) => {
                let name = if name.starts_with(['&', '*']) { format!("({name})") } else { name.to_owned() };
                self.declarator(element, &format!("{name}[{n}]"))
            }
            Type::Pointer(element, _) => self.declarator(element, &format!("*{name}")),
        }
    }

    fn type_name(&self, ty: &Type) -> String {
        self.declarator(ty, "").trim_end().to_owned()
    }

    /// Everything in order; what nothing after it names is left out.
    fn program(&mut self) {
        let p = self.p;
        let mut pieces: Vec<(String, String)> = Vec::new();
        let mut piece = |printer: &mut Self, name: &str| {
            pieces.push((name.to_owned(), std::mem::take(&mut printer.out)));
        };
        for index in 0..p.records.len() {
            self.record(index);
            piece(self, &p.records[index].name);
        }
        for table in &p.tables {
            let var = &p.vars[table.var];
            let space = match table.space {
                TableSpace::Constant => "__constant__",
                TableSpace::Device => "__device__ const",
                TableSpace::StaticConstant => "static __constant__ const",
            };
            let values: Vec<String> = table.values.iter().map(|e| self.constant(e)).collect();
            let text = self.declarator(&var.ty, &var.name);
            self.line(&format!("{space} {text} = {{{}}};", values.join(", ")));
            piece(self, &var.name);
        }
        let threads = p.grid * p.block;
        for (i, area) in p.areas.iter().enumerate() {
            if area.space == AreaSpace::Device {
                let ty = Type::Array(Box::new(area.element.clone()), threads * area.count);
                let name = format!("{}a{i}", p.prefix);
                let text = self.declarator(&ty, &name);
                self.line(&format!("__device__ {text};"));
                piece(self, &name);
            }
        }
        for (id, function) in p.functions.iter().enumerate() {
            self.function(id);
            let family = p.families.iter().find(|f| f.members.contains(&id));
            piece(self, &family.map_or(function.name.clone(), |f| format!("{}_call", f.name)));
        }
        self.kernel();
        for (name, text) in pieces.into_iter().rev() {
            if has_word(&self.out, &name) {
                self.out.insert_str(0, &text);
            }
        }
        self.declare_constants();
    }

    fn record(&mut self, index: usize) {
        let p = self.p;
        let record = &p.records[index];
        let kind = if record.is_union { "union" } else { "struct" };
        let align = record.align.map(|a| format!("__align__({a}) ")).unwrap_or_default();
        self.open(&format!("{kind} {align}{} {{", record.name));
        for (i, field) in record.fields.iter().enumerate() {
            let bits = field.bits.map(|b| format!(" : {b}")).unwrap_or_default();
            let text = self.declarator(&field.ty, &format!("f{i}"));
            self.line(&format!("{text}{bits};"));
        }
        for function in p.functions.iter() {
            if matches!(function.kind, FunctionKind::Method { record } if record == index) {
                let text = self.signature(function, &function.name);
                self.line(&format!("__device__ {text};"));
            }
        }
        self.close("};");
    }

    fn function(&mut self, id: FuncId) {
        let p = self.p;
        let function = &p.functions[id];
        match &function.kind {
            FunctionKind::Lambda { .. } => {}
            FunctionKind::Virtual => {
                let family = p.families.iter().find(|f| f.members.last() == Some(&id));
                if let Some(family) = family {
                    self.family(&family.name, &family.members);
                }
            }
            FunctionKind::Template { t, n } => {
                self.line(&format!("template <typename T, int {}>", p.vars[*n].name));
                self.t = Some(*t);
                self.definition(id);
                self.t = None;
            }
            _ => self.definition(id),
        }
    }

    fn signature(&self, function: &Function, name: &str) -> String {
        let mut params = Vec::new();
        let skipped =
            usize::from(matches!(function.kind, FunctionKind::Method { .. } | FunctionKind::Virtual));
        for (var, mode) in function.params.iter().skip(skipped) {
            let var = &self.p.vars[*var];
            params.push(match mode {
                Mode::Value => self.declarator(&var.ty, &var.name),
                Mode::Reference => self.declarator(&var.ty, &format!("&{}", var.name)),
                Mode::ConstReference => {
                    format!("const {}", self.declarator(&var.ty, &format!("&{}", var.name)))
                }
            });
        }
        let constant = if skipped == 1 && function.pure { " const" } else { "" };
        self.declarator(&function.ret, &format!("{name}({}){constant}", params.join(", ")))
    }

    fn definition(&mut self, id: FuncId) {
        let function = &self.p.functions[id];
        let attribute = match function.inlining {
            Inlining::Default => "",
            Inlining::Never => "__noinline__ ",
            Inlining::Always => "__forceinline__ ",
        };
        let name = match function.kind {
            FunctionKind::Method { record } => format!("{}::{}", self.p.records[record].name, function.name),
            _ => function.name.clone(),
        };
        let text = self.signature(function, &name);
        self.open(&format!("__device__ {attribute}{text} {{"));
        self.body(id);
        self.close("}");
    }

    /// What is between the braces of a function.
    fn body(&mut self, id: FuncId) {
        let function = &self.p.functions[id];
        let outer = (self.hash.clone(), self.function);
        self.function = Some(id);
        if let Some(hash) = function.hash {
            self.hash = self.p.vars[hash].name.clone();
            let seed = 0x1234_5678u64.wrapping_mul(id as u64 + 3);
            self.line(&format!("unsigned long long {} = {seed}ull;", self.hash));
        }
        if matches!(function.kind, FunctionKind::Recursive) {
            let depth = self.p.vars[function.params[0].0].name.clone();
            let value = self.converted(&super::Expr::Int(Scalar::I32, 3), &function.ret);
            self.line(&format!("if ({depth} <= 0) return {value};"));
        }
        self.statements(&function.body);
        match &function.result {
            Init::Value(e) => {
                let text = self.converted(e, &function.ret);
                self.line(&format!("return {text};"));
            }
            Init::Copy(place) => {
                let text = self.place(place);
                self.line(&format!("return {text};"));
            }
            _ => self.line("return {};"),
        }
        (self.hash, self.function) = outer;
    }

    /// The classes of a family, and the function that calls one of them through a pointer to the first.
    fn family(&mut self, name: &str, members: &[FuncId]) {
        let p = self.p;
        let Some(first) = members.first().map(|m| &p.functions[*m]) else { return };
        let field = self.type_name(&p.vars[first.params[0].0].ty);
        let argument = self.type_name(&p.vars[first.params[1].0].ty);
        let ret = self.type_name(&first.ret);
        for (i, member) in members.iter().enumerate() {
            let function = &p.functions[*member];
            let base = if i == 0 { String::new() } else { format!(" : {name}0") };
            self.open(&format!("struct {name}{i}{base} {{"));
            let own = p.vars[function.params[0].0].name.clone();
            self.line(&format!("{field} {own};"));
            let text = self.signature(function, "call");
            let (before, after) = if i == 0 { ("virtual ", "") } else { ("", " override") };
            self.open(&format!("__device__ {before}{text}{after} {{"));
            self.body(*member);
            self.close("}");
            self.close("};");
        }
        self.open(&format!("__device__ {ret} {name}_call(unsigned which, {field} value, {argument} x) {{"));
        let mut choice = format!("({name}0 *)&o0");
        for (i, member) in members.iter().enumerate() {
            let own = &p.vars[p.functions[*member].params[0].0].name;
            self.line(&format!("{name}{i} o{i};"));
            self.line(&format!("o{i}.{own} = value;"));
            if i > 0 {
                choice = format!("which % {}u == {i} ? ({name}0 *)&o{i} : {choice}", members.len());
            }
        }
        self.line(&format!("const {name}0 *o = {choice};"));
        self.line("return o->call(x);");
        self.close("}");
    }

    fn kernel(&mut self) {
        let p = self.p;
        let mut params = vec!["unsigned long long *out".to_owned()];
        for (i, area) in p.areas.iter().enumerate().filter(|(_, a)| a.space == AreaSpace::Global) {
            let constant = if p.vars[area.var].readonly { "const " } else { "" };
            params.push(format!("{constant}{}", self.declarator(&area.element, &format!("*a{i}"))));
        }
        for (i, cell) in p.cells.iter().enumerate() {
            params.push(format!("{} *c{i}", cell.scalar.name()));
        }
        if let Some(argument) = p.argument {
            params.push(self.declarator(&p.vars[argument].ty, &p.vars[argument].name));
        }
        let name = kernel_name(p);
        self.open(&format!("extern \"C\" __global__ void {name}({}) {{", params.join(", ")));
        self.line("const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;");
        self.line("unsigned long long h = thread;");
        for (i, area) in p.areas.iter().enumerate() {
            let var = &p.vars[area.var];
            let n = area.count;
            let constant = if var.readonly { "const " } else { "" };
            let pointer = self.declarator(&area.element, &format!("*{}", var.name));
            match area.space {
                AreaSpace::Global => self.line(&format!("{constant}{pointer} = a{i} + thread * {n};")),
                AreaSpace::Device => self.line(&format!("{pointer} = {}a{i} + thread * {n};", p.prefix)),
                AreaSpace::Shared | AreaSpace::Dynamic => {
                    let element = self.type_name(&area.element);
                    if area.space == AreaSpace::Shared {
                        let ty = Type::Array(Box::new(area.element.clone()), p.block * n);
                        let text = self.declarator(&ty, &format!("a{i}"));
                        self.line(&format!("__shared__ {text};"));
                        self.line(&format!("{pointer} = a{i} + threadIdx.x * {n};"));
                    } else {
                        self.line("extern __shared__ double2 fz_dynamic[];");
                        self.line(&format!("{pointer} = ({element} *)fz_dynamic + threadIdx.x * {n};"));
                    }
                    let zero = match &area.element {
                        Type::Scalar(_) => self.converted(&super::Expr::Int(Scalar::I32, 0), &area.element),
                        _ => format!("{element}()"),
                    };
                    self.line(&format!("for (int i = 0; i < {n}; ++i) {}[i] = {zero};", var.name));
                }
            }
        }
        self.statements(&p.body);
        self.line("out[thread] = h;");
        self.close("}");
    }
}

/// Bytes of an element in memory.
pub fn element_bytes(ty: &Type) -> u32 {
    match ty {
        Type::Scalar(s) => s.bytes(),
        Type::Vector(s, n) => s.bytes() * n,
        Type::Array(element, n) => element_bytes(element) * n,
        Type::Record(_) | Type::Pointer(..) => 8,
    }
}

/// Bytes of dynamic shared memory a program needs.
pub fn dynamic_bytes(program: &Program) -> u32 {
    let dynamic = |a: &&super::Area| a.space == AreaSpace::Dynamic;
    program.areas.iter().find(dynamic).map_or(0, |a| element_bytes(&a.element) * a.count * program.block)
}

/// Adds one to a count in a text buffer; writing to a string cannot fail.
fn put(out: &mut String, text: std::fmt::Arguments) {
    let _ = out.write_fmt(text);
}
