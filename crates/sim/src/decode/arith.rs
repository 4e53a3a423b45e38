//! Arithmetic, logic, comparison, selection.

use oxicc_ptx::{CmpOp, Flag, Inst, Opcode, Operand, ReduceOp, Reg, Rounding, ScalarType};

use super::inst::{arg, fmt, int_ty, ty};
use super::{Decoded, Decoder};
use crate::code::{
    BoolOp, CarryOp, Class, Cmp, CmpTy, CvtMode, Float1, Float2, Float3, FloatMode, Fmt, Int1, Int2, Int3,
    IntTy, Num, Op, PRED_SINK, PredRef, PredSlot, PrmtMode, SINK, Slot,
};

impl Decoder<'_> {
    pub(super) fn binary(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        if ty == ScalarType::Pred {
            return self.pred_logic(i);
        }
        let (d, mut a) = (self.dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ty)?);
        if let Some(fmt) = fmt(ty) {
            if let Some(narrow) = mixed(i) {
                a = self.widen(a, narrow);
            }
            let op = match i.op {
                Opcode::Add => Float2::Add,
                Opcode::Sub => Float2::Sub,
                Opcode::Mul => Float2::Mul,
                Opcode::Div => Float2::Div,
                Opcode::Min => Float2::Min,
                Opcode::Max => Float2::Max,
                Opcode::Copysign => Float2::Copysign,
                _ => return Err(format!("{} of floats", i.op.text())),
            };
            let b = self.src(arg(i, 2)?, ty)?;
            if let Some(third) = i.operands.get(3) {
                let op = match op {
                    Float2::Min => Float3::Min,
                    Float2::Max => Float3::Max,
                    _ => return Err("three operands".into()),
                };
                let c = self.src(third, ty)?;
                return self.op(Op::Float3 { op, fmt, mode: float_mode(i), d, a, b, c });
            }
            return self.op(Op::Float2 { op, fmt, mode: float_mode(i), d, a, b });
        }
        if i.has(Flag::Cc) {
            return self.carry(i);
        }
        let shift = matches!(i.op, Opcode::Shl | Opcode::Shr);
        let b = self.src(arg(i, 2)?, if shift { ScalarType::U32 } else { ty })?;
        let (sat, relu) = (i.has(Flag::Sat), i.has(Flag::Relu));
        let op = match i.op {
            Opcode::Add if sat => Int2::AddSat,
            Opcode::Add => Int2::Add,
            Opcode::Sub if sat => Int2::SubSat,
            Opcode::Sub => Int2::Sub,
            Opcode::Mul if i.has(Flag::Wide) => Int2::MulWide,
            Opcode::Mul if i.has(Flag::Hi) => Int2::MulHi,
            Opcode::Mul => Int2::Mul,
            Opcode::Mul24 if i.has(Flag::Hi) => Int2::Mul24Hi,
            Opcode::Mul24 => Int2::Mul24,
            Opcode::Div => Int2::Div,
            Opcode::Rem => Int2::Rem,
            Opcode::Min if relu => Int2::MinRelu,
            Opcode::Max if relu => Int2::MaxRelu,
            Opcode::Min => Int2::Min,
            Opcode::Max => Int2::Max,
            Opcode::And => Int2::And,
            Opcode::Or => Int2::Or,
            Opcode::Xor => Int2::Xor,
            Opcode::Shl => Int2::Shl,
            Opcode::Shr => Int2::Shr,
            Opcode::Bmsk => Int2::Bmsk(i.has(Flag::Clamp)),
            Opcode::Szext => Int2::Szext(i.has(Flag::Clamp)),
            _ => return Err(format!("{} of integers", i.op.text())),
        };
        if matches!(ty, ScalarType::U16x2 | ScalarType::S16x2) {
            return self.op(Op::Packed16 { op, signed: ty == ScalarType::S16x2, d, a, b });
        }
        if ty == ScalarType::B128 {
            return self.wide_logic(i, op);
        }
        self.op(Op::Int2 { op, ty: int_ty(ty)?, d, a, b })
    }

    /// Bitwise operations on 128-bit registers: half by half.
    fn wide_logic(&mut self, i: &Inst, op: Int2) -> Decoded<()> {
        let d = self.dests(arg(i, 0)?)?;
        let a = self.srcs(arg(i, 1)?, ScalarType::B64)?;
        let b = self.srcs(arg(i, 2)?, ScalarType::B64)?;
        if d.len() != 2 || a.len() != 2 || b.len() != 2 || !matches!(op, Int2::And | Int2::Or | Int2::Xor) {
            return Err("a 128-bit operation".into());
        }
        let ty = IntTy { bits: 64, signed: false };
        for n in 0..2 {
            self.push(Op::Int2 { op, ty, d: d[n], a: a[n], b: b[n] });
        }
        Ok(())
    }

    fn pred_logic(&mut self, i: &Inst) -> Decoded<()> {
        let d = self.pred_dest(arg(i, 0)?)?;
        let (a, b) = (self.pred(arg(i, 1)?)?, self.pred(arg(i, 2)?)?);
        let op = match i.op {
            Opcode::And => BoolOp::And,
            Opcode::Or => BoolOp::Or,
            Opcode::Xor => BoolOp::Xor,
            _ => return Err(format!("{} of predicates", i.op.text())),
        };
        self.op(Op::Pred2 { op, d, a, b })
    }

    pub(super) fn unary(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        if ty == ScalarType::Pred && i.op == Opcode::Not {
            let d = self.pred_dest(arg(i, 0)?)?;
            let a = self.pred(arg(i, 1)?)?;
            return self.op(Op::Pred2 { op: BoolOp::Xor, d, a, b: PredRef::TRUE });
        }
        let (d, a) = (self.dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ty)?);
        if let Some(fmt) = fmt(ty) {
            let op = match i.op {
                Opcode::Neg => Float1::Neg,
                Opcode::Abs => Float1::Abs,
                Opcode::Sqrt => Float1::Sqrt,
                Opcode::Rcp => Float1::Rcp,
                Opcode::Rsqrt => Float1::Rsqrt,
                Opcode::Sin => Float1::Sin,
                Opcode::Cos => Float1::Cos,
                Opcode::Lg2 => Float1::Lg2,
                Opcode::Ex2 => Float1::Ex2,
                Opcode::Tanh => Float1::Tanh,
                _ => return Err(format!("{} of floats", i.op.text())),
            };
            return self.op(Op::Float1 { op, fmt, mode: float_mode(i), d, a });
        }
        let op = match i.op {
            Opcode::Neg => Int1::Neg,
            Opcode::Abs => Int1::Abs,
            Opcode::Not => Int1::Not,
            Opcode::Cnot => Int1::Cnot,
            Opcode::Popc => Int1::Popc,
            Opcode::Clz => Int1::Clz,
            Opcode::Brev => Int1::Brev,
            Opcode::Bfind if i.has(Flag::Shiftamt) => Int1::BfindShift,
            Opcode::Bfind => Int1::Bfind,
            _ => return Err(format!("{} of integers", i.op.text())),
        };
        self.op(Op::Int1 { op, ty: int_ty(ty)?, d, a })
    }

    pub(super) fn ternary(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        if let (Opcode::Lop3, Operand::Pair(d, p)) = (i.op, arg(i, 0)?) {
            return self.lop3_pred(i, Operand::Reg(*d), *p);
        }
        let d = self.dest(arg(i, 0)?)?;
        let mut a = self.src(arg(i, 1)?, ty)?;
        let b_ty = if i.op == Opcode::Bfe { ScalarType::U32 } else { ty };
        let mut b = self.src(arg(i, 2)?, b_ty)?;
        if let Some(fmt) = fmt(ty) {
            if let Some(narrow) = mixed(i) {
                a = self.widen(a, narrow);
                b = self.widen(b, narrow);
            }
            let c = self.src(arg(i, 3)?, ty)?;
            return self.op(Op::Float3 { op: Float3::Fma, fmt, mode: float_mode(i), d, a, b, c });
        }
        let wide = i.has(Flag::Wide);
        if i.has(Flag::Cc) && i.op == Opcode::Mad {
            return self.carry(i);
        }
        let c_ty = match i.op {
            Opcode::Bfe | Opcode::Shf | Opcode::Fns => ScalarType::U32,
            _ if wide && ty.bits() == 32 => ScalarType::U64,
            _ if wide => ScalarType::U32,
            _ => ty,
        };
        let c = self.src(arg(i, 3)?, c_ty)?;
        let types: Vec<ScalarType> = i.types().collect();
        let signs = || (types[0].is_signed(), types.get(1).is_some_and(|t| t.is_signed()));
        let (int, op) = match i.op {
            Opcode::Mad if wide => (int_ty(ty)?, Int3::MadWide),
            Opcode::Mad if i.has(Flag::Hi) && i.has(Flag::Sat) => (int_ty(ty)?, Int3::MadHiSat),
            Opcode::Mad if i.has(Flag::Hi) => (int_ty(ty)?, Int3::MadHi),
            Opcode::Mad => (int_ty(ty)?, Int3::Mad),
            Opcode::Mad24 if i.has(Flag::Hi) && i.has(Flag::Sat) => (int_ty(ty)?, Int3::Mad24HiSat),
            Opcode::Mad24 if i.has(Flag::Hi) => (int_ty(ty)?, Int3::Mad24Hi),
            Opcode::Mad24 => (int_ty(ty)?, Int3::Mad24),
            Opcode::Sad => (int_ty(ty)?, Int3::Sad),
            Opcode::Bfe => (int_ty(ty)?, Int3::Bfe),
            Opcode::Prmt => (U32, Int3::Prmt(prmt_mode(i))),
            Opcode::Lop3 => {
                let table = arg(i, 4)?.as_int().ok_or("lop3 without a constant table")?;
                (U32, Int3::Lop3(table as u8))
            }
            Opcode::Shf if i.has(Flag::L) => (U32, Int3::ShfL(i.has(Flag::Clamp))),
            Opcode::Shf => (U32, Int3::ShfR(i.has(Flag::Clamp))),
            Opcode::Dp4a => (U32, Int3::Dp4a(signs().0, signs().1)),
            Opcode::Dp2a if i.has(Flag::Hi) => (U32, Int3::Dp2aHi(signs().0, signs().1)),
            Opcode::Dp2a => (U32, Int3::Dp2aLo(signs().0, signs().1)),
            Opcode::Fns => (U32, Int3::Fns),
            _ => return Err(format!("{} of integers", i.op.text())),
        };
        self.op(Op::Int3 { op, ty: int, d, a, b, c })
    }

    /// `lop3.or.b32 d|p, a, b, c, table, q`: also whether the result is not zero, combined with `q`.
    fn lop3_pred(&mut self, i: &Inst, d: Operand, p: Reg) -> Decoded<()> {
        let to = self.dest(&d)?;
        let d = if to == SINK { self.scopes.temporary() } else { to };
        let mut source = |n: usize| self.src(arg(i, n)?, ScalarType::B32);
        let (a, b, c) = (source(1)?, source(2)?, source(3)?);
        let table = arg(i, 4)?.as_int().ok_or("lop3 without a constant table")?;
        self.push(Op::Int3 { op: Int3::Lop3(table as u8), ty: U32, d, a, b, c });
        let combine = match i.reduce_op() {
            Some(ReduceOp::And) => BoolOp::And,
            Some(ReduceOp::Or) => BoolOp::Or,
            _ => return Err("lop3 without a boolean operation".into()),
        };
        let combine = Some((combine, self.pred(arg(i, 5)?)?));
        let zero = self.constant(0);
        let (p, q) = (self.pred_dest_reg(p)?, PRED_SINK);
        self.op(Op::Setp { cmp: Cmp::Ne, ty: CmpTy::Int(U32), d: p, q, a: d, b: zero, combine })
    }

    /// A half as a single, for instructions of mixed precision.
    fn widen(&mut self, a: Slot, from: Num) -> Slot {
        let d = self.scopes.temporary();
        let mode = CvtMode {
            rounding: Rounding::Rn,
            integral: false,
            ftz: false,
            sat: false,
            satfinite: false,
            relu: false,
        };
        self.push(Op::Cvt { to: Num::F32, from, to_reg_bits: 32, mode, d, a });
        d
    }

    pub(super) fn carry(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let (d, a) = (self.dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ty)?);
        let b = self.src(arg(i, 2)?, ty)?;
        let op = match i.op {
            Opcode::Add | Opcode::Addc => CarryOp::Add,
            Opcode::Sub | Opcode::Subc => CarryOp::Sub,
            _ if i.has(Flag::Hi) => CarryOp::MadHi,
            _ => CarryOp::MadLo,
        };
        let c = match i.operands.get(3) {
            Some(c) => self.src(c, ty)?,
            None => self.constant(0),
        };
        let carry_in = matches!(i.op, Opcode::Addc | Opcode::Subc | Opcode::Madc);
        self.op(Op::Carry { op, ty: int_ty(ty)?, carry_in, carry_out: i.has(Flag::Cc), d, a, b, c })
    }

    pub(super) fn bfi(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let d = self.dest(arg(i, 0)?)?;
        let (a, b) = (self.src(arg(i, 1)?, ty)?, self.src(arg(i, 2)?, ty)?);
        let (pos, len) = (self.src(arg(i, 3)?, ScalarType::U32)?, self.src(arg(i, 4)?, ScalarType::U32)?);
        self.op(Op::Bfi { ty: int_ty(ty)?, d, a, b, pos, len })
    }

    pub(super) fn testp(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let class = [
            (Flag::Finite, Class::Finite),
            (Flag::Infinite, Class::Infinite),
            (Flag::Number, Class::Number),
            (Flag::Notanumber, Class::NotANumber),
            (Flag::Normal, Class::Normal),
            (Flag::Subnormal, Class::Subnormal),
        ]
        .into_iter()
        .find(|(flag, _)| i.has(*flag));
        let (_, class) = class.ok_or("testp without a class")?;
        let fmt = fmt(ty).ok_or("testp of integers")?;
        let (d, a) = (self.pred_dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ty)?);
        self.op(Op::Testp { class, fmt, d, a })
    }

    /// The destinations of setp: `p` or `p|q`.
    fn pred_pair(&self, operand: &Operand) -> Decoded<(PredSlot, PredSlot)> {
        match operand {
            Operand::Pair(p, q) => Ok((self.pred_dest_reg(*p)?, self.pred_dest_reg(*q)?)),
            other => Ok((self.pred_dest(other)?, PRED_SINK)),
        }
    }

    fn combine(&self, i: &Inst) -> Decoded<Option<(BoolOp, PredRef)>> {
        let op = match i.reduce_op() {
            None => return Ok(None),
            Some(ReduceOp::And) => BoolOp::And,
            Some(ReduceOp::Or) => BoolOp::Or,
            Some(ReduceOp::Xor) => BoolOp::Xor,
            Some(_) => return Err("a boolean operation".into()),
        };
        Ok(Some((op, self.pred(arg(i, 3)?)?)))
    }

    pub(super) fn setp(&mut self, i: &Inst) -> Decoded<()> {
        let ty = i.last_type().ok_or("setp without a type")?;
        let (d, q) = self.pred_pair(arg(i, 0)?)?;
        let (a, b) = (self.src(arg(i, 1)?, ty)?, self.src(arg(i, 2)?, ty)?);
        let combine = self.combine(i)?;
        let cmp = cmp(i)?;
        if let Some(fmt @ (Fmt::F16x2 | Fmt::Bf16x2)) = fmt(ty) {
            return self.op(Op::Setp2 { cmp, fmt, ftz: i.has(Flag::Ftz), d, q, a, b, combine });
        }
        self.op(Op::Setp { cmp, ty: cmp_ty(i, ty)?, d, q, a, b, combine })
    }

    pub(super) fn set(&mut self, i: &Inst) -> Decoded<()> {
        let (to, from) = (ty(i)?, i.last_type().ok_or("set without a type")?);
        if to.bits() > 32 || from.bits() > 64 {
            return Err("set of these types".into());
        }
        let d = self.dest(arg(i, 0)?)?;
        let (a, b) = (self.src(arg(i, 1)?, from)?, self.src(arg(i, 2)?, from)?);
        let combine = self.combine(i)?;
        let cmp = cmp(i)?;
        let yes: u64 = match to {
            ScalarType::F32 => 0x3f80_0000,
            ScalarType::F16 | ScalarType::F16x2 => 0x3c00,
            ScalarType::Bf16 | ScalarType::Bf16x2 => 0x3f80,
            _ => 0xffff_ffff,
        };
        if let Some(fmt @ (Fmt::F16x2 | Fmt::Bf16x2)) = fmt(from) {
            let ftz = i.has(Flag::Ftz);
            return self.op(Op::Set2 { cmp, fmt, ftz, yes: yes as u16, d, a, b, combine });
        }
        self.op(Op::Set { cmp, ty: cmp_ty(i, from)?, yes, d, a, b, combine })
    }

    pub(super) fn selp(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let p = self.pred(arg(i, 3)?)?;
        if ty.bits() == 128 {
            let d = self.dests(arg(i, 0)?)?;
            let (a, b) = (self.srcs(arg(i, 1)?, ScalarType::B64)?, self.srcs(arg(i, 2)?, ScalarType::B64)?);
            for ((d, a), b) in d.iter().zip(a).zip(b) {
                self.push(Op::Selp { d: *d, a, b, p });
            }
            return Ok(());
        }
        let d = self.dest(arg(i, 0)?)?;
        let (a, b) = (self.src(arg(i, 1)?, ty)?, self.src(arg(i, 2)?, ty)?);
        self.op(Op::Selp { d, a, b, p })
    }

    pub(super) fn slct(&mut self, i: &Inst) -> Decoded<()> {
        let (ty, by) = (ty(i)?, i.last_type().ok_or("slct without a type")?);
        let d = self.dest(arg(i, 0)?)?;
        let (a, b) = (self.src(arg(i, 1)?, ty)?, self.src(arg(i, 2)?, ty)?);
        let c = self.src(arg(i, 3)?, by)?;
        if by == ScalarType::F32 {
            return self.op(Op::SlctFloat { d, a, b, c, ftz: i.has(Flag::Ftz) });
        }
        self.op(Op::Int3 { op: Int3::SlctInt, ty: int_ty(ty)?, d, a, b, c })
    }

    pub(super) fn mov(&mut self, i: &Inst) -> Decoded<()> {
        let (to, from) = (arg(i, 0)?, arg(i, 1)?);
        let ty = ty(i)?;
        if ty == ScalarType::Pred || self.is_pred(to) {
            let (d, a) = (self.pred_dest(to)?, self.pred(from)?);
            return self.op(Op::MovPred { d, a });
        }
        match (to, from) {
            (Operand::Vector(parts), _) => {
                let part_bits = ty.bits() / parts.len().max(1) as u32;
                let a = self.srcs(from, ty)?;
                let parts = self.dests(to)?;
                self.op(Op::Unpack { parts, a, bits: part_bits as u8 })
            }
            (_, Operand::Vector(parts)) => {
                let part_bits = ty.bits() / parts.len().max(1) as u32;
                let part_ty = match part_bits {
                    8 => ScalarType::B8,
                    16 => ScalarType::B16,
                    32 => ScalarType::B32,
                    _ => ScalarType::B64,
                };
                let parts = self.srcs(from, part_ty)?;
                let d = self.dests(to)?;
                self.op(Op::Pack { d, parts, bits: part_bits as u8 })
            }
            _ => {
                let d = self.dests(to)?;
                let a: smallvec::SmallVec<[Slot; 4]> = self.srcs(from, ty)?;
                if d.len() != a.len() {
                    return Err("a move between different sizes".into());
                }
                for (d, a) in d.into_iter().zip(a) {
                    self.push(Op::Mov { d, a });
                }
                Ok(())
            }
        }
    }
}

