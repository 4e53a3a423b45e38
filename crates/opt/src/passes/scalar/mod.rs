//! Passes over the instructions of one function.

mod dce;
mod dse;
mod early_cse;
mod inst_combine;
mod load_store_vectorizer;
mod mem2reg;
mod simplify_cfg;
mod sroa;

pub use dce::Dce;
pub use dse::Dse;
pub use early_cse::EarlyCse;
pub use inst_combine::InstCombine;
pub use load_store_vectorizer::LoadStoreVectorizer;
pub use mem2reg::Mem2Reg;
pub(crate) use mem2reg::{Slot, promote};
pub use simplify_cfg::SimplifyCfg;
pub use sroa::Sroa;
