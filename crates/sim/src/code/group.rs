//! Instructions by kind, for the counters.

use super::Op;

/// A kind of instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Group {
    Integer,
    Float,
    Conversion,
    Comparison,
    Move,
    Memory,
    Atomic,
    Texture,
    Copy,
    Control,
    Barrier,
    Warp,
    Matrix,
    Other,
}

impl Group {
    pub const ALL: [Group; 14] = [
        Group::Integer,
        Group::Float,
        Group::Conversion,
        Group::Comparison,
        Group::Move,
        Group::Memory,
        Group::Atomic,
        Group::Texture,
        Group::Copy,
        Group::Control,
        Group::Barrier,
        Group::Warp,
        Group::Matrix,
        Group::Other,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Group::Integer => "integer",
            Group::Float => "float",
            Group::Conversion => "conversion",
            Group::Comparison => "comparison",
            Group::Move => "move",
            Group::Memory => "memory",
            Group::Atomic => "atomic",
            Group::Texture => "texture",
            Group::Copy => "copy",
            Group::Control => "control",
            Group::Barrier => "barrier",
            Group::Warp => "warp",
            Group::Matrix => "matrix",
            Group::Other => "other",
        }
    }
}

impl Op {
    pub fn group(&self) -> Group {
        match self {
            Op::Int1 { .. }
            | Op::Int2 { .. }
            | Op::Int3 { .. }
            | Op::Bfi { .. }
            | Op::Packed16 { .. }
            | Op::Video(_)
            | Op::VideoMad(_)
            | Op::PackInts { .. }
            | Op::Carry { .. } => Group::Integer,
            Op::Float1 { .. } | Op::Float2 { .. } | Op::Float3 { .. } => Group::Float,
            Op::Cvt { .. }
            | Op::CvtPack2 { .. }
            | Op::CvtUnpack2 { .. }
            | Op::CvtStochastic { .. }
            | Op::Cvta { .. }
            | Op::Mapa { .. }
            | Op::Getctarank { .. } => Group::Conversion,
            Op::Setp { .. }
            | Op::Set { .. }
            | Op::Set2 { .. }
            | Op::Setp2 { .. }
            | Op::Selp { .. }
            | Op::SlctFloat { .. }
            | Op::Testp { .. }
            | Op::Isspacep { .. }
            | Op::Istypep { .. }
            | Op::Pred2 { .. } => Group::Comparison,
            Op::Mov { .. }
            | Op::MovPred { .. }
            | Op::Special { .. }
            | Op::FrameAddr { .. }
            | Op::Pack { .. }
            | Op::Unpack { .. } => Group::Move,
            Op::Ld(_) | Op::St(_) => Group::Memory,
            Op::Atom(_) => Group::Atomic,
            Op::Texture(_) | Op::Surface(_) | Op::TextureQuery(_) => Group::Texture,
            Op::Copy(_) | Op::CopyGroup(..) | Op::Mbarrier(_) | Op::TensorCopy(_) | Op::TensorReplace(_) => {
                Group::Copy
            }
            Op::Bra { .. } | Op::BrxIdx { .. } | Op::Call(_) | Op::Ret | Op::Exit | Op::Trap => {
                Group::Control
            }
            Op::Bar(_) | Op::WarpSync { .. } | Op::ClusterArrive | Op::ClusterWait | Op::Fence => {
                Group::Barrier
            }
            Op::Shfl { .. }
            | Op::Vote { .. }
            | Op::MatchAny { .. }
            | Op::MatchAll { .. }
            | Op::Redux { .. }
            | Op::ReduxFloat { .. }
            | Op::Activemask { .. }
            | Op::Elect { .. } => Group::Warp,
            Op::Mma(_)
            | Op::Wgmma(_)
            | Op::WmmaAccess(_)
            | Op::MatrixAccess(_)
            | Op::Movmatrix { .. }
            | Op::TensorMemory(_)
            | Op::TensorCore(_) => Group::Matrix,
            Op::Nop
            | Op::Alloca { .. }
            | Op::StackSave { .. }
            | Op::StackRestore { .. }
            | Op::QueryCancel { .. }
            | Op::Yield
            | Op::Unsupported(_) => Group::Other,
        }
    }
}
