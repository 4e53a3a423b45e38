//! CUDA C++ to a typed tree.

pub mod lex;
