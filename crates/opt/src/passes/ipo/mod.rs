//! Passes over the whole module.

mod arg_promotion;
mod call_sites;
mod const_merge;
mod dead_arg_elim;
mod function_attrs;
mod global_dce;
mod global_opt;
pub mod inline;
mod internalize;
mod ipmsp;
mod ipsccp;
mod local_objects;
mod local_tables;
mod nvvm_verify;
mod pretreat;
pub mod restricted;
mod signature;

pub use arg_promotion::ArgPromotion;
pub use const_merge::ConstMerge;
pub use dead_arg_elim::DeadArgElim;
pub use function_attrs::FunctionAttrs;
pub use global_dce::GlobalDce;
pub use global_opt::GlobalOpt;
pub use inline::{AlwaysInline, Inline};
pub use internalize::Internalize;
pub use ipmsp::Ipmsp;
pub use ipsccp::Ipsccp;
pub use local_objects::LocalObjects;
pub use local_tables::LocalTables;
pub use nvvm_verify::NvvmVerify;
pub use pretreat::Pretreat;
