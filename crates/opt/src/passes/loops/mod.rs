//! Passes over loops, and what they share.
//!
//! A loop pass first puts loops into a simple form (`simplify::canonicalize`): one block that enters, one that goes back,
//! exits of the loop's own. Passes that copy blocks keep values that are used further on in slots meanwhile
//! (`demote::Demoted`), and make them values again at the end.

mod affine;
mod copies;
mod delete;
mod demote;
mod first_address;
mod idiom;
mod index_split;
mod indvars;
mod keep;
mod licm;
mod load_elim;
mod local_pointers;
mod peel;
mod promote;
pub mod reduce;
mod rotate;
mod runtime_unroll;
mod simplify;
mod sizes;
mod strided;
mod trip_count;
pub mod unroll;
mod unroll_remarks;
mod unswitch;

pub(crate) use affine::Affine;
pub use delete::LoopDeletion;
pub(crate) use demote::{Demoted, use_block};
pub use idiom::LoopIdiom;
pub use index_split::LoopIndexSplit;
pub use indvars::IndVars;
pub use keep::LoopKeep;
pub use licm::Licm;
pub use load_elim::LoopLoadElim;
pub use peel::LoopPeel;
pub use reduce::LoopReduce;
pub use rotate::LoopRotate;
pub use simplify::LoopSimplify;
pub use unroll::{LoopUnroll, LoopUnrollFull};
pub use unswitch::LoopUnswitch;
