//! NVVM IR to PTX.
