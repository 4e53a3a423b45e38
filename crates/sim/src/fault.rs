//! What goes wrong: while loading a module, and while a kernel runs.

use std::fmt;

/// A module that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// What is wrong, as a sentence.
    pub message: String,
}

impl LoadError {
    pub(crate) fn new(message: impl Into<String>) -> LoadError {
        LoadError { message: message.into() }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LoadError {}

/// Which thread was at fault, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The function, as PTX names it.
    pub function: String,
    /// The instruction as PTX text.
    pub instruction: String,
    /// `file:line` of the source, if the PTX says.
    pub source: Option<(String, u32)>,
    /// The block in its grid.
    pub block: [u32; 3],
    /// The thread in its block.
    pub thread: [u32; 3],
    /// Variables and their values, where somebody who knows them watched ([`Observer`](crate::Observer)).
    pub values: Vec<String>,
}

/// Why a kernel was stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// An access outside every allocation.
    OutOfBounds {
        /// The state space of the access.
        space: &'static str,
        /// The address of the access.
        address: u64,
        /// The size of the access.
        bytes: u32,
        /// What is near that address.
        note: String,
    },
    /// An access whose address is no multiple of its size.
    Misaligned {
        /// The address of the access.
        address: u64,
        /// The size of the access.
        bytes: u32,
    },
    /// An access through a null pointer.
    NullAccess {
        /// The address of the access, near zero.
        address: u64,
    },
    /// A write to memory that may not be written.
    ReadOnly {
        /// The address of the write.
        address: u64,
    },
    /// A read of memory that was never written.
    Uninitialized {
        /// The state space of the read.
        space: &'static str,
        /// The address of the read.
        address: u64,
        /// The size of the read.
        bytes: u32,
    },
    /// Two threads access a byte of shared or global memory with nothing between them that orders the accesses.
    Race {
        /// Shared or global.
        space: &'static str,
        /// An address that both threads access.
        address: u64,
        /// What this thread does: reads, writes.
        access: &'static str,
        /// What the other thread did.
        earlier: &'static str,
        /// The other access.
        other: Box<Position>,
    },
    /// An access to shared memory that a copy in the background writes or reads, before the copy is waited for.
    CopyUnderWay {
        /// An address of the copy.
        address: u64,
        /// What this thread does: reads, writes.
        access: &'static str,
        /// What the copy does.
        copied: &'static str,
        /// Where the copy was started.
        other: Box<Position>,
    },
    /// Threads of one warp wait at different places for one barrier that must be reached together.
    DivergentBarrier {
        /// The number of the barrier.
        barrier: u64,
        /// Where the other threads wait.
        other: Box<Position>,
    },
    /// A thread goes on after a barrier at which others of its warp wait.
    SkippedBarrier {
        /// The number of the barrier.
        barrier: u64,
        /// Where the other threads wait.
        other: Box<Position>,
    },
    /// `trap`.
    Trap,
    /// A trap where blocks should have waited for each other.
    NotCooperative,
    /// A failed `assert`.
    Assert {
        /// The text of the assertion, with its place.
        message: String,
    },
    /// A use of tensor memory against its rules.
    TensorMemory {
        /// Which rule was broken.
        message: String,
    },
    /// No thread of the block can go on.
    Deadlock {
        /// What the threads wait for.
        waiting: String,
    },
    /// A call of something that is not a function.
    BadCall {
        /// The address that was called.
        address: u64,
    },
    /// Calls nest too deeply.
    StackOverflow,
    /// The launch needs more instructions than it may run.
    InstructionLimit {
        /// [`Options::max_instructions`](crate::Options::max_instructions).
        limit: u64,
    },
    /// Stopped by whoever watches.
    Interrupted {
        /// Thread instructions until then.
        instructions: u64,
    },
    /// The machine has no memory left for the device.
    OutOfMemory,
    /// An instruction or form that the simulator does not execute.
    Unsupported {
        /// The instruction, and what about it.
        what: String,
    },
}

/// A kernel that was stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// Where, if one thread did it.
    pub at: Option<Box<Position>>,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::OutOfBounds { space, address, bytes, note } => {
                write!(f, "{bytes}-byte access to {space} memory out of bounds at address {address:#x}")?;
                if note.is_empty() { Ok(()) } else { write!(f, ": {note}") }
            }
            FaultKind::Misaligned { address, bytes } => {
                write!(f, "misaligned {bytes}-byte access at address {address:#x}")
            }
            FaultKind::NullAccess { address } => {
                write!(f, "access through a null pointer at address {address:#x}")
            }
            FaultKind::ReadOnly { address } => write!(f, "write to read-only memory at address {address:#x}"),
            FaultKind::Uninitialized { space, address, bytes } => {
                write!(
                    f,
                    "{bytes}-byte read of {space} memory that was never written, at address {address:#x}"
                )
            }
            FaultKind::Race { space, address, access, earlier, other } => {
                let between = if *space == "global" { "anything that orders them" } else { "a barrier between them" };
                write!(
                    f,
                    "race on {space} memory at address {address:#x}: {access} after {earlier} of another thread without {between}\n  the {earlier} was by {other}"
                )
            }
            FaultKind::CopyUnderWay { address, access, copied, other } => {
                write!(
                    f,
                    "{access} of shared memory at address {address:#x} that is being copied {copied}: nobody has waited for the copy\n  the copy was issued by {other}"
                )
            }
            FaultKind::DivergentBarrier { barrier, other } => {
                write!(
                    f,
                    "divergent barrier: threads of one warp wait for barrier {barrier} at different places\n  others wait in {other}"
                )
            }
            FaultKind::SkippedBarrier { barrier, other } => {
                write!(
                    f,
                    "divergent barrier: a thread goes on without having been at barrier {barrier}, where others of its warp wait\n  they wait in {other}"
                )
            }
            FaultKind::Trap => f.write_str("the kernel executed a trap"),
            FaultKind::NotCooperative => f.write_str(
                "the kernel executed a trap; its blocks wait for each other (grid.sync), which needs a cooperative launch",
            ),
            FaultKind::Assert { message } => write!(f, "assertion failed: {message}"),
            FaultKind::TensorMemory { message } => f.write_str(message),
            FaultKind::Deadlock { waiting } => write!(f, "deadlock: {waiting}"),
            FaultKind::BadCall { address } => write!(f, "call of address {address:#x}, where no function is"),
            FaultKind::StackOverflow => {
                f.write_str("stack overflow: too many nested calls or too much local memory")
            }
            FaultKind::InstructionLimit { limit } => {
                write!(
                    f,
                    "stopped after {limit} thread instructions; raise the limit with --max-instructions"
                )
            }
            FaultKind::Interrupted { instructions } => {
                write!(f, "interrupted after {instructions} thread instructions")
            }
            FaultKind::OutOfMemory => f.write_str("out of device memory"),
            FaultKind::Unsupported { what } => write!(f, "the simulator does not execute {what}"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [bx, by, bz] = self.block;
        let [tx, ty, tz] = self.thread;
        write!(f, "thread ({tx}, {ty}, {tz}) of block ({bx}, {by}, {bz}) in {}", self.function)?;
        if let Some((file, line)) = &self.source {
            write!(f, "\n  at {file}:{line}")?;
        }
        if !self.instruction.is_empty() {
            write!(f, "\n  executing: {}", self.instruction)?;
        }
        self.values.iter().try_for_each(|value| write!(f, "\n  {value}"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        let Some(at) = &self.at else { return Ok(()) };
        write!(f, "\n  {at}")
    }
}

impl std::error::Error for FaultKind {}
impl std::error::Error for Fault {}
