//! Embedded CUDA headers.