/// The narrow type of an instruction that adds halves to singles: `fma.rn.f32.f16`.
fn mixed(i: &Inst) -> Option<Num> {
    match (i.ty(), i.last_type()) {
        (Some(ScalarType::F32), Some(ScalarType::F16)) => Some(Num::F16),
        (Some(ScalarType::F32), Some(ScalarType::Bf16)) => Some(Num::Bf16),
        _ => None,
    }
}

const U32: IntTy = IntTy { bits: 32, signed: false };

fn float_mode(i: &Inst) -> FloatMode {
    FloatMode {
        rounding: i.rounding().unwrap_or(Rounding::Rn),
        ftz: i.has(Flag::Ftz),
        sat: i.has(Flag::Sat),
        relu: i.has(Flag::Relu),
        nan: i.has(Flag::NaN),
        xorsign: i.has(Flag::Xorsign),
    }
}

fn prmt_mode(i: &Inst) -> PrmtMode {
    [
        (Flag::F4e, PrmtMode::F4e),
        (Flag::B4e, PrmtMode::B4e),
        (Flag::Rc8, PrmtMode::Rc8),
        (Flag::Ecl, PrmtMode::Ecl),
        (Flag::Ecr, PrmtMode::Ecr),
        (Flag::Rc16, PrmtMode::Rc16),
    ]
    .into_iter()
    .find(|(flag, _)| i.has(*flag))
    .map_or(PrmtMode::Default, |(_, mode)| mode)
}

