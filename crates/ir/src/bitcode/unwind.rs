//! Exception handling, which does not exist on the device: read away as `crate::unwind` describes.

use super::calls::CallHead;
use super::module::Reader;
use super::operands::Ops;
use super::{BResult, fail};
use crate::inst::{Block, Op};
use crate::ops::{CallConv, FastMath, TailKind};
use crate::types::Type;

/// The bit of an invoke's calling convention that says that a function type follows.
const EXPLICIT_TYPE: u64 = 1 << 13;

impl Reader<'_> {
    /// An `invoke`: a call, and a branch to its normal destination.
    pub(super) fn invoke(&mut self, ops: &mut Ops) -> BResult<()> {
        let attrs = ops.next()?;
        let convention = ops.next()?;
        let normal = self.block_at(ops.next()?)?;
        let unwind = self.block_at(ops.next()?)?;
        if convention & EXPLICIT_TYPE == 0 {
            return fail("invoke without a function type is not supported");
        }
        let from = self.current_block()?;
        let head = CallHead {
            attrs,
            ty: ops.next()?,
            cc: CallConv((convention & 0x3ff) as u16),
            tail: TailKind::None,
            fmf: FastMath::empty(),
        };
        if self.call_of(head, ops)?.is_none() {
            return fail("a debug intrinsic cannot be invoked");
        }
        self.st().unwinds.push((from, unwind));
        self.emit(Op::Br, Type::VOID, &[], &[normal])?;
        // Attachments and locations of the invoke are the call's; the branch has no number of its own.
        self.st().insts.pop();
        Ok(())
    }

    /// Landing pads, funclets and their ends. Their operands are never computed, so none is looked at.
    pub(super) fn pad(&mut self, code: u32, ops: &mut Ops) -> BResult<()> {
        match code {
            39 => self.dead_end(),
            40 | 47 => {
                let ty = self.ty(ops.next()?)?;
                if !self.module.types.is_first_class(ty) {
                    return fail("Invalid type for a landing pad");
                }
                self.never(ty)
            }
            48 => {
                ops.next()?;
                if ops.left() > 0 {
                    self.unwind_edge(ops)?;
                }
                self.dead_end()
            }
            49 => {
                ops.next()?;
                let target = self.block_at(ops.next()?)?;
                self.emit(Op::Br, Type::VOID, &[], &[target])?;
                Ok(())
            }
            50 | 51 => self.never(Type::TOKEN),
            _ => {
                ops.next()?;
                for _ in 0..ops.next()? {
                    self.block_at(ops.next()?)?;
                }
                if ops.left() > 0 {
                    self.unwind_edge(ops)?;
                }
                self.never(Type::TOKEN)?;
                self.st().insts.pop();
                self.dead_end()
            }
        }
    }

    fn current_block(&mut self) -> BResult<Block> {
        let st = self.st();
        st.blocks.get(st.block).copied().ok_or(super::BitcodeError("Invalid instruction with no BB".into()))
    }

    fn unwind_edge(&mut self, ops: &mut Ops) -> BResult<()> {
        let to = self.block_at(ops.next()?)?;
        let from = self.current_block()?;
        self.st().unwinds.push((from, to));
        Ok(())
    }

    /// The result of an instruction that never runs.
    fn never(&mut self, ty: Type) -> BResult<()> {
        self.current_block()?;
        let poison = self.st().func.poison(ty);
        self.vanish(poison)
    }

    fn dead_end(&mut self) -> BResult<()> {
        self.emit(Op::Unreachable, Type::VOID, &[], &[])?;
        Ok(())
    }
}
