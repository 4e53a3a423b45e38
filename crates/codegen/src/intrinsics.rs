//! The table of `llvm.nvvm.*` functions.
