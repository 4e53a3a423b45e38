//! Debug information: a compile unit, a subprogram per function, a location per instruction; with [`DebugLevel::Full`] also scopes,
//! types and variables.
//!
//! - `types`: types of the tree as `DIType`s; `typedefs`: as declarations are written; `names`: what a debugger calls entities
//! - `variables`: parameters, locals and variables with static storage

mod names;
mod typedefs;
mod types;
mod variables;

use oxicc_frontend::tree::{
    Function, FunctionId, Linkage, NamespaceId, QualType, RecordId, StmtId, StmtKind, VarId,
};
use oxicc_ir::{DbgRecord, DebugLoc, FixedMdKind, GlobalId, Inst, Md, MdField};
use oxicc_source::{Pos, SourceMap, Span};
use rustc_hash::FxHashMap;

use crate::function::FnGen;
use crate::module::ModuleGen;
use crate::{DebugLevel, DebugOptions};

/// The debug nodes of a module.
pub(crate) struct Debug<'t> {
    map: &'t SourceMap,
    level: DebugLevel,
    /// Relative paths are relative to this directory; empty if it is not known.
    directory: String,
    is_own: fn(&str) -> bool,
    unit: Md,
    unit_file: Md,
    files: FxHashMap<String, Md>,
    /// The type of every function, where types do not matter.
    subroutine: Md,
    types: FxHashMap<QualType, Option<Md>>,
    namespaces: FxHashMap<NamespaceId, Option<Md>>,
    subprograms: FxHashMap<FunctionId, Md>,
    /// Static data members of classes, found on first use.
    static_members: Option<FxHashMap<RecordId, Vec<VarId>>>,
    /// The declarations of those that have been described.
    member_declarations: FxHashMap<VarId, Md>,
    /// Variables with static storage, for the compile unit.
    globals: Vec<Md>,
}

/// Where the locations of one function are.
pub(crate) struct Scopes {
    subprogram: Md,
    file: String,
    line: u32,
    /// Enclosing lexical blocks, innermost last.
    blocks: Vec<Md>,
    /// Scopes for code from other files (macros and included text) in each block.
    others: FxHashMap<(Md, String), Md>,
    /// The last location, which the next instruction most often shares.
    last: Option<(Pos, DebugLoc)>,
    /// Where variables live; they become records of the entry block.
    records: Vec<DbgRecord>,
}

impl Scopes {
    fn innermost(&self) -> Md {
        self.blocks.last().copied().unwrap_or(self.subprogram)
    }
}

fn string(text: &str) -> MdField {
    MdField::String(text.as_bytes().into())
}

fn keyword(text: &str) -> MdField {
    MdField::Keyword(text.into())
}

fn node(md: Md) -> MdField {
    MdField::Md(Some(md))
}

fn int(value: impl Into<i128>) -> MdField {
    MdField::Int(value.into())
}

impl<'t> ModuleGen<'t> {
    pub(crate) fn enable_debug(&mut self, map: &'t SourceMap, options: DebugOptions) {
        let DebugOptions { level, unit, directory, is_own } = options;
        let name = if unit.is_empty() { self.options.source_filename.clone() } else { unit.to_owned() };
        let file = self.debug_file_node(&name, directory);
        let md = &self.module.ctx.metadata;
        // Filled in at the end, when all variables are known.
        let unit = md.reserve();
        let unit_file = file;
        let types = md.tuple(&[None]);
        let subroutine = md.special_node(false, "DISubroutineType", vec![("types", node(types))]);
        self.module.ctx.metadata.add_named("llvm.dbg.cu", unit);
        let files = FxHashMap::from_iter([(name, file)]);
        self.debug = Some(Debug {
            map,
            level,
            directory: directory.to_owned(),
            is_own,
            unit,
            unit_file,
            files,
            subroutine,
            types: FxHashMap::default(),
            namespaces: FxHashMap::default(),
            subprograms: FxHashMap::default(),
            static_members: None,
            member_declarations: FxHashMap::default(),
            globals: Vec::new(),
        });
    }

    /// Whether variables and types are wanted.
    pub(crate) fn has_full_debug(&self) -> bool {
        self.debug.as_ref().is_some_and(|d| d.level == DebugLevel::Full)
    }

