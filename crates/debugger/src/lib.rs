//! A source-level debugger for kernels in the simulator.
//!
//! ```text
//! PTX with -G ──▶ entries ──▶ types, model          what the program is called in its source
//! oxicc-sim   ──▶ Inspection ──▶ view, expression   what one frame of one thread sees
//!                     │
//!                  session ──▶ terminal, dap        where to stop, and who is asked then
//! ```
//!
//! Variables are found through the DWARF sections of the PTX, the same that ptxas and cuda-gdb read, rather than through what the
//! compiler knows: PTX of nvcc and clang is debugged like ours, and a location that is wrong is wrong here, too.
//!
//! [`Session`] watches a launch and stops it; a [`Client`] is handed a [`Stop`], looks around, and says how the launch goes on.
//! The session of a program with `main` is inside the program, where its simulator is; [`relay()`] brings an editor to it.
//! Blocks run one after the other, and the threads that are seen are those of the block that runs.

pub mod dap;
mod entries;
mod expression;
mod model;
#[cfg(unix)]
mod relay;
mod session;
mod terminal;
mod types;
mod value;
mod view;

pub use expression::Expression;
pub use model::{Model, SourceLine};
#[cfg(unix)]
pub use relay::relay;
pub use session::{
    Breakpoint, Client, FaultValues, Interrupt, Reason, Resume, Session, State, StepKind, Stop, Unit,
    Watchpoint,
};
pub use terminal::Terminal;
pub use types::Types;
pub use value::{Format, Value};
pub use view::{Frame, View};
