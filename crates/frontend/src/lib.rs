//! CUDA C++ to a typed tree.
