//! A PTX simulator on the CPU: runs any PTX, ours, nvcc's, clang's or Triton's, with no GPU.
//!
//! ```text
//! Module (PTX model) --link--> Program (decoded code, variables placed) --launch--> Report
//! ```
//!
//! - `program` links modules into a [`Program`]: every function is decoded once (`decode`) into the compact form of
//!   `code`, every variable has its address in `memory`.
//! - `grid` distributes blocks over threads; `exec` runs the warps of one block.
//!
//! ```
//! use oxicc_sim::{Launch, Options, Program};
//!
//! let mut program = Program::from_text(r#"
//!     .version 8.0
//!     .target sm_90
//!     .address_size 64
//!     .visible .entry twice(.param .u64 p)
//!     {
//!         .reg .b32 %r<3>;
//!         .reg .b64 %rd<4>;
//!         ld.param.u64 %rd1, [p];
//!         mov.u32 %r1, %tid.x;
//!         mul.wide.u32 %rd2, %r1, 4;
//!         add.u64 %rd3, %rd1, %rd2;
//!         ld.global.u32 %r2, [%rd3];
//!         shl.b32 %r2, %r2, 1;
//!         st.global.u32 [%rd3], %r2;
//!         ret;
//!     }
//! "#)?;
//! let p = program.memory_mut().alloc(16, "p")?;
//! program.memory().write(p, &[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0])?;
//! let mut options = Options::default();
//! options.check = true;
//! let report = program.launch(&Launch::new("twice", 1, 4).param(p.to_le_bytes()), &options)?;
//! assert!(report.fault.is_none());
//! let mut bytes = [0; 16];
//! program.memory().read(p, &mut bytes)?;
//! assert_eq!(bytes, [2, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0, 8, 0, 0, 0]);
//!
//! // A fifth thread is outside the allocation.
//! let report = program.launch(&Launch::new("twice", 1, 5).param(p.to_le_bytes()), &options)?;
//! assert!(report.fault.unwrap().to_string().contains("out of bounds"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How a warp runs
//!
//! Registers are kept as 32 lanes side by side, so that one decoded instruction works on all active lanes in one loop. The
//! lanes of a warp that are at the same place form a *fragment*. A divergent branch splits a fragment; fragments that meet
//! at the same place merge again. The scheduler runs the fragment with the lowest program counter of the deepest call,
//! which makes the sides of a branch meet at its join, but gives every other fragment its turn after a while: a thread
//! that spins waiting for its neighbour does not starve it. Instructions that synchronise lanes (`shfl.sync`, `bar.warp.sync`
//! and so on) hold a fragment until all lanes of their mask have arrived.
//!
//! # Addresses
//!
//! Global and constant addresses are generic addresses. Shared, local, parameter and function addresses have windows of
//! their own in the generic space (`memory::window`). Every allocation is surrounded by unmapped space, so that
//! an access out of bounds is found rather than silently hitting a neighbour.

#![warn(missing_docs)]

mod code;
mod counters;
mod decode;
mod dim3;
mod exec;
mod fault;
mod float;
mod grid;
mod memory;
mod names;
mod printf;
mod program;
mod tensor_map;
mod texture;
mod watch;

pub use counters::{Counters, Site, SiteKind};
pub use dim3::Dim3;
pub use exec::{Call, Control, Group, Inspection, Observer, ThreadId, ThreadState};
pub use fault::{Fault, FaultKind, LoadError, Position};
pub use grid::{Launch, Options, Report};
pub use memory::{DevicePtr, Memory};
pub use names::{FunctionNames, Register};
pub use program::{Device, KernelShape, Program};
pub use tensor_map::{Im2col, Swizzle, TensorElement, TensorMap};
pub use texture::{AddressMode, Channel, Shape, Texture};
pub use watch::Watch;
