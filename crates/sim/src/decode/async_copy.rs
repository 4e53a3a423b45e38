//! Asynchronous copies and the barriers that track them.

use oxicc_ptx::{Flag, Inst, Modifier, Opcode, Operand, ScalarType, StateSpace, TensormapField};

use super::inst::{arg, fmt, int_ty};
use super::{Decoded, Decoder};
use crate::code::{
    AtomTy, BarrierOp, Copy, CopyKind, GroupOp, Mbarrier, Multicast, Op, PRED_SINK, PredRef, SINK, Slots,
    TensorCopy, TensorReplace, TensorWay,
};
use crate::tensor_map::field;

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
        let (barrier, reduce, multicast) = (None, None, None);
        let group = Some(CopyKind::Plain);
        let copy = Copy { to, from, bytes, source_bytes, ignore_source, barrier, reduce, multicast, group };
        self.op(Op::Copy(Box::new(copy)))
    }

    pub(super) fn cp_async_bulk(&mut self, i: &Inst) -> Decoded<()> {
        let mut spaces = i.spaces();
        let (to_space, from_space) = (spaces.next(), spaces.next());
        let to = self.address(arg(i, 0)?, to_space)?;
        let from = self.address(arg(i, 1)?, from_space)?;
        let bytes = self.src(arg(i, 2)?, ScalarType::U32)?;
        let barrier = match i.operands.get(3) {
            Some(b) if i.has(Flag::MbarrierCompleteTxBytes) => {
                Some(self.address(b, Some(StateSpace::Shared))?)
            }
            _ => None,
        };
        let multicast = match i.operands.get(4) {
            Some(mask) if i.has(Flag::MulticastCluster) => {
                Some(Multicast::Mask(self.src(mask, ScalarType::U16)?))
            }
            _ => None,
        };
        let reduce = match (i.op, i.reduce_op()) {
            (Opcode::CpReduceAsyncBulk | Opcode::MultimemCpReduceAsyncBulk, Some(op)) => {
                let ty = i.ty().ok_or("a reduction without a type")?;
                Some((op, fmt(ty).map_or_else(|| int_ty(ty).map(AtomTy::Int), |f| Ok(AtomTy::Float(f)))?))
            }
            (Opcode::CpReduceAsyncBulk | Opcode::MultimemCpReduceAsyncBulk, None) => {
                return Err("a reduction without an operation".into());
            }
            _ => None,
        };
        let (source_bytes, ignore_source) = (SINK, PredRef::FALSE);
        let group = if barrier.is_none() { Some(CopyKind::Bulk) } else { None };
        let copy = Copy { to, from, bytes, source_bytes, ignore_source, barrier, reduce, multicast, group };
        self.op(Op::Copy(Box::new(copy)))
    }

    /// Groups of copies are formed and waited for.
    pub(super) fn copy_group(&mut self, i: &Inst) -> Decoded<()> {
        let number = || Decoded::Ok(arg(i, 0)?.as_int().unwrap_or(0).clamp(0, u32::MAX as i64) as u32);
        self.op(match i.op {
            Opcode::CpAsyncCommitGroup => Op::CopyGroup(CopyKind::Plain, GroupOp::Commit),
            Opcode::CpAsyncWaitGroup => Op::CopyGroup(CopyKind::Plain, GroupOp::Wait(number()?)),
            Opcode::CpAsyncWaitAll => Op::CopyGroup(CopyKind::Plain, GroupOp::WaitAll),
            Opcode::CpAsyncBulkCommitGroup => Op::CopyGroup(CopyKind::Bulk, GroupOp::Commit),
            _ => Op::CopyGroup(CopyKind::Bulk, GroupOp::Wait(number()?)),
        })
    }

    /// `st.bulk`: zeroes shared memory.
    pub(super) fn st_bulk(&mut self, i: &Inst) -> Decoded<()> {
        let to = self.address(arg(i, 0)?, i.space())?;
        let bytes = self.src(arg(i, 1)?, ScalarType::U32)?;
        let source_bytes = self.constant(0);
        let (ignore_source, barrier, reduce, multicast) = (PredRef::FALSE, None, None, None);
        let group = None;
        let copy =
            Copy { to, from: to, bytes, source_bytes, ignore_source, barrier, reduce, multicast, group };
        self.op(Op::Copy(Box::new(copy)))
    }

    pub(super) fn tensor_copy(&mut self, i: &Inst) -> Decoded<()> {
        let first_space = i.space();
        let is_load = matches!(
            first_space,
            Some(StateSpace::SharedCluster | StateSpace::SharedCta | StateSpace::Shared)
        );
        let way = match (i.op, i.reduce_op()) {
            (Opcode::CpReduceAsyncBulkTensor, Some(op)) => TensorWay::Reduce(op),
            _ if is_load => TensorWay::Load,
            _ => TensorWay::Store,
        };
        if i.has(Flag::Im2colW) || i.has(Flag::Im2colW128) {
            return Err("tensor copies with .im2col::w".into());
        }
        let rows = i.has(Flag::TileGather4) || i.has(Flag::TileScatter4);
        let (shared_at, tensor_at) = if is_load { (0, 1) } else { (1, 0) };
        let shared_space = i.spaces().find(|s| *s != StateSpace::Global);
        let shared = self.address(arg(i, shared_at)?, shared_space)?;
        let Operand::Bracket(group) = arg(i, tensor_at)? else {
            return Err("a tensor copy without coordinates".into());
        };
        let [map, coords] = &group[..] else { return Err("a tensor copy without coordinates".into()) };
        let map = self.src(map, ScalarType::B64)?;
        let coords = self.srcs(coords, ScalarType::S32)?;
        let barrier = match i.operands.get(2) {
            Some(b) if i.has(Flag::MbarrierCompleteTxBytes) => {
                Some(self.address(b, Some(StateSpace::Shared))?)
            }
            _ => None,
        };
        let im2col = i.has(Flag::Im2col) || i.has(Flag::Im2colNoOffs);
        let mut rest = i.operands.iter().skip(3);
        let offsets = match rest.clone().next() {
            Some(v @ Operand::Vector(_)) if i.has(Flag::Im2col) => {
                rest.next();
                self.srcs(v, ScalarType::U16)?
            }
            _ => Slots::new(),
        };
        let multicast = match rest.next() {
            Some(mask) if i.has(Flag::MulticastCluster) => Some(self.src(mask, ScalarType::U16)?),
            _ => None,
        };
        let copy = TensorCopy { way, map, coords, rows, im2col, offsets, shared, barrier, multicast };
        self.op(Op::TensorCopy(Box::new(copy)))
    }

    pub(super) fn tensor_replace(&mut self, i: &Inst) -> Decoded<()> {
        let which = i.mods.iter().find_map(|m| if let Modifier::Tensormap(f) = m { Some(*f) } else { None });
        let (space, address) = self.address(arg(i, 0)?, i.space())?;
        // Fields of one value per dimension name the dimension first.
        let (ordinal, value) = match i.operands.get(2) {
            Some(value) => (arg(i, 1)?.as_int().unwrap_or(0).clamp(0, 4) as u64, value),
            None => (0, arg(i, 1)?),
        };
        let (offset, bytes) = match which {
            Some(TensormapField::GlobalAddress) => (field::ADDRESS, 8),
            Some(TensormapField::Rank) => (field::RANK, 1),
            Some(TensormapField::BoxDim) => (field::TILE + 4 * ordinal, 4),
            Some(TensormapField::GlobalDim) => (field::DIMS + 4 * ordinal, 4),
            Some(TensormapField::GlobalStride) => (field::STRIDES + 8 * ordinal.min(3), 8),
            Some(TensormapField::ElementStride) => (field::STEPS + ordinal, 1),
            Some(TensormapField::Elemtype) => (field::ELEMENT, 1),
            Some(TensormapField::SwizzleMode) => (field::SWIZZLE, 1),
            Some(TensormapField::FillMode) => (field::FILL, 1),
            _ => return Err("this field of a tensor map".into()),
        };
        let value = self.src(value, ScalarType::B64)?;
        self.op(Op::TensorReplace(Box::new(TensorReplace { space, address, offset, bytes, value })))
    }

    /// `clusterlaunchcontrol.try_cancel`: every block starts by itself, so that there is never one to take over. The answer is 16 zero bytes,
    /// for each block of the cluster if they are to know.
    pub(super) fn try_cancel(&mut self, i: &Inst) -> Decoded<()> {
        let multicast = i.has(Flag::MulticastClusterAll).then_some(Multicast::All);
        let space = if multicast.is_some() { Some(StateSpace::SharedCluster) } else { i.space() };
        let to = self.address(arg(i, 0)?, space)?;
        let barrier = Some(self.address(arg(i, 1)?, space)?);
        let (bytes, source_bytes) = (self.constant(16), self.constant(0));
        let (ignore_source, reduce, group) = (PredRef::FALSE, None, None);
        let copy =
            Copy { to, from: to, bytes, source_bytes, ignore_source, barrier, reduce, multicast, group };
        self.op(Op::Copy(Box::new(copy)))
    }

    pub(super) fn query_cancel(&mut self, i: &Inst) -> Decoded<()> {
        let answer = self.srcs(arg(i, 1)?, ScalarType::B64)?;
        let a = *answer.first().ok_or("an answer that is no register")?;
        let (mut d, mut pd, mut first) = (Slots::new(), PRED_SINK, 0);
        if i.has(Flag::IsCanceled) {
            pd = self.pred_dest(arg(i, 0)?)?;
        } else {
            d = self.dests(arg(i, 0)?)?;
            first = match () {
                _ if i.has(Flag::GetFirstCtaidY) => 1,
                _ if i.has(Flag::GetFirstCtaidZ) => 2,
                _ => 0,
            };
        }
        self.op(Op::QueryCancel { d, pd, first, a })
    }

    /// `st.async` and `red.async`: the access, then the barrier is told of the bytes.
    pub(super) fn async_access(&mut self, i: &Inst) -> Decoded<()> {
        let ty = i.ty().ok_or("an asynchronous access without a type")?;
        let lanes = arg(i, 1)?.elements().len() as u64;
        if i.op == Opcode::StAsync {
            self.store(i)?
        } else {
            self.atom(i)?
        }
        let (space, address) = self.address(arg(i, 2)?, Some(StateSpace::SharedCluster))?;
        let a = self.constant(lanes * ty.bits() as u64 / 8);
        let (op, d, pd) = (BarrierOp::CompleteTx, SINK, PRED_SINK);
        self.op(Op::Mbarrier(Box::new(Mbarrier { op, space, address, d, pd, a })))
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
                self.op(Op::CopyGroup(CopyKind::Plain, GroupOp::WaitAll))?;
                barrier.a = one;
                BarrierOp::Arrive { drop: false }
            }
            Opcode::CpAsyncMbarrierArrive => {
                return self.op(Op::CopyGroup(CopyKind::Plain, GroupOp::WaitAll));
            }
            _ => BarrierOp::Wait { parity: i.has(Flag::Parity) },
        };
        self.op(Op::Mbarrier(Box::new(barrier)))
    }
}