pub(super) fn cmp(i: &Inst) -> Decoded<Cmp> {
    Ok(match i.cmp().ok_or("a comparison without an operator")? {
        CmpOp::Eq => Cmp::Eq,
        CmpOp::Ne => Cmp::Ne,
        CmpOp::Lt | CmpOp::Lo => Cmp::Lt,
        CmpOp::Le | CmpOp::Ls => Cmp::Le,
        CmpOp::Gt | CmpOp::Hi => Cmp::Gt,
        CmpOp::Ge | CmpOp::Hs => Cmp::Ge,
        CmpOp::Equ => Cmp::Equ,
        CmpOp::Neu => Cmp::Neu,
        CmpOp::Ltu => Cmp::Ltu,
        CmpOp::Leu => Cmp::Leu,
        CmpOp::Gtu => Cmp::Gtu,
        CmpOp::Geu => Cmp::Geu,
        CmpOp::Num => Cmp::Num,
        CmpOp::Nan => Cmp::Nan,
    })
}

fn cmp_ty(i: &Inst, ty: ScalarType) -> Decoded<CmpTy> {
    match fmt(ty) {
        Some(fmt) => Ok(CmpTy::Float(fmt, i.has(Flag::Ftz))),
        None => Ok(CmpTy::Int(int_ty(ty)?)),
    }
}
