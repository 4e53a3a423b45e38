//! Passes over the instructions of one function.

mod dce;
mod dse;
mod early_cse;
mod inst_combine;
mod jump_threading;
mod load_store_vectorizer;
mod mark_invariant_loads;
mod mem2reg;
mod memory_space_opt;
mod set_local_array_alignment;
mod share_addresses;
mod simplify_cfg;
mod sroa;
mod sroa_blocks;

pub use dce::Dce;
pub use dse::Dse;
pub use early_cse::EarlyCse;
pub use inst_combine::InstCombine;
pub use jump_threading::JumpThreading;
pub use load_store_vectorizer::LoadStoreVectorizer;
pub use mark_invariant_loads::MarkInvariantLoads;
pub use mem2reg::Mem2Reg;
pub(crate) use mem2reg::{Slot, promote};
pub use memory_space_opt::MemorySpaceOpt;
pub use set_local_array_alignment::SetLocalArrayAlignment;
pub use share_addresses::ShareAddresses;
pub use simplify_cfg::SimplifyCfg;
pub use sroa::Sroa;
