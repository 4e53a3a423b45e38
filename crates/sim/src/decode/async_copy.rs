//! Asynchronous copies and the barriers that track them.

use oxicc_ptx::{Flag, Inst, Opcode, Operand, ScalarType, StateSpace};

use super::inst::arg;
use super::{Decoded, Decoder};
use crate::code::{BarrierOp, Copy, Mbarrier, Op, PRED_SINK, PredRef, SINK};

impl Decoder<'_> {
    pub(super) fn cp_async(&mut self, i: &Inst) -> Decoded<()> {
        let to = self.address(arg(i, 0)?, Some(StateSpace::Shared))?;
        let from = self.address(arg(i, 1)?, Some(StateSpace::Global))?;
        let bytes = self.src(arg(i, 2)?, ScalarType::U32)?;
        let (mut source_bytes, mut ignore_source) = (SINK, PredRef::FALSE);
        match i.operands.get(3) {
            Some(p) if self.is_pred(p) => ignore_source = self.pred(p)?,
            // A 64-bit register here is a cache policy.
            Some(r) if self.reg_bits(r) == Some(64) => {}
            Some(n) => source_bytes = self.src(n, ScalarType::U32)?,
            None => {}
        }
        self.op(Op::Copy(Box::new(Copy { to, from, bytes, source_bytes, ignore_source, barrier: None })))
    }

    pub(super) fn cp_async_bulk(&mut self, i: &Inst) -> Decoded<()> {
        let mut spaces = i.spaces();
        let (to_space, from_space) = (spaces.next(), spaces.next());
        if i.has(Flag::MulticastCluster) {
            return Err("cp.async.bulk to several blocks".into());
        }
        let to = self.address(arg(i, 0)?, to_space)?;
        let from = self.address(arg(i, 1)?, from_space)?;
        let bytes = self.src(arg(i, 2)?, ScalarType::U32)?;
        let barrier = match i.operands.get(3) {
            Some(b) if i.has(Flag::MbarrierCompleteTxBytes) => {
                Some(self.address(b, Some(StateSpace::Shared))?)
            }
            _ => None,
        };
        let copy = Copy { to, from, bytes, source_bytes: SINK, ignore_source: PredRef::FALSE, barrier };
        self.op(Op::Copy(Box::new(copy)))
    }

    pub(super) fn mbarrier(&mut self, i: &Inst) -> Decoded<()> {
        let zero = self.constant(0);
        let one = self.constant(1);
        let mut barrier = Mbarrier {
            op: BarrierOp::Init,
            space: crate::code::Space::Shared,
            address: crate::code::Address::Absolute(0),
            d: SINK,
            pd: PRED_SINK,
            a: zero,
        };
        // Destinations come first, then the address, then a count or state.
        let address_at = match i.op {
            Opcode::MbarrierPendingCount => {
                barrier.op = BarrierOp::PendingCount;
                barrier.d = self.dest(arg(i, 0)?)?;
                barrier.a = self.src(arg(i, 1)?, ScalarType::B64)?;
                return self.op(Op::Mbarrier(Box::new(barrier)));
            }
            Opcode::MbarrierInit
            | Opcode::MbarrierInval
            | Opcode::MbarrierExpectTx
            | Opcode::MbarrierCompleteTx
            | Opcode::CpAsyncMbarrierArrive => 0,
            Opcode::MbarrierTestWait | Opcode::MbarrierTryWait => {
                barrier.pd = self.pred_dest(arg(i, 0)?)?;
                1
            }
            // An arrival on another block's barrier returns nothing.
            _ if arg(i, 0)?.is_address() => 0,
            _ => {
                barrier.d = self.dest(arg(i, 0)?)?;
                1
            }
        };
        (barrier.space, barrier.address) = self.address(arg(i, address_at)?, i.space())?;
        let operand: Option<&Operand> = i.operands.get(address_at + 1);
        let value = match operand {
            Some(v) => self.src(v, ScalarType::B64)?,
            None => one,
        };
        barrier.a = value;
        barrier.op = match i.op {
            Opcode::MbarrierInit => BarrierOp::Init,
            Opcode::MbarrierInval => BarrierOp::Inval,
            Opcode::MbarrierExpectTx => BarrierOp::ExpectTx { arrive: false },
            Opcode::MbarrierCompleteTx => BarrierOp::CompleteTx,
            Opcode::MbarrierArrive if i.has(Flag::ExpectTx) => BarrierOp::ExpectTx { arrive: true },
            Opcode::MbarrierArrive => BarrierOp::Arrive { drop: false },
            Opcode::MbarrierArriveDrop => BarrierOp::Arrive { drop: true },
            // The copies are done: with `.noinc` this is an arrival, without it counts itself and changes nothing.
            Opcode::CpAsyncMbarrierArrive if i.has(Flag::Noinc) => {
                barrier.a = one;
                BarrierOp::Arrive { drop: false }
            }
            Opcode::CpAsyncMbarrierArrive => return self.op(Op::Nop),
            _ => BarrierOp::Wait { parity: i.has(Flag::Parity) },
        };
        self.op(Op::Mbarrier(Box::new(barrier)))
    }
}
