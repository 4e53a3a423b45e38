//! What a pass is, and the analyses it can ask for.

use oxicc_ir::analysis::{DominatorTree, LoopInfo};
use oxicc_ir::{Context, Function, Module};

use crate::analysis::evolution::Evolution;
use crate::analysis::frequency::Frequencies;
use crate::analysis::memory_ssa::MemorySsa;
use crate::remarks::Log;

/// Whether a pass changed anything, and what it left valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    Nothing,
    /// Instructions changed; blocks and edges did not, so that dominators and loops are still right.
    Instructions,
    /// Blocks or edges changed too.
    ControlFlow,
}

impl Changed {
    /// The larger of two changes.
    pub fn and(self, other: Changed) -> Changed {
        match (self, other) {
            (Changed::ControlFlow, _) | (_, Changed::ControlFlow) => Changed::ControlFlow,
            (Changed::Instructions, _) | (_, Changed::Instructions) => Changed::Instructions,
            _ => Changed::Nothing,
        }
    }

    /// A change of instructions if the condition holds.
    pub fn instructions_if(changed: bool) -> Changed {
        if changed { Changed::Instructions } else { Changed::Nothing }
    }
}

/// A transformation of one function.
pub trait FunctionPass: Sync {
    fn name(&self) -> &'static str;
    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed;
}

/// A transformation of a whole module.
pub trait ModulePass: Sync {
    fn name(&self) -> &'static str;
    fn run(&self, module: &mut Module, log: &mut Log) -> Changed;
}

/// Cached analyses of one function. The manager drops what a pass invalidates; a pass that changes control flow and then
/// asks again must call [`Analyses::invalidate`] itself.
#[derive(Default)]
pub struct Analyses {
    dominators: Option<DominatorTree>,
    loops: Option<LoopInfo>,
    memory_ssa: Option<MemorySsa>,
    evolution: Option<Evolution>,
    frequencies: Option<Frequencies>,
    /// What the passes say.
    pub log: Log,
}

impl Analyses {
    pub fn new() -> Analyses {
        Analyses::default()
    }

    /// No analyses yet, and a place for what passes say.
    pub fn with_log(log: Log) -> Analyses {
        Analyses { log, ..Analyses::default() }
    }

    pub fn dominators(&mut self, func: &Function) -> &DominatorTree {
        self.dominators.get_or_insert_with(|| DominatorTree::compute(func))
    }

    pub fn loops(&mut self, func: &Function) -> (&DominatorTree, &LoopInfo) {
        let dominators = self.dominators.get_or_insert_with(|| DominatorTree::compute(func));
        let loops = self.loops.get_or_insert_with(|| LoopInfo::compute(func, dominators));
        (dominators, loops)
    }

    pub(crate) fn memory_ssa(&mut self, ctx: &Context, func: &Function) -> (&DominatorTree, &MemorySsa) {
        let dominators = self.dominators.get_or_insert_with(|| DominatorTree::compute(func));
        let ssa = self.memory_ssa.get_or_insert_with(|| MemorySsa::compute(ctx, func, dominators));
        (dominators, ssa)
    }

    pub(crate) fn evolution(
        &mut self,
        ctx: &Context,
        func: &Function,
    ) -> (&DominatorTree, &LoopInfo, &Evolution) {
        let dominators = self.dominators.get_or_insert_with(|| DominatorTree::compute(func));
        let loops = self.loops.get_or_insert_with(|| LoopInfo::compute(func, dominators));
        let evolution = self.evolution.get_or_insert_with(|| Evolution::compute(ctx, func, loops));
        (dominators, loops, evolution)
    }

    pub(crate) fn frequencies(&mut self, ctx: &Context, func: &Function) -> &Frequencies {
        if self.frequencies.is_none() {
            let (dominators, loops, evolution) = self.evolution(ctx, func);
            let frequencies = Frequencies::compute(func, dominators, loops, evolution);
            self.frequencies = Some(frequencies);
        }
        self.frequencies.get_or_insert_with(Frequencies::default)
    }

    /// Forgets what a change made wrong.
    pub fn invalidate(&mut self, changed: Changed) {
        if changed != Changed::Nothing {
            self.memory_ssa = None;
            self.evolution = None;
        }
        if changed == Changed::ControlFlow {
            self.dominators = None;
            self.loops = None;
            self.frequencies = None;
        }
    }
}
