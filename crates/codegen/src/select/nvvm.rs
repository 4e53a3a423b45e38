//! `llvm.nvvm.*` intrinsics.
use super::{Res, Sel};
use oxicc_ir::{Inst, Value};
pub(super) fn is_pure(name: &str) -> bool {
    name.starts_with("llvm.nvvm.read")
}
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn nvvm_intrinsic(&mut self, inst: Inst, name: &str, _a: &[Value]) -> Res<bool> {
        if let Some(s) = name.strip_prefix("llvm.nvvm.read.ptx.sreg.") {
            let sym = self.cx.symbols.intern(&format!("%{s}"));
            let d = self.def("mov.u32", crate::mir::Class::B32, &[crate::mir::Opnd::Name(sym)]);
            if let Some(r) = self.f.result(inst) {
                self.set1(r, d)?;
            }
            return Ok(true);
        }
        Ok(false)
    }
}
