//! Loads, stores, atomics.

use oxicc_ptx::{Inst, MemOrder, Opcode, Operand, ReduceOp, ScalarType, StateSpace};

use super::inst::{arg, fmt, int_ty, ty};
use super::{Decoded, Decoder};
use crate::code::{Access, Atom, AtomTy, Op, Role, Slots};

impl Decoder<'_> {
    pub(super) fn load(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let (space, address) = self.address(arg(i, 1)?, i.space())?;
        let regs = self.dests(arg(i, 0)?)?;
        // Signed loads fill the register they go to.
        let first = arg(i, 0)?.elements().first();
        let reg_bits = first.and_then(|r| self.reg_bits(r)).unwrap_or(32).min(64);
        let extend = if ty.is_signed() && ty.bits() < reg_bits { reg_bits as u8 } else { 0 };
        self.op(Op::Ld(Box::new(Access {
            space,
            address,
            bytes: access_bytes(ty)?,
            extend,
            role: role(i),
            regs,
        })))
    }

    pub(super) fn store(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let (space, address) = self.address(arg(i, 0)?, i.space())?;
        let element = if ty.bits() == 128 { ScalarType::B64 } else { ty };
        let regs = self.srcs(arg(i, 1)?, element)?;
        self.op(Op::St(Box::new(Access {
            space,
            address,
            bytes: access_bytes(ty)?,
            extend: 0,
            role: role(i),
            regs,
        })))
    }

    pub(super) fn atom(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let op = i.reduce_op().ok_or("an atomic without an operation")?;
        let is_red = matches!(i.op, Opcode::Red | Opcode::RedAsync | Opcode::MultimemRed);
        let first = if is_red { 0 } else { 1 };
        let (space, address) = self.address(arg(i, first)?, i.space())?;
        let d = match arg(i, 0)? {
            _ if is_red => Slots::new(),
            Operand::Sink => Slots::new(),
            other => self.dests(other)?,
        };
        let a = self.srcs(arg(i, first + 1)?, ty)?;
        let b = match op {
            ReduceOp::Cas => self.srcs(arg(i, first + 2)?, ty)?,
            _ => Slots::new(),
        };
        let ty = match fmt(ty) {
            Some(fmt) => AtomTy::Float(fmt),
            None if ty == ScalarType::B128 => AtomTy::B128,
            None => AtomTy::Int(int_ty(ty)?),
        };
        let ordered = i.order().is_some_and(|o| o != MemOrder::Relaxed);
        self.op(Op::Atom(Box::new(Atom { space, address, op, ty, ordered, d, a, b })))
    }
}

/// Bytes of one element; 128-bit elements are two of 8.
fn access_bytes(ty: ScalarType) -> Decoded<u8> {
    match ty.bits() {
        bits @ (8 | 16 | 32 | 64) => Ok((bits / 8) as u8),
        128 => Ok(8),
        _ => Err(format!("an access of type .{}", ty.text())),
    }
}

fn role(i: &Inst) -> Role {
    match i.space() {
        Some(StateSpace::Param | StateSpace::ParamEntry | StateSpace::ParamFunc) => Role::Parameter,
        _ if i.order().is_some_and(|o| o != MemOrder::Weak) => Role::Synchronising,
        _ => Role::Data,
    }
}
