//! `llvm.*` intrinsics.
use oxicc_ir::{CallInfo, Inst, Value};
use super::{Res, Sel};
pub(super) fn is_pure(_name: &str) -> bool { false }
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn generic_intrinsic(&mut self, _i: Inst, name: &str, _a: &[Value], _c: CallInfo) -> Res<bool> { Ok(name.starts_with("llvm.lifetime")) }
}