    /// Defines the compile unit.
    pub(crate) fn finish_debug(&mut self) {
        let Some(debug) = &self.debug else { return };
        let full = debug.level == DebugLevel::Full;
        let md = &self.module.ctx.metadata;
        let kind = if full { "FullDebug" } else { "DebugDirectivesOnly" };
        let mut fields = vec![
            ("language", keyword("DW_LANG_C_plus_plus")),
            ("file", node(debug.unit_file)),
            ("producer", string("oxicc")),
            ("isOptimized", MdField::Bool(!full)),
            ("runtimeVersion", int(0)),
            ("emissionKind", keyword(kind)),
        ];
        if !debug.globals.is_empty() {
            fields.push(("globals", node(md.node(&debug.globals))));
        }
        let fields = fields.into_iter().map(|(n, f)| (oxicc_ir::md_name(n), f)).collect();
        let unit = oxicc_ir::SpecialNode { distinct: true, kind: oxicc_ir::md_name("DICompileUnit"), fields };
        md.define(debug.unit, oxicc_ir::MdData::Special(Box::new(unit)));
    }

    fn debug_file_node(&self, path: &str, base: &str) -> Md {
        let (directory, name) = match path.rsplit_once('/') {
            Some(("", name)) => ("/".to_owned(), name),
            Some((dir, name)) if dir.starts_with('/') || base.is_empty() => (dir.to_owned(), name),
            Some((dir, name)) => (format!("{base}/{dir}"), name),
            None if base.is_empty() => (".".to_owned(), path),
            None => (base.to_owned(), path),
        };
        let fields = vec![("filename", string(name)), ("directory", string(&directory))];
        self.module.ctx.metadata.special_node(false, "DIFile", fields)
    }

    fn debug_file(&mut self, path: &str) -> Md {
        if let Some(&md) = self.debug.as_ref().and_then(|d| d.files.get(path)) {
            return md;
        }
        let base = self.debug.as_ref().map_or("", |d| &d.directory);
        let md = self.debug_file_node(path, base);
        if let Some(d) = &mut self.debug {
            d.files.insert(path.to_string(), md);
        }
        md
    }

    /// File and line of a position as fields. What our own headers declare is nowhere: nobody has their files.
    fn debug_place(&mut self, pos: Pos) -> (Option<Md>, u32) {
        let Some(debug) = &self.debug else { return (None, 0) };
        let Some(at) = debug.map.presumed(pos) else { return (None, 0) };
        if (debug.is_own)(at.file) {
            return (Some(debug.unit_file), 0);
        }
        let (path, line) = (at.file.to_string(), at.line);
        (Some(self.debug_file(&path)), line)
    }

    /// The subprogram of a function, attached to it.
    pub(crate) fn debug_scopes(&mut self, global: GlobalId, id: FunctionId, f: &Function) -> Option<Scopes> {
        let debug = self.debug.as_ref()?;
        let at = debug.map.presumed(f.span.lo)?;
        if (debug.is_own)(at.file) {
            return None;
        }
        let (path, line) = (at.file.to_string(), at.line);
        let (unit, subroutine, level) = (debug.unit, debug.subroutine, debug.level);
        let file = self.debug_file(&path);
        let linkage = self.module.ctx.global(global).name().to_string();
        let fields = match level {
            DebugLevel::Lines => vec![
                ("name", string(&self.display(f))),
                ("linkageName", string(&linkage)),
                ("scope", node(file)),
                ("file", node(file)),
                ("line", int(line)),
                ("type", node(subroutine)),
                ("scopeLine", int(line)),
                ("flags", keyword("DIFlagPrototyped")),
                ("spFlags", keyword("DISPFlagDefinition | DISPFlagOptimized")),
                ("unit", node(unit)),
            ],
            DebugLevel::Full => {
                let ty = self.debug_function_type(f);
                let scope = self.debug_context(f.context).unwrap_or(file);
                // Without other modules everything is internal; a debugger is told what the source says.
                let local = f.linkage == Linkage::Internal;
                let flags =
                    if local { "DISPFlagLocalToUnit | DISPFlagDefinition" } else { "DISPFlagDefinition" };
                let mut fields = vec![
                    ("name", string(&self.debug_function_name(f))),
                    ("linkageName", string(&linkage)),
                    ("scope", node(scope)),
                    ("file", node(file)),
                    ("line", int(line)),
                    ("type", node(ty)),
                    ("scopeLine", int(line)),
                    ("flags", keyword("DIFlagPrototyped")),
                    ("spFlags", keyword(flags)),
                    ("unit", node(unit)),
                ];
                if f.record().is_some() {
                    let declaration = self.debug_method_declaration(f, (scope, file), line, ty, &linkage);
                    fields.push(("declaration", node(declaration)));
                }
                fields
            }
        };
        let subprogram = self.module.ctx.metadata.special_node(true, "DISubprogram", fields);
        self.module.ctx.global_mut(global).metadata.push((FixedMdKind::Dbg.into(), subprogram));
        if let Some(debug) = &mut self.debug {
            debug.subprograms.insert(id, subprogram);
        }
        Some(Scopes {
            subprogram,
            file: path,
            line,
            blocks: Vec::new(),
            others: FxHashMap::default(),
            last: None,
            records: Vec::new(),
        })
    }
}

