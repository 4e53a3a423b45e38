//! NVVM IR: types, values, text form, verifier and analyses of control flow.
