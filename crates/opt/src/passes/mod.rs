//! The passes, by kind, and the registry of their names.

pub mod advice;
pub mod elsewhere;
pub mod ipo;
pub mod known;
pub mod loops;
pub mod lower;
pub mod scalar;

use crate::analysis::printed::Print;
use crate::analysis::printed_calls::PrintModule;
use crate::pass::{FunctionPass, ModulePass};

/// A pass of either kind.
#[derive(Clone, Copy)]
pub enum AnyPass {
    Function(&'static dyn FunctionPass),
    Module(&'static dyn ModulePass),
}

impl AnyPass {
    pub fn name(self) -> &'static str {
        match self {
            AnyPass::Function(p) => p.name(),
            AnyPass::Module(p) => p.name(),
        }
    }
}

/// Every pass there is.
pub static PASSES: &[AnyPass] = &[
    AnyPass::Function(&scalar::Adce),
    AnyPass::Function(&advice::AnnotationRemarks),
    AnyPass::Function(&advice::GpuAdvice),
    AnyPass::Function(&scalar::BasicDbe),
    AnyPass::Function(&scalar::BranchDist),
    AnyPass::Function(&scalar::BranchDistLong),
    AnyPass::Module(&scalar::AggressiveInstCombine),
    AnyPass::Function(&scalar::CorrelatedPropagation),
    AnyPass::Function(&scalar::Dce),
    AnyPass::Function(&scalar::DivRemPairs),
    AnyPass::Function(&scalar::Dse),
    AnyPass::Function(&scalar::EarlyCse { memory_ssa: false }),
    AnyPass::Function(&scalar::EarlyCse { memory_ssa: true }),
    AnyPass::Function(&scalar::Gvn(scalar::GvnMode::Full)),
    AnyPass::Function(&scalar::Gvn(scalar::GvnMode::NoPre)),
    AnyPass::Function(&scalar::Gvn(scalar::GvnMode::NoMemory)),
    AnyPass::Function(&scalar::Gvn(scalar::GvnMode::NoPreNoMemory)),
    AnyPass::Function(&scalar::GvnHoist),
    AnyPass::Function(&scalar::InstCombine),
    AnyPass::Function(&scalar::JumpThreading),
    AnyPass::Function(&scalar::LoadStoreVectorizer),
    AnyPass::Function(&scalar::MarkInvariantLoads),
    AnyPass::Function(&scalar::Mem2Reg),
    AnyPass::Function(&scalar::MemCpyOpt),
    AnyPass::Function(&scalar::MemorySpaceOpt),
    AnyPass::Function(&scalar::Reassociate),
    AnyPass::Function(&scalar::Sccp),
    AnyPass::Function(&scalar::SetLocalArrayAlignment),
    AnyPass::Function(&scalar::ShareAddresses),
    AnyPass::Function(&scalar::SimplifyCfg),
    AnyPass::Function(&scalar::Sink),
    AnyPass::Function(&scalar::Slsr),
    AnyPass::Function(&scalar::SpeculativeExecution),
    AnyPass::Function(&scalar::Sroa),
    AnyPass::Function(&scalar::SumProducts),
    AnyPass::Function(&scalar::TailCallElim),
    AnyPass::Function(&loops::IndVars),
    AnyPass::Function(&loops::Licm),
    AnyPass::Function(&loops::LoopDeletion),
    AnyPass::Function(&loops::LoopIndexSplit),
    AnyPass::Function(&loops::LoopKeep),
    AnyPass::Function(&loops::LoopLoadElim),
    AnyPass::Function(&loops::LoopPeel),
    AnyPass::Function(&loops::LoopReduce),
    AnyPass::Function(&loops::LoopRotate),
    AnyPass::Function(&loops::LoopSimplify),
    AnyPass::Function(&loops::LoopUnroll),
    AnyPass::Function(&loops::LoopUnrollFull),
    AnyPass::Function(&loops::LoopUnswitch { repeated: false }),
    AnyPass::Function(&loops::LoopUnswitch { repeated: true }),
    AnyPass::Function(&Print::Aliases),
    AnyPass::Function(&Print::Alignments),
    AnyPass::Function(&Print::Assumptions),
    AnyPass::Function(&Print::DominatorGraph),
    AnyPass::Function(&Print::Dominators),
    AnyPass::Function(&Print::Evolution),
    AnyPass::Function(&Print::Flow { instructions: true }),
    AnyPass::Function(&Print::Flow { instructions: false }),
    AnyPass::Function(&Print::Frequencies),
    AnyPass::Function(&Print::Frontiers),
    AnyPass::Function(&Print::KnownBits),
    AnyPass::Function(&Print::Loops),
    AnyPass::Function(&Print::MemorySsa),
    AnyPass::Function(&Print::Nests),
    AnyPass::Function(&Print::Pressure),
    AnyPass::Function(&Print::Properties),
    AnyPass::Function(&Print::Ranges),
    AnyPass::Function(&Print::Uniformity),
    AnyPass::Module(&PrintModule::CallGraph),
    AnyPass::Module(&PrintModule::Calls),
    AnyPass::Module(&PrintModule::InlineCosts),
    AnyPass::Module(&PrintModule::Text),
    AnyPass::Module(&ipo::AlwaysInline),
    AnyPass::Module(&ipo::ArgPromotion),
    AnyPass::Module(&ipo::ConstMerge),
    AnyPass::Module(&ipo::DeadArgElim),
    AnyPass::Module(&ipo::FunctionAttrs),
    AnyPass::Module(&ipo::GlobalDce),
    AnyPass::Module(&ipo::GlobalOpt),
    AnyPass::Module(&ipo::Inline),
    AnyPass::Module(&ipo::Internalize),
    AnyPass::Module(&ipo::Ipmsp),
    AnyPass::Module(&ipo::Ipsccp),
    AnyPass::Module(&ipo::LocalObjects),
    AnyPass::Module(&ipo::LocalTables),
    AnyPass::Module(&ipo::NvvmVerify),
    AnyPass::Module(&ipo::Pretreat),
    AnyPass::Module(&loops::LoopIdiom),
    AnyPass::Module(&lower::DropConvergenceTokens),
    AnyPass::Module(&lower::LowerBlockAddresses),
    AnyPass::Module(&lower::LowerMathCalls),
    AnyPass::Module(&lower::MarkKernels),
    AnyPass::Module(&lower::NvvmReflect),
];

/// The pass of this name.
pub fn find(name: &str) -> Option<AnyPass> {
    PASSES.iter().copied().find(|p| p.name() == name)
}
