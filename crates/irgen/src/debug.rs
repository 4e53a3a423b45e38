//! Line information: a compile unit, a subprogram per function, a location per instruction.

use oxicc_frontend::tree::Function;
use oxicc_ir::{DebugLoc, FixedMdKind, GlobalId, Inst, Md, MdField};
use oxicc_source::{Pos, SourceMap, Span};
use rustc_hash::FxHashMap;

use crate::function::FnGen;
use crate::module::ModuleGen;

/// The debug nodes of a module.
pub(crate) struct Debug<'t> {
    map: &'t SourceMap,
    unit: Md,
    files: FxHashMap<String, Md>,
    subroutine: Md,
}

/// Where the locations of one function are.
pub(crate) struct Scopes {
    subprogram: Md,
    file: String,
    line: u32,
    /// Scopes for code from other files: macros and included text.
    others: FxHashMap<String, Md>,
    /// The last location, which the next instruction most often shares.
    last: Option<(Pos, DebugLoc)>,
}

fn string(text: &str) -> MdField {
    MdField::String(text.as_bytes().into())
}

fn keyword(text: &str) -> MdField {
    MdField::Keyword(text.into())
}

impl<'t> ModuleGen<'t> {
    pub(crate) fn enable_debug(&mut self, map: &'t SourceMap) {
        let name = self.options.source_filename.clone();
        let file = self.debug_file_node(&name);
        let md = &self.module.ctx.metadata;
        let unit = md.special_node(
            true,
            "DICompileUnit",
            vec![
                ("language", keyword("DW_LANG_C_plus_plus")),
                ("file", MdField::Md(Some(file))),
                ("producer", string("oxicc")),
                ("isOptimized", MdField::Bool(true)),
                ("runtimeVersion", MdField::Int(0)),
                ("emissionKind", keyword("DebugDirectivesOnly")),
            ],
        );
        let types = md.tuple(&[None]);
        let subroutine =
            md.special_node(false, "DISubroutineType", vec![("types", MdField::Md(Some(types)))]);
        self.module.ctx.metadata.add_named("llvm.dbg.cu", unit);
        let files = FxHashMap::from_iter([(name, file)]);
        self.debug = Some(Debug { map, unit, files, subroutine });
    }

    fn debug_file_node(&self, path: &str) -> Md {
        let (directory, name) = path.rsplit_once('/').unwrap_or((".", path));
        let directory = if directory.is_empty() { "/" } else { directory };
        let fields = vec![("filename", string(name)), ("directory", string(directory))];
        self.module.ctx.metadata.special_node(false, "DIFile", fields)
    }

    fn debug_file(&mut self, path: &str) -> Md {
        if let Some(&md) = self.debug.as_ref().and_then(|d| d.files.get(path)) {
            return md;
        }
        let md = self.debug_file_node(path);
        if let Some(d) = &mut self.debug {
            d.files.insert(path.to_string(), md);
        }
        md
    }

    /// The subprogram of a function, attached to it.
    pub(crate) fn debug_scopes(&mut self, global: GlobalId, f: &Function) -> Option<Scopes> {
        let debug = self.debug.as_ref()?;
        let at = debug.map.presumed(f.span.lo)?;
        let (path, line) = (at.file.to_string(), at.line);
        let (unit, subroutine) = (debug.unit, debug.subroutine);
        let file = self.debug_file(&path);
        let name = self.display(f);
        let linkage = self.module.ctx.global(global).name().to_string();
        let subprogram = self.module.ctx.metadata.special_node(
            true,
            "DISubprogram",
            vec![
                ("name", string(&name)),
                ("linkageName", string(&linkage)),
                ("scope", MdField::Md(Some(file))),
                ("file", MdField::Md(Some(file))),
                ("line", MdField::Int(line as i128)),
                ("type", MdField::Md(Some(subroutine))),
                ("scopeLine", MdField::Int(line as i128)),
                ("flags", keyword("DIFlagPrototyped")),
                ("spFlags", keyword("DISPFlagDefinition | DISPFlagOptimized")),
                ("unit", MdField::Md(Some(unit))),
            ],
        );
        self.module.ctx.global_mut(global).metadata.push((FixedMdKind::Dbg.into(), subprogram));
        Some(Scopes { subprogram, file: path, line, others: FxHashMap::default(), last: None })
    }
}

impl FnGen<'_, '_> {
    /// Gives an instruction the location of the construct being generated.
    pub(crate) fn locate_inst(&mut self, inst: Inst) {
        let span: Span = self.span;
        let Some(scopes) = &mut self.scopes else { return };
        if let Some((pos, loc)) = scopes.last {
            if pos == span.lo {
                return self.f.set_loc(inst, Some(loc));
            }
        }
        let map = self.m.debug.as_ref().map(|d| d.map);
        let (line, col, scope) = match map.and_then(|m| m.presumed(span.lo)) {
            Some(at) if at.file == scopes.file => (at.line, at.column, scopes.subprogram),
            Some(at) => match scopes.others.get(at.file) {
                Some(&scope) => (at.line, at.column, scope),
                None => {
                    let path = at.file.to_string();
                    let (line, column, parent) = (at.line, at.column, scopes.subprogram);
                    let file = self.m.debug_file(&path);
                    let fields = vec![
                        ("scope", MdField::Md(Some(parent))),
                        ("file", MdField::Md(Some(file))),
                        ("discriminator", MdField::Int(0)),
                    ];
                    let scope = self.m.module.ctx.metadata.special_node(false, "DILexicalBlockFile", fields);
                    if let Some(scopes) = &mut self.scopes {
                        scopes.others.insert(path, scope);
                    }
                    (line, column, scope)
                }
            },
            None => (scopes.line, 0, scopes.subprogram),
        };
        let loc = self.f.simple_loc(line, col, scope);
        if let Some(scopes) = &mut self.scopes {
            scopes.last = Some((span.lo, loc));
        }
        self.f.set_loc(inst, Some(loc));
    }
}
