//! Support functions of the C++ ABI that the compiler may call by name.
//!
//! One row per builtin, sorted by name: name, signature, lowering, feature gate.

use super::Lowering::*;
use super::{Builtin, Op, row};

#[rustfmt::skip]
pub(super) static TABLE: &[Builtin] = &[
    row("_ZdaPv", "vPv", External),
    row("_ZdaPvm", "vPvm", External),
    row("_ZdaPvy", "vPvy", External),
    row("_ZdlPv", "vPv", External),
    row("_ZdlPvm", "vPvm", External),
    row("_ZdlPvy", "vPvy", External),
    row("_Znaj", "Pvj", External),
    row("_Znam", "Pvm", External),
    row("_Znay", "Pvy", External),
    row("_Znwj", "Pvj", External),
    row("_Znwm", "Pvm", External),
    row("_Znwy", "Pvy", External),
    row("__cxa_vec_cctor", "vPvPvmmPvPv", External),
    row("__cxa_vec_ctor", "vPvmmPvPv", External),
    row("__cxa_vec_delete", "vPvmmPv", External),
    row("__cxa_vec_delete2", "vPvmmPvPv", External),
    row("__cxa_vec_delete3", "vPvmmPvPv", External),
    row("__cxa_vec_dtor", "vPvmmPv", External),
    row("__cxa_vec_new", "PvmmmPvPv", External),
    row("__cxa_vec_new2", "PvmmmPvPvPvPv", External),
    row("__cxa_vec_new3", "PvmmmPvPvPvPv", External),
    row("__gen_nvvm_memcpy", "vPvPKvm", MemcpyAligned(1)),
    row("__gen_nvvm_memcpy_aligned1", "vPvPKvm", MemcpyAligned(1)),
    row("__gen_nvvm_memcpy_aligned16", "vPvPKvm", MemcpyAligned(16)),
    row("__gen_nvvm_memcpy_aligned2", "vPvPKvm", MemcpyAligned(2)),
    row("__gen_nvvm_memcpy_aligned4", "vPvPKvm", MemcpyAligned(4)),
    row("__gen_nvvm_memcpy_aligned8", "vPvPKvm", MemcpyAligned(8)),
    row("__gen_nvvm_memset", "vPvhm", Op(Op::Memset)),
];
