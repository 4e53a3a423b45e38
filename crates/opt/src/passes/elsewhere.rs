//! Names of the reference's passes whose work is done here by another pass, or not by a pass at all.

use super::AnyPass;
use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

/// Names that stand for passes of ours, parameters included.
pub static MAPPED: &[(&str, &str)] = &[
    ("byval-mem2reg", "sroa"),
    ("d2ir-scalarizer", "instcombine"),
    ("infer-address-spaces", "memory-space-opt"),
    ("instsimplify", "instcombine"),
    ("normalize-gep", "separate-const-offset-from-gep"),
    ("nv-early-inliner", "inline"),
    ("nv-inline-must", "always-inline"),
    ("nvptx-set-local-array-alignment", "set-local-array-alignment"),
    ("nvvm-peephole-optimizer", "instcombine"),
    ("nvvm-reflect-pp", "nvvm-reflect"),
    ("old-load-store-vectorizer", "load-store-vectorizer"),
    ("sink<rp-aware>", "sink"),
    ("sinking2", "sink"),
    ("verify", "nvvm-verify"),
];

/// A pass of the reference's that has nothing to do here.
pub struct Elsewhere {
    pub name: &'static str,
    /// Who does its work.
    pub place: &'static str,
}

const fn done(name: &'static str, place: &'static str) -> Elsewhere {
    Elsewhere { name, place }
}

/// What is done by no pass: the names are taken, and change nothing.
pub static ELSEWHERE: &[Elsewhere] = &[
    done("alignment-from-assumptions", "`load-store-vectorizer` asks assumptions itself"),
    done("bypass-slow-division", "the code generator asks whether 32 bits are enough before it divides 64"),
    done("check-gep-index", "the verifier of NVVM IR looks at indices (`nvvm-verify`)"),
    done("check-kernel-functions", "the verifier of NVVM IR looks at kernels (`nvvm-verify`)"),
    done("cnp-launch-check", "the front end looks at launches; all architectures have them"),
    done("generic-to-nvvm", "variables are in global memory when they are read or generated"),
    done("lower-aggr-copies", "the code generator copies aggregates"),
    done("lower-ops", "the code generator makes 128-bit operations of shorter ones"),
    done("lower-struct-args", "`nvvm-pretreat`, `sroa` and the code generator take by-value arguments apart"),
    done("no-op-function", "it does nothing"),
    done("no-op-module", "it does nothing"),
    done("nvptx-set-global-array-alignment", "IR generation aligns arrays"),
    done("nvvm-intr-range", "what special registers can be is known wherever ranges are asked for"),
    done("printf-lowering", "IR generation makes `vprintf` of `printf`"),
    done("process-restrict", "alias analysis reads `noalias` and the marks of IR generation"),
    done("propagate-alignment", "the alignment of an address is computed when it is asked for"),
    done("remat", "the code generator computes cheap values again (`remat-registers`)"),
    done("reuse-local-memory", "the code generator gives arrays that are never live at once the same bytes"),
    done("select-kernels", "every kernel is compiled"),
    done("set-global-array-alignment", "IR generation aligns arrays"),
];

impl ModulePass for Elsewhere {
    fn name(&self) -> &'static str {
        self.name
    }

    fn run(&self, _: &mut oxicc_ir::Module, _: &mut Log) -> Changed {
        Changed::Nothing
    }
}

/// What a name stands for.
pub fn find(name: &str) -> Option<AnyPass> {
    if let Some((_, ours)) = MAPPED.iter().find(|(n, _)| *n == name) {
        return super::find(ours);
    }
    ELSEWHERE.iter().find(|e| e.name == name).map(|e| AnyPass::Module(e))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::passes::known;
    use crate::{OptLevel, Pipeline};

    /// NVIDIA's passes by name.
    const NVIDIA: [&str; 36] = [
        "basic-dbe",
        "branch-dist",
        "bypass-slow-division",
        "byval-mem2reg",
        "check-gep-index",
        "check-kernel-functions",
        "cnp-launch-check",
        "d2ir-scalarizer",
        "generic-to-nvvm",
        "ipmsp",
        "loop-index-split",
        "lower-aggr-copies",
        "lower-ops",
        "lower-struct-args",
        "memory-space-opt",
        "normalize-gep",
        "nv-early-inliner",
        "nv-inline-must",
        "nvptx-set-global-array-alignment",
        "nvptx-set-local-array-alignment",
        "nvvm-intr-range",
        "nvvm-peephole-optimizer",
        "nvvm-pretreat",
        "nvvm-reflect",
        "nvvm-reflect-pp",
        "nvvm-verify",
        "old-load-store-vectorizer",
        "printf-lowering",
        "process-restrict",
        "propagate-alignment",
        "remat",
        "reuse-local-memory",
        "select-kernels",
        "set-global-array-alignment",
        "set-local-array-alignment",
        "sinking2",
    ];
    #[test]
    fn names_of_nvidias_passes_are_taken_and_the_guide_says_what_they_are() {
        let guide = include_str!("../../../../docs/guide/optimizer.md");
        for name in NVIDIA {
            assert!(Pipeline::parse(name).is_ok(), "{name}");
            assert!(known::is_known(name), "{name}");
            let says = match (MAPPED.iter().find(|m| m.0 == name), ELSEWHERE.iter().find(|e| e.name == name))
            {
                (Some((_, ours)), _) => format!("| `{name}` | stands for `{ours}` |"),
                (None, Some(done)) => format!("| `{name}` | {} |", done.place),
                (None, None) => format!("| `{name}` | a pass"),
            };
            assert!(guide.contains(&says), "the guide does not say: {says}");
        }
    }

    #[test]
    fn names_are_sorted_and_stand_for_something() {
        assert!(MAPPED.is_sorted_by_key(|(n, _)| *n) && ELSEWHERE.is_sorted_by_key(|e| e.name));
        for (name, ours) in MAPPED {
            assert!(
                crate::passes::find(ours).is_some()
                    && crate::passes::PASSES.iter().all(|p| p.name() != *name),
                "{name}"
            );
        }
        // The pipelines name what they run.
        let all = Pipeline::for_level(OptLevel::O3);
        assert!(ELSEWHERE.iter().all(|e| all.passes().iter().all(|p| p.name() != e.name)));
    }
}
