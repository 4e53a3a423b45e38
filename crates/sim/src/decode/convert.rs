//! Conversions: cvt, cvta, isspacep.

use oxicc_ptx::{Flag, Inst, Rounding, ScalarType, StateSpace, TypeKind};

use super::inst::{arg, ty};
use super::{Decoded, Decoder};
use crate::code::{CvtMode, IntTy, Num, Op, Slots, Space};
use crate::memory::window;

impl Decoder<'_> {
    pub(super) fn cvt(&mut self, i: &Inst) -> Decoded<()> {
        let (to, from) = (ty(i)?, i.last_type().ok_or("cvt without a source type")?);
        let rounding = i.rounding();
        let both_float = to.is_float() && from.is_float();
        let integral = both_float
            && matches!(rounding, Some(Rounding::Rni | Rounding::Rzi | Rounding::Rmi | Rounding::Rpi));
        let mode = CvtMode {
            rounding: rounding.unwrap_or(Rounding::Rn),
            integral,
            ftz: i.has(Flag::Ftz),
            sat: i.has(Flag::Sat),
            satfinite: i.has(Flag::Satfinite),
            relu: i.has(Flag::Relu),
        };
        if i.has(Flag::ScaledN2Ue8m0) {
            return Err("cvt with a scale".into());
        }
        if rounding == Some(Rounding::Rs) {
            return self.cvt_stochastic(i, to, from, mode);
        }
        let d = self.dest(arg(i, 0)?)?;
        if let Some(to) = packed_element(to) {
            let a = self.src(arg(i, 1)?, from)?;
            if let Some(second) = i.operands.get(2) {
                let from = num(from).ok_or("a conversion from this type")?;
                let b = self.src(second, ScalarType::F32)?;
                return self.op(Op::CvtPack2 { to, from, mode, d, a, b });
            }
            let from = packed_element(from).ok_or("a conversion from this type")?;
            return self.op(Op::CvtUnpack2 { to, from, mode, d, a });
        }
        let a = self.src(arg(i, 1)?, from)?;
        let (Some(to_num), Some(from)) = (num(to), num(from)) else {
            return Err(format!("cvt.{}.{}", to.text(), from.text()));
        };
        let reg_bits = self.reg_bits(arg(i, 0)?).unwrap_or(to.bits());
        self.op(Op::Cvt { to: to_num, from, to_reg_bits: reg_bits.min(64) as u8, mode, d, a })
    }

    /// `cvt.rs d, a, b, random` and `cvt.rs d, {a, b, e, f}, random`.
    fn cvt_stochastic(&mut self, i: &Inst, to: ScalarType, from: ScalarType, mode: CvtMode) -> Decoded<()> {
        let to = match to {
            ScalarType::E4m3x4 => Num::E4m3,
            ScalarType::E5m2x4 => Num::E5m2,
            ScalarType::E2m3x4 => Num::E2m3,
            ScalarType::E3m2x4 => Num::E3m2,
            ScalarType::E2m1x4 => Num::E2m1,
            ScalarType::F16x2 => Num::F16,
            ScalarType::Bf16x2 => Num::Bf16,
            _ => return Err(format!("cvt.rs.{}.{}", to.text(), from.text())),
        };
        let Some((random, sources)) = i.operands.get(1..).and_then(|o| o.split_last()) else {
            return Err("cvt.rs without random bits".into());
        };
        let mut parts = Slots::new();
        for source in sources {
            parts.extend(self.srcs(source, from)?);
        }
        if parts.len() != if matches!(to, Num::F16 | Num::Bf16) { 2 } else { 4 } {
            return Err("cvt.rs with this number of sources".into());
        }
        let (d, random) = (self.dest(arg(i, 0)?)?, self.src(random, ScalarType::B32)?);
        self.op(Op::CvtStochastic { to, mode, d, parts, random })
    }

    pub(super) fn istypep(&mut self, i: &Inst) -> Decoded<()> {
        let (d, a) = (self.pred_dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ScalarType::U64)?);
        self.op(Op::Istypep { ty: ty(i)?, d, a })
    }

    pub(super) fn cvt_pack(&mut self, i: &Inst) -> Decoded<()> {
        let (to, from) = (ty(i)?, i.types().nth(1).ok_or("cvt.pack without a source type")?);
        let ty = IntTy { bits: to.bits() as u8, signed: to.is_signed() };
        let d = self.dest(arg(i, 0)?)?;
        let (a, b) = (self.src(arg(i, 1)?, from)?, self.src(arg(i, 2)?, from)?);
        let c = match i.operands.get(3) {
            Some(c) => self.src(c, ScalarType::B32)?,
            None => self.constant(0),
        };
        self.op(Op::PackInts { ty, source_signed: from.is_signed(), d, a, b, c })
    }

    pub(super) fn cvta(&mut self, i: &Inst) -> Decoded<()> {
        let base = match i.space() {
            Some(StateSpace::Global | StateSpace::Const) => 0,
            Some(StateSpace::Shared | StateSpace::SharedCta | StateSpace::SharedCluster) => window::SHARED,
            Some(StateSpace::Local) => window::LOCAL,
            Some(StateSpace::Param | StateSpace::ParamEntry) if self.is_entry => window::PARAM,
            Some(StateSpace::Param | StateSpace::ParamFunc) => window::LOCAL,
            _ => return Err("cvta of this space".into()),
        };
        let (d, a) = (self.dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ty(i)?)?);
        self.op(Op::Cvta { base, to_space: i.has(Flag::To), d, a })
    }

    pub(super) fn isspacep(&mut self, i: &Inst) -> Decoded<()> {
        let space = match i.space() {
            Some(StateSpace::Global | StateSpace::Const) => Space::Global,
            Some(StateSpace::Shared | StateSpace::SharedCta) => Space::Shared,
            Some(StateSpace::SharedCluster) => Space::SharedCluster,
            Some(StateSpace::Local) => Space::Local,
            Some(StateSpace::Param | StateSpace::ParamEntry) => Space::Param,
            _ => return Err("isspacep of this space".into()),
        };
        let (d, a) = (self.pred_dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ScalarType::U64)?);
        self.op(Op::Isspacep { space, d, a })
    }
}

pub(super) fn num(ty: ScalarType) -> Option<Num> {
    Some(match ty {
        ScalarType::F16 => Num::F16,
        ScalarType::Bf16 => Num::Bf16,
        ScalarType::F32 => Num::F32,
        ScalarType::F64 => Num::F64,
        ScalarType::Tf32 => Num::Tf32,
        _ => match (ty.kind(), ty.bits()) {
            (TypeKind::Unsigned | TypeKind::Signed | TypeKind::Bits, bits @ (8 | 16 | 32 | 64)) => {
                Num::Int(IntTy { bits: bits as u8, signed: ty.is_signed() })
            }
            _ => return None,
        },
    })
}

/// The element of a type that packs two.
fn packed_element(ty: ScalarType) -> Option<Num> {
    Some(match ty {
        ScalarType::F16x2 => Num::F16,
        ScalarType::Bf16x2 => Num::Bf16,
        ScalarType::E4m3x2 => Num::E4m3,
        ScalarType::E5m2x2 => Num::E5m2,
        ScalarType::E2m3x2 => Num::E2m3,
        ScalarType::E3m2x2 => Num::E3m2,
        ScalarType::E2m1x2 => Num::E2m1,
        ScalarType::Ue8m0x2 => Num::Ue8m0,
        _ => return None,
    })
}