impl<'t> FnGen<'_, 't> {
    /// Enters the scope of a statement, if it declares something that a debugger shows. Returns whether it does.
    pub(crate) fn enter_debug_block(&mut self, id: StmtId) -> bool {
        let stmt = &self.body.stmts[id];
        // The outermost block of a function is the function's own scope.
        if !self.m.has_full_debug() || self.body.block.expand() == Some(id) || !self.declares(&stmt.kind) {
            return false;
        }
        let (file, line) = self.m.debug_place(stmt.span.lo);
        let Some(file) = file else { return false };
        let Some(scopes) = &mut self.scopes else { return false };
        let fields = vec![("scope", node(scopes.innermost())), ("file", node(file)), ("line", int(line))];
        let block = self.m.module.ctx.metadata.special_node(true, "DILexicalBlock", fields);
        scopes.blocks.push(block);
        scopes.last = None;
        true
    }

    pub(crate) fn leave_debug_block(&mut self) {
        if let Some(scopes) = &mut self.scopes {
            scopes.blocks.pop();
            scopes.last = None;
        }
    }

    /// Whether the statement itself declares variables.
    fn declares(&self, kind: &StmtKind) -> bool {
        let is_decl = |id| matches!(self.body.stmts[id].kind, StmtKind::Decl(_));
        match kind {
            StmtKind::Block(stmts) => stmts.iter().any(|s| {
                let mut stmt = *s;
                while let StmtKind::Label { body, .. }
                | StmtKind::Case { body, .. }
                | StmtKind::Default { body } = &self.body.stmts[stmt].kind
                {
                    stmt = *body;
                }
                is_decl(stmt)
            }),
            StmtKind::For { init, decl, .. } => [init, decl].iter().any(|d| d.expand().is_some_and(is_decl)),
            StmtKind::While { decl, .. } => decl.expand().is_some_and(is_decl),
            _ => false,
        }
    }

    /// Gives an instruction the location of the construct being generated.
    pub(crate) fn locate_inst(&mut self, inst: Inst) {
        let span: Span = self.span;
        let Some(scopes) = &mut self.scopes else { return };
        if let Some((pos, loc)) = scopes.last {
            if pos == span.lo {
                return self.f.set_loc(inst, Some(loc));
            }
        }
        let loc = self.debug_loc(span.lo);
        if let Some(scopes) = &mut self.scopes {
            scopes.last = loc.map(|loc| (span.lo, loc));
        }
        self.f.set_loc(inst, loc);
    }

    /// A position in the innermost scope.
    fn debug_loc(&mut self, pos: Pos) -> Option<DebugLoc> {
        let scopes = self.scopes.as_ref()?;
        let parent = scopes.innermost();
        let map = self.m.debug.as_ref().map(|d| d.map);
        let (line, col, scope) = match map.and_then(|m| m.presumed(pos)) {
            Some(at) if at.file == scopes.file => (at.line, at.column, parent),
            Some(at) => {
                let key = (parent, at.file.to_string());
                let (line, column) = (at.line, at.column);
                let scope = match scopes.others.get(&key) {
                    Some(&scope) => scope,
                    None => {
                        let file = self.m.debug_file(&key.1);
                        let fields =
                            vec![("scope", node(parent)), ("file", node(file)), ("discriminator", int(0))];
                        let scope =
                            self.m.module.ctx.metadata.special_node(false, "DILexicalBlockFile", fields);
                        if let Some(scopes) = &mut self.scopes {
                            scopes.others.insert(key, scope);
                        }
                        scope
                    }
                };
                (line, column, scope)
            }
            None => (scopes.line, 0, parent),
        };
        Some(self.f.simple_loc(line, col, scope))
    }
}
