//! Expressions that are written elsewhere.

use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::tree::{EnvId, ScopeId, TokenRange};

impl<'a> Sema<'a> {
    /// Reads tokens recorded elsewhere (default arguments, default member initialisers) into the current body, in the
    /// scope they were written in. Locals of this body are not visible to them.
    pub(crate) fn replay_in<R>(
        &mut self,
        range: TokenRange,
        scope: ScopeId,
        _env: Option<EnvId>,
        f: impl FnOnce(&mut Parser<'_, 'a>) -> R,
    ) -> R {
        let outer = std::mem::replace(&mut self.cx.scope, scope);
        let result = self.setting(|s| &mut s.cx.ex.amp_pos, u32::MAX, |s| s.replay_here(range, f));
        self.cx.scope = outer;
        result
    }
}
