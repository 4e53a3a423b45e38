//! Instructions of tensor memory and of the tensor cores that work on it (`tcgen05`).

use oxicc_ptx::MmaKind;

use super::{Address, PredRef, Slot, Slots, Space};

/// The part of tensor memory that a warp loads or stores: lanes by bits of each lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorShape {
    L16x64b,
    L16x128b,
    L16x256b,
    L32x32b,
    /// Two halves of a warp at columns that are so far apart.
    L16x32bx2 {
        apart: u32,
    },
}

impl TensorShape {
    /// Registers of each thread for one repetition.
    pub fn registers(self) -> u32 {
        match self {
            TensorShape::L16x64b | TensorShape::L32x32b | TensorShape::L16x32bx2 { .. } => 1,
            TensorShape::L16x128b => 2,
            TensorShape::L16x256b => 4,
        }
    }

    /// Lane and column of register `r` of a thread, from the address of the access.
    pub fn place(self, thread: u32, r: u32) -> (u32, u32) {
        let (group, member) = (thread / 4, thread % 4);
        match self {
            TensorShape::L32x32b => (thread, r),
            TensorShape::L16x32bx2 { .. } => (thread % 16, r),
            TensorShape::L16x64b => (group + 8 * (member % 2), 2 * r + member / 2),
            TensorShape::L16x128b => (group + 8 * (r % 2), 4 * (r / 2) + member),
            TensorShape::L16x256b => (group + 8 * (r / 2 % 2), 8 * (r / 4) + 2 * member + r % 2),
        }
    }
}

/// The least or greatest value among the registers that a thread loads.
#[derive(Clone, Copy, Debug)]
pub struct TensorReduction {
    pub d: Slot,
    pub max: bool,
    pub kind: TensorReductionKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorReductionKind {
    Unsigned,
    Signed,
    Float { abs: bool, nan: bool },
}

/// What all threads of a warp do together.
#[derive(Clone, Debug)]
pub enum WarpTensorOp {
    /// Writes the address of the new columns to shared memory.
    Alloc {
        pair: bool,
        to: (Space, Address),
        columns: Slot,
    },
    Dealloc {
        address: Slot,
        columns: Slot,
    },
    /// The block allocates no more.
    Relinquish,
    Access {
        is_load: bool,
        shape: TensorShape,
        address: Address,
        regs: Slots,
        /// Registers hold the lower halves of two columns.
        packed: bool,
        reduction: Option<TensorReduction>,
    },
}

#[derive(Clone, Debug)]
pub struct TensorMemoryOp {
    pub op: WarpTensorOp,
    pub full_mask: Slot,
}

/// What a single thread starts.
#[derive(Clone, Debug)]
pub enum TensorCoreOp {
    Copy(TensorMemoryCopy),
    /// Moves 8 columns of 31 lanes to the lane before.
    Shift {
        pair: bool,
        address: Address,
    },
    Mma(Box<TensorMma>),
    /// Arrives at a barrier, of each block of the mask if there is one.
    Commit {
        barrier: (Space, Address),
        multicast: Option<Slot>,
    },
}

/// The lanes that get the rows of a copy from shared to tensor memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyLanes {
    All128,
    /// The lane of the address in each quarter.
    OneOfEachQuarter,
    /// 64 rows to quarters 0, 1 and again to 2, 3.
    Halves,
    /// The first 32 rows to quarters 0 and 1, the others to 2 and 3.
    HalvesInTurn,
    /// 32 rows to each quarter.
    Quarters,
}

#[derive(Clone, Debug)]
pub struct TensorMemoryCopy {
    pub pair: bool,
    pub lanes: CopyLanes,
    /// Chunks of 16 bytes of each row.
    pub chunks: u32,
    /// Elements of so many bits become bytes.
    pub from_bits: Option<u32>,
    pub to: Address,
    /// A register with a descriptor.
    pub from: Slot,
}

#[derive(Clone, Copy, Debug)]
pub enum TensorSource {
    /// A register with a descriptor.
    Shared(Slot),
    Memory(Address),
}

/// Where the factors of the blocks of `a` and `b` are in tensor memory.
#[derive(Clone, Copy, Debug)]
pub struct TensorScales {
    pub a: Address,
    pub b: Address,
    /// Factors of each row.
    pub count: u32,
}

/// A product `d = a * b + d` with `d` in tensor memory.
#[derive(Clone, Debug)]
pub struct TensorMma {
    pub kind: MmaKind,
    /// Of two blocks of the cluster.
    pub pair: bool,
    /// The form that keeps `b`, with layouts of its own.
    pub weights: bool,
    /// Rows of `a` are taken from the lane after theirs.
    pub shifted: bool,
    pub d: Address,
    pub a: TensorSource,
    pub b: Slot,
    /// Which elements of `a` are there.
    pub metadata: Option<Address>,
    /// A register with shape, types and so on.
    pub descriptor: Slot,
    pub scales: Option<TensorScales>,
    /// Masks of lanes that are not written.
    pub disabled: Slots,
    /// Adds to what `d` holds.
    pub accumulate: PredRef,
    /// `d` is divided by two to this power before.
    pub scale_d: u32,
    /// A register that tells which columns of `b` count as zero.
    pub zero_columns: Option<Slot>,
}
