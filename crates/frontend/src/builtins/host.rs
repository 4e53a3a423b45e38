//! GNU atomic builtins: typed so that host code can be read, never available on the device.
//!
//! One row per builtin, sorted by name: name, signature, lowering, feature gate.

use super::Lowering::*;
use super::{Builtin, Fold, host};

#[rustfmt::skip]
pub(super) static TABLE: &[Builtin] = &[
    host("__atomic_add_fetch", "TPTTi", Unsupported),
    host("__atomic_always_lock_free", "bmPKVv", Unsupported).folds(Fold::IsLockFree),
    host("__atomic_and_fetch", "TPTTi", Unsupported),
    host("__atomic_clear", "vPVvi", Unsupported),
    host("__atomic_compare_exchange", "bPTPTPTbii", Unsupported),
    host("__atomic_compare_exchange_n", "bPTPTTbii", Unsupported),
    host("__atomic_exchange", "vPTPTPTi", Unsupported),
    host("__atomic_exchange_n", "TPTTi", Unsupported),
    host("__atomic_fetch_add", "TPTTi", Unsupported),
    host("__atomic_fetch_and", "TPTTi", Unsupported),
    host("__atomic_fetch_nand", "TPTTi", Unsupported),
    host("__atomic_fetch_or", "TPTTi", Unsupported),
    host("__atomic_fetch_sub", "TPTTi", Unsupported),
    host("__atomic_fetch_xor", "TPTTi", Unsupported),
    host("__atomic_is_lock_free", "bmPKVv", Unsupported).folds(Fold::IsLockFree),
    host("__atomic_load", "vPTPTi", Unsupported),
    host("__atomic_load_n", "TPTi", Unsupported),
    host("__atomic_or_fetch", "TPTTi", Unsupported),
    host("__atomic_signal_fence", "vi", Unsupported),
    host("__atomic_store", "vPTPTi", Unsupported),
    host("__atomic_store_n", "vPTTi", Unsupported),
    host("__atomic_sub_fetch", "TPTTi", Unsupported),
    host("__atomic_test_and_set", "bPVvi", Unsupported),
    host("__atomic_thread_fence", "vi", Unsupported),
    host("__atomic_xor_fetch", "TPTTi", Unsupported),
    host("__sync_add_and_fetch", "TPTTz", Unsupported),
    host("__sync_and_and_fetch", "TPTTz", Unsupported),
    host("__sync_bool_compare_and_swap", "bPTTTz", Unsupported),
    host("__sync_fetch_and_add", "TPTTz", Unsupported),
    host("__sync_fetch_and_and", "TPTTz", Unsupported),
    host("__sync_fetch_and_nand", "TPTTz", Unsupported),
    host("__sync_fetch_and_or", "TPTTz", Unsupported),
    host("__sync_fetch_and_sub", "TPTTz", Unsupported),
    host("__sync_fetch_and_xor", "TPTTz", Unsupported),
    host("__sync_lock_release", "vPTz", Unsupported),
    host("__sync_lock_test_and_set", "TPTTz", Unsupported),
    host("__sync_nand_and_fetch", "TPTTz", Unsupported),
    host("__sync_or_and_fetch", "TPTTz", Unsupported),
    host("__sync_sub_and_fetch", "TPTTz", Unsupported),
    host("__sync_synchronize", "vz", Unsupported),
    host("__sync_val_compare_and_swap", "TPTTTz", Unsupported),
    host("__sync_xor_and_fetch", "TPTTz", Unsupported),
];
