//! Branches, calls, barriers, warp operations.

use oxicc_ptx::{Flag, Inst, Opcode, Operand, ReduceOp, ScalarType, Sym};
use smallvec::SmallVec;

use super::inst::{arg, int_ty, ty};
use super::{Decoded, Decoder, Place};
use crate::code::{
    Bar, BarKind, Call, Op, PRED_SINK, Passing, PredRef, SINK, ShflMode, System, Target, VoteMode,
};

impl Decoder<'_> {
    pub(super) fn bra(&mut self, i: &Inst) -> Decoded<()> {
        let Operand::Label(label) = arg(i, 0)? else { return Err("a branch to no label".into()) };
        self.fixups.push((self.instrs.len(), 0, self.scopes.current(), *label));
        self.op(Op::Bra { target: 0 })
    }

    pub(super) fn brx(&mut self, i: &Inst) -> Decoded<()> {
        let index = self.src(arg(i, 0)?, ScalarType::U32)?;
        let table = match arg(i, 1)? {
            Operand::Symbol(sym) => Some(*sym),
            Operand::Label(oxicc_ptx::Label::Named(sym)) => Some(*sym),
            _ => None,
        };
        let labels = table
            .and_then(|t| self.branch_tables.get(&t))
            .ok_or("brx.idx without its list of targets")?
            .clone();
        let at = self.instrs.len();
        for (which, label) in labels.iter().enumerate() {
            self.fixups.push((at, which, self.scopes.current(), *label));
        }
        self.op(Op::BrxIdx { index, targets: vec![0; labels.len()].into() })
    }

    pub(super) fn call(&mut self, i: &Inst) -> Decoded<()> {
        let parts = i.call_parts().ok_or("a call without a callee")?;
        let returns = parts.returns.iter().map(|p| self.passing(p)).collect::<Decoded<SmallVec<_>>>()?;
        let args = parts.args.iter().map(|p| self.passing(p)).collect::<Decoded<SmallVec<_>>>()?;
        let target = match parts.callee {
            Operand::Symbol(sym) => match self.places.get(sym) {
                Some(Place::Function(index)) => Target::Direct(*index),
                _ => Target::System(self.system(*sym)?),
            },
            Operand::Reg(r) => Target::Indirect(self.reg(*r)?.slot),
            _ => return Err("a call of this form".into()),
        };
        self.op(Op::Call(Box::new(Call { target, returns, args })))
    }

    fn passing(&mut self, operand: &Operand) -> Decoded<Passing> {
        match operand {
            Operand::Symbol(sym) => {
                let (offset, size) =
                    self.scopes.lookup_frame(*sym).ok_or("a call parameter that is not declared")?;
                Ok(Passing::Frame { offset, size })
            }
            other => Ok(Passing::Reg(self.src(other, ScalarType::B64)?)),
        }
    }

    fn system(&self, sym: Sym) -> Decoded<System> {
        match self.module.name(sym) {
            "vprintf" => Ok(System::Vprintf),
            "malloc" => Ok(System::Malloc),
            "__cuda_syscall_aligned_malloc" => Ok(System::AlignedMalloc),
            "free" => Ok(System::Free),
            "__assertfail" => Ok(System::AssertFail),
            name => device_runtime(name).ok_or_else(|| format!("a call of {name}, which is not defined")),
        }
    }

    pub(super) fn barrier(&mut self, i: &Inst) -> Decoded<()> {
        use Opcode::*;
        let is_red = matches!(i.op, BarRed | BarCtaRed | BarrierRed | BarrierCtaRed);
        let is_arrive = matches!(i.op, BarArrive | BarCtaArrive | BarrierArrive | BarrierCtaArrive);
        let is_bar = matches!(i.op, BarSync | BarArrive | BarRed | BarCtaSync | BarCtaArrive | BarCtaRed);
        let mut bar = Bar {
            kind: BarKind::Sync,
            id: SINK,
            count: SINK,
            pred: PredRef::TRUE,
            d: SINK,
            pd: PRED_SINK,
            aligned: is_bar || i.has(Flag::Aligned),
        };
        let mut rest = i.operands.as_slice();
        if is_red {
            let (first, tail) = rest.split_first().ok_or("a barrier without operands")?;
            bar.kind = match i.reduce_op() {
                Some(ReduceOp::Popc) => BarKind::RedPopc,
                Some(ReduceOp::And) => BarKind::RedAnd,
                Some(ReduceOp::Or) => BarKind::RedOr,
                _ => return Err("a barrier reduction".into()),
            };
            if bar.kind == BarKind::RedPopc {
                bar.d = self.dest(first)?
            } else {
                bar.pd = self.pred_dest(first)?
            }
            let (last, middle) = tail.split_last().ok_or("a barrier reduction without a predicate")?;
            bar.pred = self.pred(last)?;
            rest = middle;
        } else if is_arrive {
            bar.kind = BarKind::Arrive;
        }
        bar.id = self.src(rest.first().ok_or("a barrier without a number")?, ScalarType::U32)?;
        if let Some(count) = rest.get(1) {
            bar.count = self.src(count, ScalarType::U32)?;
        }
        self.op(Op::Bar(Box::new(bar)))
    }

    pub(super) fn shfl(&mut self, i: &Inst) -> Decoded<()> {
        let mode = match () {
            _ if i.has(Flag::Up) => ShflMode::Up,
            _ if i.has(Flag::Down) => ShflMode::Down,
            _ if i.has(Flag::Bfly) => ShflMode::Bfly,
            _ => ShflMode::Idx,
        };
        let (d, p) = match arg(i, 0)? {
            Operand::Pair(d, p) => (self.dest(&Operand::Reg(*d))?, self.pred_dest_reg(*p)?),
            other => (self.dest(other)?, PRED_SINK),
        };
        let u32 = ScalarType::U32;
        let (a, b, c) = (self.src(arg(i, 1)?, u32)?, self.src(arg(i, 2)?, u32)?, self.src(arg(i, 3)?, u32)?);
        let mask = match i.operands.get(4) {
            Some(mask) => self.src(mask, u32)?,
            None => SINK,
        };
        self.op(Op::Shfl { mode, d, p, a, b, c, mask })
    }

    pub(super) fn vote(&mut self, i: &Inst) -> Decoded<()> {
        let mode = match () {
            _ if i.has(Flag::Ballot) => VoteMode::Ballot,
            _ if i.has(Flag::All) => VoteMode::All,
            _ if i.has(Flag::Any) => VoteMode::Any,
            _ => VoteMode::Uni,
        };
        let p = self.pred(arg(i, 1)?)?;
        let mask = match i.operands.get(2) {
            Some(mask) => self.src(mask, ScalarType::U32)?,
            None => SINK,
        };
        let (d, pd) = if mode == VoteMode::Ballot {
            (self.dest(arg(i, 0)?)?, PRED_SINK)
        } else {
            (SINK, self.pred_dest(arg(i, 0)?)?)
        };
        self.op(Op::Vote { mode, d, pd, p, mask })
    }

    pub(super) fn matching(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let bits = ty.bits() as u8;
        let (a, mask) = (self.src(arg(i, 1)?, ty)?, self.src(arg(i, 2)?, ScalarType::U32)?);
        if i.has(Flag::Any) {
            let d = self.dest(arg(i, 0)?)?;
            return self.op(Op::MatchAny { d, a, bits, mask });
        }
        let (d, p) = match arg(i, 0)? {
            Operand::Pair(d, p) => (self.dest(&Operand::Reg(*d))?, self.pred_dest_reg(*p)?),
            other => (self.dest(other)?, PRED_SINK),
        };
        self.op(Op::MatchAll { d, p, a, bits, mask })
    }

    pub(super) fn redux(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let op = i.reduce_op().ok_or("redux without an operation")?;
        let d = self.dest(arg(i, 0)?)?;
        let (a, mask) = (self.src(arg(i, 1)?, ty)?, self.src(arg(i, 2)?, ScalarType::U32)?);
        if ty == ScalarType::F32 {
            let (max, abs, nan) = (op == ReduceOp::Max, i.has(Flag::Abs), i.has(Flag::NaN));
            return self.op(Op::ReduxFloat { max, abs, nan, d, a, mask });
        }
        self.op(Op::Redux { op, ty: int_ty(ty)?, d, a, mask })
    }

    pub(super) fn elect(&mut self, i: &Inst) -> Decoded<()> {
        let (d, p) = match arg(i, 0)? {
            Operand::Pair(d, p) => (self.dest(&Operand::Reg(*d))?, self.pred_dest_reg(*p)?),
            other => (self.dest(other)?, PRED_SINK),
        };
        let mask = self.src(arg(i, 1)?, ScalarType::U32)?;
        self.op(Op::Elect { d, p, mask })
    }

    /// `mapa d, a, rank` and `getctarank d, a`.
    pub(super) fn cluster_address(&mut self, i: &Inst) -> Decoded<()> {
        let generic = i.space().is_none();
        let (d, a) = (self.dest(arg(i, 0)?)?, self.src(arg(i, 1)?, ScalarType::U64)?);
        if i.op == Opcode::Getctarank {
            return self.op(Op::Getctarank { generic, d, a });
        }
        let rank = self.src(arg(i, 2)?, ScalarType::U32)?;
        self.op(Op::Mapa { generic, d, a, rank })
    }

    pub(super) fn alloca(&mut self, i: &Inst) -> Decoded<()> {
        let d = self.dest(arg(i, 0)?)?;
        let size = self.src(arg(i, 1)?, ScalarType::U64)?;
        let align = i.operands.get(2).and_then(|a| a.as_int()).unwrap_or(8);
        self.op(Op::Alloca { d, size, align: u32::try_from(align).unwrap_or(8).max(1) })
    }
}

/// A function of the device runtime, which has two names.
fn device_runtime(name: &str) -> Option<System> {
    let name = name.strip_prefix("__cudaCDP2").or_else(|| name.strip_prefix("cuda"))?;
    Some(match name {
        "GetParameterBufferV2" => System::ParameterBuffer,
        "GetParameterBuffer" => System::PlainParameterBuffer,
        "LaunchDeviceV2" => System::LaunchBuffer,
        "LaunchDevice" => System::LaunchPlainBuffer,
        "StreamCreateWithFlags" => System::StreamCreate,
        "Malloc" => System::RuntimeMalloc,
        "Free" => System::RuntimeFree,
        "StreamDestroy" | "GetLastError" | "PeekAtLastError" => System::Nothing,
        _ => return None,
    })
}
