//! Debug information in PTX: `.loc` before instructions, `.file` and `.debug_str` at the end of the module, and with
//! [`DebugInfo::Full`] the sections of DWARF.
//!
//! - `die`: entries and their binary form; `dwarf`: types and variables; `scopes`: functions and what is in them;
//!   `describe`: what a function's code says of them

pub mod describe;
mod die;
mod dwarf;
mod scopes;

use oxicc_arch::Dialect;
use oxicc_ir::{DebugLoc, Function, Inst, Md, Module};
use oxicc_ptx::{DataValue, ScalarType};
use oxicc_ptx::{FileDirective, InlinedAt, Interner, Item, Loc, Section, SectionLine, Stmt, Sym};
use rustc_hash::FxHashMap;

pub use dwarf::{Dwarf, Source};
pub use scopes::{Body, Place, Scopes, label};

use crate::{DebugInfo, Options};

/// Numbers of files.
#[derive(Default)]
pub struct Paths {
    files: FxHashMap<String, u32>,
    order: Vec<String>,
    by_node: FxHashMap<Md, Option<u32>>,
    by_scope: FxHashMap<Md, Option<u32>>,
}

impl Paths {
    /// The number of a `DIFile`.
    pub fn file(&mut self, module: &Module, file: Md) -> Option<u32> {
        if let Some(&known) = self.by_node.get(&file) {
            return known;
        }
        let number = path(module, file).map(|path| match self.files.get(&path) {
            Some(&n) => n,
            None => {
                let n = self.order.len() as u32 + 1;
                self.order.push(path.clone());
                self.files.insert(path, n);
                n
            }
        });
        self.by_node.insert(file, number);
        number
    }

    /// The number of the file of a scope.
    pub fn file_of_scope(&mut self, module: &Module, scope: Md) -> Option<u32> {
        if let Some(&known) = self.by_scope.get(&scope) {
            return known;
        }
        let file = module.metadata.special(scope).and_then(|s| s.md("file"));
        let number = file.and_then(|f| self.file(module, f));
        self.by_scope.insert(scope, number);
        number
    }
}

/// Files and function names that `.loc` lines mention, and the entries of DWARF.
#[derive(Default)]
pub struct Files {
    pub enabled: bool,
    pub paths: Paths,
    names: FxHashMap<String, u32>,
    name_order: Vec<String>,
    functions_of: FxHashMap<Md, u32>,
    inlined_at: bool,
    /// File, line and function of the last location, outermost call first.
    printed: Vec<(u32, u32, Option<u32>)>,
    /// The column that stands for each line of the function.
    columns: FxHashMap<(u32, u32), u32>,
    /// With an index of names, as the reference's newer dialect has it.
    indexed: bool,
    /// With full debug information.
    pub dwarf: Option<Dwarf>,
    /// Labels of scopes and functions so far.
    pub labels: usize,
    pub functions: usize,
}

impl Files {
    pub fn new(options: &Options, dialect: Dialect, module: &Module, symbols: &mut Interner) -> Files {
        let level = options.debug;
        // The entries of DWARF tell of calls better.
        let inlined_at = options.inlined_at && level != DebugInfo::Full;
        let mut files = Files { enabled: level != DebugInfo::None, inlined_at, ..Files::default() };
        if level == DebugInfo::Full && has_full_unit(module) {
            let line_section = symbols.intern(".debug_line");
            files.indexed = dialect == Dialect::N20;
            let has_code = module.defined_functions().next().is_some();
            files.dwarf =
                Some(Dwarf::new(&mut Source { module, paths: &mut files.paths }, line_section, has_code));
        }
        files
    }

    /// The number stored in machine instructions: 0 is none.
    pub fn location(&self, f: &Function, inst: Inst) -> u32 {
        if !self.enabled {
            return 0;
        }
        f.loc(inst).map_or(0, |l| l.as_u32() + 1)
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
        self.printed.clear();
        self.columns.clear();
        if !self.enabled {
            return None;
        }
        let line = module.metadata.special(subprogram)?.int("line")?;
        let file = self.paths.file_of_scope(module, subprogram)?;
        let loc = Loc { file, line: u32::try_from(line).ok()?, column: 0, inlined: None };
        self.printed.push((loc.file, loc.line, None));
        self.columns.insert((loc.file, loc.line), 0);
        Some(Stmt::Loc(Box::new(loc)))
    }

