//! What `loop-unroll` says about loops.

use oxicc_ir::{Block, Context, Function};

use crate::remarks::{Log, RemarkKind};

/// A loop that something is said about.
pub struct Told {
    pub latch: Block,
    pub size: usize,
    /// No later run looks at it again.
    pub last: bool,
}

impl Told {
    pub fn passed(&self, ctx: &Context, func: &Function, log: &mut Log, how: impl FnOnce() -> String) {
        let about = (RemarkKind::Passed, "loop-unroll", "Unrolled");
        let text = || format!("loop of {} instructions unrolled {}", self.size, how());
        log.about(ctx, func, func.terminator(self.latch), about, text);
    }

    pub fn missed(&self, ctx: &Context, func: &Function, log: &mut Log, why: impl FnOnce() -> String) {
        if self.last {
            let about = (RemarkKind::Missed, "loop-unroll", "NotUnrolled");
            let text = || format!("loop of {} instructions not unrolled: {}", self.size, why());
            log.about(ctx, func, func.terminator(self.latch), about, text);
        }
    }
}
