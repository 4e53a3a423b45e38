//! Inline assembly.
use oxicc_ir::{Inst, Value};
use super::{Res, Sel, fail};
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn inline_asm(&mut self, _i: Inst, _c: Value, _a: &[Value]) -> Res { fail("inline assembly") }
}
