//! Accesses to memory, atomics, barriers in memory, copies.

use oxicc_ptx::ReduceOp;

use super::{Fmt, IntTy, PredRef, PredSlot, Slot, Slots};

/// Where an access goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    Generic,
    /// Global and constant memory.
    Global,
    Shared,
    /// Shared memory of a block of the cluster.
    SharedCluster,
    Local,
    /// Kernel parameters.
    Param,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// Register plus offset.
    Reg(Slot, i32),
    Absolute(u64),
    /// An offset in the function's frame in local memory: local variables and call parameters.
    Frame(u32),
}

/// What an access means to the checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Data,
    /// Volatile, relaxed and stronger: made to synchronise, never a race.
    Synchronising,
    /// Parameters of calls: copied whole, padding and all.
    Parameter,
}

#[derive(Clone, Debug)]
pub struct Access {
    pub space: Space,
    pub address: Address,
    /// Bytes of one element in memory.
    pub bytes: u8,
    /// Loads: sign-extend to this many bits of the register; 0 means zero-extend.
    pub extend: u8,
    pub role: Role,
    pub regs: Slots,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtomTy {
    Int(IntTy),
    Float(Fmt),
    B128,
}

impl AtomTy {
    /// Bytes of one element.
    pub fn bytes(self) -> u32 {
        match self {
            AtomTy::Int(ty) => ty.bits as u32 / 8,
            AtomTy::Float(Fmt::F64 | Fmt::F32x2) => 8,
            AtomTy::Float(Fmt::F16 | Fmt::Bf16) => 2,
            AtomTy::Float(_) => 4,
            AtomTy::B128 => 16,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Atom {
    pub space: Space,
    pub address: Address,
    pub op: ReduceOp,
    pub ty: AtomTy,
    /// Acquires or releases.
    pub ordered: bool,
    /// Destination registers; empty for `red`.
    pub d: Slots,
    pub a: Slots,
    /// New value of `cas`.
    pub b: Slots,
}

/// What is done to an mbarrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarrierOp {
    Init,
    Inval,
    /// Adds to the bytes that are expected, then arrives if the flag says so.
    ExpectTx {
        arrive: bool,
    },
    CompleteTx,
    Arrive {
        drop: bool,
    },
    /// Waits by state, or with the flag by parity.
    Wait {
        parity: bool,
    },
    PendingCount,
}

#[derive(Clone, Debug)]
pub struct Mbarrier {
    pub op: BarrierOp,
    pub space: Space,
    pub address: Address,
    /// The state an arrival returns, or the count.
    pub d: Slot,
    pub pd: PredSlot,
    /// Count, bytes, state or parity.
    pub a: Slot,
}

/// Which blocks of a cluster get a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Multicast {
    /// Those of a mask.
    Mask(Slot),
    All,
}

/// A copy that the hardware does in the background; here it is done at once, which no correct program can tell.
#[derive(Clone, Debug)]
pub struct Copy {
    pub to: (Space, Address),
    pub from: (Space, Address),
    /// Bytes written.
    pub bytes: Slot,
    /// Bytes read; the rest is zero. `SINK` means all.
    pub source_bytes: Slot,
    /// Reads nothing where this holds.
    pub ignore_source: PredRef,
    /// The barrier that is told of the bytes.
    pub barrier: Option<(Space, Address)>,
    /// Combines with what is there, element by element.
    pub reduce: Option<(ReduceOp, AtomTy)>,
    /// Blocks of the cluster that get a copy, instead of the one that is addressed.
    pub multicast: Option<Multicast>,
    /// Which groups of copies it belongs to, if a barrier is not told of it.
    pub group: Option<CopyKind>,
}

/// Copies are waited for in groups, each kind apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CopyKind {
    /// `cp.async`
    Plain,
    /// `cp.async.bulk`
    Bulk,
}

/// What is done with the copies of a thread so far. Only the checks care: copies are done when they are issued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupOp {
    Commit,
    /// Waits until only so many of the newest groups are under way.
    Wait(u32),
    /// Waits for everything, committed or not.
    WaitAll,
}

/// What a copy of a tensor tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorWay {
    /// From the tensor to shared memory.
    Load,
    Store,
    Reduce(ReduceOp),
}

#[derive(Clone, Debug)]
pub struct TensorCopy {
    pub way: TensorWay,
    /// The generic address of the tensor map.
    pub map: Slot,
    pub coords: Slots,
    /// Four rows that the coordinates after the first name, rather than a tile.
    pub rows: bool,
    pub im2col: bool,
    /// Offsets of `im2col`.
    pub offsets: Slots,
    pub shared: (Space, Address),
    pub barrier: Option<(Space, Address)>,
    pub multicast: Option<Slot>,
}

/// A field of a tensor map in memory.
#[derive(Clone, Debug)]
pub struct TensorReplace {
    pub space: Space,
    pub address: Address,
    pub offset: u64,
    pub bytes: u32,
    pub value: Slot,
}
