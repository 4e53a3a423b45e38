//! Source positions: `.loc` before instructions, `.file` and `.debug_str` at the end of the module.

use oxicc_ir::{DebugLoc, Function, Inst, Md, Module};
use oxicc_ptx::{DataValue, ScalarType};
use oxicc_ptx::{FileDirective, InlinedAt, Interner, Item, Loc, Section, SectionLine, Stmt, Sym};
use rustc_hash::FxHashMap;

use crate::DebugInfo;

/// Files and function names that `.loc` lines mention.
#[derive(Default)]
pub struct Files {
    pub enabled: bool,
    files: FxHashMap<String, u32>,
    order: Vec<String>,
    names: FxHashMap<String, u32>,
    name_order: Vec<String>,
    by_scope: FxHashMap<Md, Option<u32>>,
}

impl Files {
    pub fn new(level: DebugInfo) -> Files {
        Files { enabled: level != DebugInfo::None, ..Files::default() }
    }

    /// The number stored in machine instructions: 0 is none.
    pub fn location(&self, f: &Function, inst: Inst) -> u32 {
        if !self.enabled {
            return 0;
        }
        f.loc(inst).map_or(0, |l| l.as_u32() + 1)
    }

    fn file(&mut self, module: &Module, scope: Md) -> Option<u32> {
        if let Some(&known) = self.by_scope.get(&scope) {
            return known;
        }
        let path = scope_file(module, scope);
        let number = path.map(|path| match self.files.get(&path) {
            Some(&n) => n,
            None => {
                let n = self.order.len() as u32 + 1;
                self.order.push(path.clone());
                self.files.insert(path, n);
                n
            }
        });
        self.by_scope.insert(scope, number);
        number
    }

    fn name(&mut self, text: String) -> u32 {
        match self.names.get(&text) {
            Some(&n) => n,
            None => {
                let n = self.name_order.len() as u32;
                self.name_order.push(text.clone());
                self.names.insert(text, n);
                n
            }
        }
    }

    /// The `.loc` of the beginning of a function, from its subprogram.
    pub fn function_start(&mut self, module: &Module, subprogram: Md) -> Option<Stmt> {
        if !self.enabled {
            return None;
        }
        let line = module.metadata.special(subprogram)?.int("line")?;
        let file = self.file(module, subprogram)?;
        Some(Stmt::Loc(Box::new(Loc { file, line: u32::try_from(line).ok()?, column: 0, inlined: None })))
    }

    /// The `.loc` lines of a location, outermost call first.
    pub fn locs(
        &mut self,
        module: &Module,
        f: &Function,
        loc: DebugLoc,
        symbols: &mut Interner,
    ) -> Vec<Stmt> {
        let mut chain = vec![loc];
        while let Some(outer) = f.loc_data(*chain.last().unwrap_or(&loc)).inlined_at.expand() {
            if chain.len() > 64 {
                break;
            }
            chain.push(outer);
        }
        let mut out = Vec::new();
        let mut outer: Option<Loc> = None;
        for &l in chain.iter().rev() {
            let data = f.loc_data(l);
            let Some(file) = self.file(module, data.scope) else { continue };
            let inlined = outer.map(|o| {
                let name = scope_function(module, data.scope).unwrap_or_default();
                let n = self.name(name);
                InlinedAt {
                    function_name: symbols.intern(&format!("$L__info_string{n}")),
                    name_offset: 0,
                    file: o.file,
                    line: o.line,
                    column: o.column,
                }
            });
            let here = Loc { file, line: data.line, column: data.col, inlined };
            out.push(Stmt::Loc(Box::new(here)));
            outer = Some(here);
        }
        out
    }

    /// `.file` lines and the section of names.
    pub fn items(&self, symbols: &mut Interner) -> Vec<Item> {
        let mut out: Vec<Item> = self
            .order
            .iter()
            .enumerate()
            .map(|(i, path)| {
                Item::File(FileDirective {
                    index: i as u32 + 1,
                    path: path.as_str().into(),
                    timestamp_and_size: None,
                })
            })
            .collect();
        if !self.name_order.is_empty() {
            let mut lines = Vec::new();
            for (i, name) in self.name_order.iter().enumerate() {
                lines.push(SectionLine::Label(symbols.intern(&format!("$L__info_string{i}"))));
                let bytes = name.bytes().chain([0]).map(|b| DataValue::Int(i64::from(b))).collect();
                lines.push(SectionLine::Data(ScalarType::B8, bytes));
            }
            let name: Sym = symbols.intern(".debug_str");
            out.push(Item::Section(Box::new(Section { name, lines })));
        }
        out
    }
}

/// Path of the file of a scope.
fn scope_file(module: &Module, scope: Md) -> Option<String> {
    let md = &module.metadata;
    let file = md.special(scope)?.md("file")?;
    let file = md.special(file)?;
    let name = file.str("filename")?;
    let dir = file.str("directory").unwrap_or("");
    Some(if name.starts_with('/') || dir.is_empty() { name.to_string() } else { format!("{dir}/{name}") })
}

/// Mangled name of the function a scope belongs to.
fn scope_function(module: &Module, mut scope: Md) -> Option<String> {
    let md = &module.metadata;
    for _ in 0..64 {
        let node = md.special(scope)?;
        if &*node.kind == "DISubprogram" {
            return node.str("linkageName").or(node.str("name")).map(str::to_string);
        }
        scope = node.md("scope")?;
    }
    None
}
