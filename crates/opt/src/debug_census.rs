//! What passes lose of debug information: locations of instructions, and values of variables.
//!
//! Losing is allowed: code that two lines share belongs to neither. A pass that loses much is worth a look.

use oxicc_ir::{DbgLocation, DebugLoc, FixedMdKind, Function, GlobalId, Inst, Md, Module};
use rustc_hash::FxHashMap;

/// One thing that a pass lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    pub function: String,
    pub what: Lost,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// An instruction had a location and has none.
    Dropped { block: String, instruction: &'static str },
    /// A new instruction has none.
    NotMade { block: String, instruction: &'static str },
    /// No record tells a value or a place of a variable any more.
    Variable(String),
    /// The function has no subprogram any more.
    Subprogram,
}

/// What is there of debug information.
#[derive(Default)]
pub struct Census {
    functions: FxHashMap<GlobalId, FunctionCensus>,
}

#[derive(Default)]
struct FunctionCensus {
    has_subprogram: bool,
    located: FxHashMap<Inst, bool>,
    /// Variables, once for every call that was inlined, with what is known of them.
    variables: FxHashMap<(Md, Option<DebugLoc>), bool>,
}

impl Census {
    pub fn new(module: &Module) -> Census {
        let mut census = Census::default();
        for (id, func) in module.defined_functions() {
            census.functions.insert(id, FunctionCensus::of(module, func));
        }
        census
    }

    /// What was lost since the last look, by a pass over one function or over the module.
    pub fn compare(&mut self, module: &Module, function: Option<GlobalId>) -> Vec<Loss> {
        let mut out = Vec::new();
        for (id, func) in module.defined_functions() {
            if function.is_some_and(|f| f != id) {
                continue;
            }
            let now = FunctionCensus::of(module, func);
            if let Some(before) = self.functions.get(&id) {
                let name = module.global(id).name();
                let lost = before.lost(&now, module, func);
                out.extend(lost.into_iter().map(|what| Loss { function: name.to_string(), what }));
            }
            self.functions.insert(id, now);
        }
        out
    }
}

impl FunctionCensus {
    fn of(module: &Module, func: &Function) -> FunctionCensus {
        let global = module.global(func.id());
        let mut census = FunctionCensus {
            has_subprogram: global.attachment(FixedMdKind::Dbg.into()).is_some(),
            ..FunctionCensus::default()
        };
        for (_, inst) in func.all_insts() {
            census.located.insert(inst, func.loc(inst).is_some());
            for record in func.records(inst) {
                let call = record.loc.and_then(|l| func.loc_data(l).inlined_at.expand());
                let known = match &record.location {
                    DbgLocation::Value(v) => !func.is_undef_or_poison(*v),
                    DbgLocation::List(list) => !list.iter().any(|v| func.is_undef_or_poison(*v)),
                    DbgLocation::Md(_) | DbgLocation::None => false,
                };
                *census.variables.entry((record.variable, call)).or_default() |= known;
            }
        }
        census
    }

    fn lost(&self, now: &FunctionCensus, module: &Module, func: &Function) -> Vec<Lost> {
        let mut out = Vec::new();
        if self.has_subprogram && !now.has_subprogram {
            out.push(Lost::Subprogram);
        }
        if !now.has_subprogram {
            return out;
        }
        for (block, inst) in func.all_insts() {
            let is_phi = matches!(func.op(inst), oxicc_ir::Op::Phi(_));
            if is_phi || now.located.get(&inst) != Some(&false) {
                continue;
            }
            let place = || func.block_name(block).unwrap_or("no-name").to_owned();
            let instruction = func.op(inst).name();
            match self.located.get(&inst) {
                Some(true) => out.push(Lost::Dropped { block: place(), instruction }),
                Some(false) => {}
                None => out.push(Lost::NotMade { block: place(), instruction }),
            }
        }
        let mut names: Vec<String> = self
            .variables
            .iter()
            .filter(|(key, known)| **known && now.variables.get(key) != Some(&true))
            .map(|((variable, _), _)| {
                let name = module.metadata.special(*variable).and_then(|n| n.str("name"));
                name.unwrap_or("").to_owned()
            })
            .collect();
        names.sort();
        out.extend(names.into_iter().map(Lost::Variable));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pipeline, RunOptions, run_with};

    const TEXT: &str = "\
define i32 @f(i32 %n) !dbg !4 {
  %x = alloca i32, !dbg !6
    #dbg_declare(ptr %x, !5, !DIExpression(), !6)
  store i32 %n, ptr %x, !dbg !6
  %a = load i32, ptr %x, !dbg !6
  ret i32 %a, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !\"Debug Info Version\", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: \"a.cu\", directory: \"/\")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: \"f\", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocalVariable(name: \"x\", scope: !4, file: !2, line: 2)
!6 = !DILocation(line: 2, scope: !4)
";

    #[test]
    fn a_variable_whose_memory_goes_is_lost() {
        let mut module = oxicc_ir::text::parse(TEXT).expect("the module is valid");
        let mut census = Census::new(&module);
        assert_eq!(census.compare(&module, None), []);
        run_with(&mut module, &Pipeline::parse("mem2reg").unwrap(), RunOptions::default());
        let lost = census.compare(&module, None);
        assert_eq!(lost, [Loss { function: "f".into(), what: Lost::Variable("x".into()) }]);
        assert_eq!(census.compare(&module, None), []);
    }
}
