//! Atomics and fences.
use super::{Res, Sel, fail};
use oxicc_ir::{MemAccess, Ordering, RmwOp, SyncScope, Value};
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn atomic_load(&mut self, _r: Value, _p: Value, _a: MemAccess) -> Res {
        fail(" Error: unsupported operation")
    }
    pub(super) fn atomic_store(&mut self, _r: Value, _p: Value, _a: MemAccess) -> Res {
        fail(" Error: unsupported operation")
    }
    pub(super) fn fence(&mut self, _o: Ordering, _s: SyncScope) -> Res {
        fail(" Error: unsupported operation")
    }
    pub(super) fn cmpxchg(
        &mut self,
        _r: Value,
        _p: Value,
        _e: Value,
        _n: Value,
        _a: MemAccess,
        _f: Ordering,
    ) -> Res {
        fail(" Error: unsupported operation")
    }
    pub(super) fn atomic_rmw(&mut self, _r: Value, _op: RmwOp, _p: Value, _v: Value, _a: MemAccess) -> Res {
        fail(" Error: unsupported operation")
    }
}