    /// Says that arguments are stored and the body begins here, which is a location of its own even on the line that the function begins
    /// with: debuggers stop in a function where its second location begins. (ptxas only tells lines, so that cuda-gdb stops before
    /// the stores of a function of one line.)
    pub fn begin_body(&mut self) {
        self.printed.clear();
        self.columns.clear();
    }

    /// The `.loc` lines that lead from the last location to this one, outermost call first. Assemblers do not keep columns: one
    /// stands for all of its line, so that a call is always named as it was printed.
    pub fn locs(
        &mut self,
        module: &Module,
        f: &Function,
        loc: DebugLoc,
        symbols: &mut Interner,
    ) -> Vec<Stmt> {
        let mut chain = vec![loc];
        if self.inlined_at {
            while let Some(outer) = f.loc_data(*chain.last().unwrap_or(&loc)).inlined_at.expand() {
                if chain.len() > 64 {
                    break;
                }
                chain.push(outer);
            }
        }
        let mut levels = Vec::with_capacity(chain.len());
        for &l in chain.iter().rev() {
            let data = f.loc_data(l);
            let Some(file) = self.paths.file_of_scope(module, data.scope) else { continue };
            let function = match levels.is_empty() {
                true => None,
                false => Some(self.function_of(module, data.scope)),
            };
            self.columns.entry((file, data.line)).or_insert(data.col);
            levels.push((file, data.line, function));
        }
        let same = self.printed.iter().zip(&levels).take_while(|(a, b)| a == b).count();
        if same == levels.len() && same == self.printed.len() {
            return Vec::new();
        }
        // Back to a caller: its own line again.
        let from = same.min(levels.len().saturating_sub(1));
        let mut out = Vec::with_capacity(levels.len() - from);
        for i in from..levels.len() {
            let (file, line, function) = levels[i];
            let inlined = function.zip(i.checked_sub(1)).map(|(name, outer)| {
                let (file, line, _) = levels[outer];
                InlinedAt {
                    function_name: symbols.intern(&format!("$L__info_string{name}")),
                    name_offset: 0,
                    file,
                    line,
                    column: self.column(file, line),
                }
            });
            let column = self.column(file, line);
            out.push(Stmt::Loc(Box::new(Loc { file, line, column, inlined })));
        }
        self.printed = levels;
        out
    }

    fn column(&self, file: u32, line: u32) -> u32 {
        self.columns.get(&(file, line)).copied().unwrap_or(0)
    }

    /// The number of the name of the function that a scope belongs to.
    fn function_of(&mut self, module: &Module, scope: Md) -> u32 {
        if let Some(&known) = self.functions_of.get(&scope) {
            return known;
        }
        let n = self.name(scope_function(module, scope).unwrap_or_default());
        self.functions_of.insert(scope, n);
        n
    }

    /// `.file` lines and the section of names.
    pub fn items(&self, symbols: &mut Interner) -> Vec<Item> {
        let mut out: Vec<Item> = self
            .paths
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
        if let Some(dwarf) = &self.dwarf {
            let sections = dwarf.dies.sections(symbols, self.indexed);
            out.extend(sections.into_iter().map(|s| Item::Section(Box::new(s))));
        }
        out
    }
}

/// Whether the module describes types and variables.
fn has_full_unit(module: &Module) -> bool {
    let md = &module.metadata;
    let units = md.find_named("llvm.dbg.cu").map_or(&[][..], |n| &n.nodes);
    units.iter().any(|u| md.special(*u).and_then(|u| u.keyword("emissionKind")) == Some("FullDebug"))
}

/// Path of a `DIFile`.
fn path(module: &Module, file: Md) -> Option<String> {
    let file = module.metadata.special(file)?;
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
