//! Inline assembly.
use super::{Res, Sel, fail};
use oxicc_ir::{Inst, Value};
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn inline_asm(&mut self, _i: Inst, _c: Value, _a: &[Value]) -> Res {
        fail("inline assembly")
    }
}
