//! Writes to constant memory.
//!
//! A program may contain them, in code that never runs or by mistake; PTX has no instruction for them. As with the reference
//! compiler, there is a warning, and a kernel that gets there stops.

use oxicc_ir::{Inst, InstData, Type, Value};
use oxicc_ptx::Opcode;

use super::values::zero;
use super::{Parts, Res, Sel};
use crate::cx::Space;
use crate::op::Operation;
use crate::spaces::const_space;

impl<'a, 'm> Sel<'a, 'm> {
    /// The warning about an instruction that writes constant memory.
    pub(super) fn writes_constant(&self, inst: Inst) -> Option<&'static str> {
        let store = "Cannot store to pointer that points to constant memory space";
        let (ptr, text) = match self.f.inst(inst) {
            InstData::Store { ptr, .. } => (ptr, store),
            InstData::AtomicRmw { ptr, .. } | InstData::CmpXchg { ptr, .. } => {
                (ptr, "Cannot do atomic on constant memory")
            }
            InstData::Call { args: &[to, .., size, _], .. } => {
                let name = self.cx.module.global(self.f.direct_callee(inst)?).name();
                let writes = ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."];
                if !writes.iter().any(|n| name.starts_with(n)) || self.f.as_u64(size) == Some(0) {
                    return None;
                }
                (to, store)
            }
            _ => return None,
        };
        let space = match self.f.value_const(ptr) {
            Some(c) if self.ty(ptr) == Type::PTR => const_space(&self.cx, self.f.consts(), c),
            _ => self.space(ptr),
        };
        (space == Space::Const).then_some(text)
    }

    /// Stops the thread in place of the instruction.
    pub(super) fn stop_at_write(&mut self, inst: Inst, warning: &str) -> Res {
        let name = self.cx.module.global(self.id).name().to_owned();
        self.cx.warnings.push(crate::Error { function: name, inst: Some(inst), message: warning.to_owned() });
        self.effect(Operation::new(Opcode::Trap), &[], &[]);
        let demanded = |v: &Value| self.is_demanded(*v) && !self.is_aliased(*v);
        if let Some(result) = self.f.result(inst).filter(demanded) {
            let ty = self.ty(result);
            let leaves = self.cx.leaves.of(ty);
            let parts: Parts = leaves.iter().flat_map(|l| l.iter()).map(|l| zero(l.leaf)).collect();
            self.set(result, &parts)?;
        }
        Ok(())
    }
}
