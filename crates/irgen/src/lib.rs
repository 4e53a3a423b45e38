//! Typed tree to NVVM IR.
