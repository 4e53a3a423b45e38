//! What the emulated compiler (g++ 12) answers to `__has_builtin` and `__has_cpp_attribute`. Sorted tables.

use crate::lex::Standard;

/// Names after `__builtin_`.
#[rustfmt::skip]
const BUILTINS: &[&str] = &[
    "FILE", "FUNCTION", "LINE", "abort", "abs", "acos", "acosf", "acosh", "acoshf", "acoshl", "acosl",
    "add_overflow", "add_overflow_p", "addressof", "alloca", "alloca_with_align", "apply", "asin", "asinf",
    "asinh", "asinhf", "asinhl", "asinl", "assoc_barrier", "assume_aligned", "atan", "atan2", "atan2f",
    "atan2l", "atanf", "atanh", "atanhf", "atanhl", "atanl", "bcmp", "bcopy", "bit_cast", "bswap128",
    "bswap16", "bswap32", "bswap64", "bzero", "cabs", "cabsf", "cabsl", "cacos", "cacosf", "cacosh",
    "cacoshf", "cacoshl", "cacosl", "calloc", "carg", "cargf", "cargl", "casin", "casinf", "casinh",
    "casinhf", "casinhl", "casinl", "catan", "catanf", "catanh", "catanhf", "catanhl", "catanl", "cbrt",
    "cbrtf", "cbrtl", "ccos", "ccosf", "ccosh", "ccoshf", "ccoshl", "ccosl", "ceil", "ceilf", "ceilf128",
    "ceilf16", "ceilf32", "ceilf64", "ceill", "cexp", "cexpf", "cexpi", "cexpif", "cexpil", "cexpl",
    "cimag", "cimagf", "cimagl", "classify_type", "clear_padding", "clog", "clogf", "clogl", "clrsb",
    "clrsbl", "clrsbll", "clz", "clzl", "clzll", "conj", "conjf", "conjl", "constant_p", "convertvector",
    "copysign", "copysignf", "copysignf128", "copysignf16", "copysignf32", "copysignf64", "copysignl",
    "cos", "cosf", "cosh", "coshf", "coshl", "cosl", "cpow", "cpowf", "cpowl", "cproj", "cprojf", "cprojl",
    "cpu_init", "cpu_is", "cpu_supports", "creal", "crealf", "creall", "csin", "csinf", "csinh", "csinhf",
    "csinhl", "csinl", "csqrt", "csqrtf", "csqrtl", "ctan", "ctanf", "ctanh", "ctanhf", "ctanhl", "ctanl",
    "ctz", "ctzl", "ctzll", "drem", "dremf", "dreml", "dwarf_cfa", "dynamic_object_size", "eh_return",
    "eh_return_data_regno", "erf", "erfc", "erfcf", "erfcl", "erff", "erfl", "exit", "exp", "exp10",
    "exp10f", "exp10l", "exp2", "exp2f", "exp2l", "expect", "expect_with_probability", "expf", "expl",
    "expm1", "expm1f", "expm1l", "extend_pointer", "extract_return_addr", "fabs", "fabsd32", "fabsf",
    "fabsf128", "fabsf16", "fabsf32", "fabsf64", "fabsl", "fdim", "fdimf", "fdiml", "ffs", "ffsimax",
    "ffsl", "ffsll", "finite", "finited32", "finitef", "finitel", "floor", "floorf", "floorf128",
    "floorf16", "floorf32", "floorf64", "floorl", "fma", "fmaf", "fmaf128", "fmaf16", "fmaf32", "fmaf64",
    "fmal", "fmax", "fmaxf", "fmaxf128", "fmaxf16", "fmaxf32", "fmaxf64", "fmaxl", "fmin", "fminf",
    "fminf128", "fminf16", "fminf32", "fminf64", "fminl", "fmod", "fmodf", "fmodl", "fpclassify", "fprintf",
    "fprintf_unlocked", "fputc", "fputs", "frame_address", "free", "frexp", "frexpf", "frexpl",
    "frob_return_addr", "gamma", "gammaf", "gammal", "has_attribute", "huge_val", "huge_valf",
    "huge_valf128", "huge_valf16", "huge_valf32", "huge_valf64", "huge_vall", "hypot", "hypotf", "hypotl",
    "ia32_pause", "iceil", "iceilf", "iceill", "ifloor", "ifloorf", "ifloorl", "ilogb", "ilogbf", "ilogbl",
    "imaxabs", "index", "inf", "infd32", "inff", "inff128", "inff16", "inff32", "inff64", "infl",
    "init_dwarf_reg_size_table", "irint", "irintf", "irintl", "iround", "iroundf", "iroundl",
    "is_constant_evaluated", "is_corresponding_member", "is_pointer_interconvertible_with_class", "isalnum",
    "isalpha", "isascii", "isblank", "iscntrl", "isdigit", "isfinite", "isgraph", "isgreater",
    "isgreaterequal", "isinf", "isinf_sign", "isinfd32", "isinff", "isinfl", "isless", "islessequal",
    "islessgreater", "islower", "isnan", "isnand32", "isnanf", "isnanl", "isnormal", "isprint", "ispunct",
    "isspace", "isunordered", "isupper", "iswalnum", "isxdigit", "j0", "j0f", "j0l", "j1", "j1f", "j1l",
    "jn", "jnf", "jnl", "labs", "launder", "lceil", "lceilf", "lceill", "ldexp", "ldexpf", "ldexpl",
    "lfloor", "lfloorf", "lfloorl", "lgamma", "lgammaf", "lgammal", "llabs", "llceil", "llceilf", "llceill",
    "llfloor", "llfloorf", "llfloorl", "llrint", "llrintf", "llrintl", "llround", "llroundf", "llroundl",
    "log", "log10", "log10f", "log10l", "log1p", "log1pf", "log1pl", "log2", "log2f", "log2l", "logb",
    "logbf", "logbl", "logf", "logl", "longjmp", "lrint", "lrintf", "lrintl", "lround", "lroundf",
    "lroundl", "malloc", "memchr", "memcmp", "memcpy", "memmove", "mempcpy", "memset", "modf", "modff",
    "modfl", "mul_overflow", "mul_overflow_p", "nan", "nand32", "nanf", "nanf128", "nanf16", "nanf32",
    "nanf64", "nanl", "nans", "nansd32", "nansf", "nansf128", "nansf16", "nansf32", "nansf64", "nansl",
    "nearbyint", "nearbyintf", "nearbyintf128", "nearbyintf16", "nearbyintf32", "nearbyintf64",
    "nearbyintl", "next_arg", "nextafter", "nextafterf", "nextafterl", "nexttoward", "nexttowardf",
    "nexttowardl", "object_size", "offsetof", "parity", "parityl", "parityll", "popcount", "popcountimax",
    "popcountl", "popcountll", "posix_memalign", "pow", "pow10", "pow10f", "pow10l", "powf", "powi",
    "powif", "powil", "powl", "prefetch", "printf", "printf_unlocked", "putchar", "puts", "realloc",
    "remainder", "remainderf", "remainderl", "remquo", "remquof", "remquol", "return", "return_address",
    "rindex", "rint", "rintf", "rintf128", "rintf16", "rintf32", "rintf64", "rintl", "round", "roundeven",
    "roundevenf", "roundevenf128", "roundevenf16", "roundevenf32", "roundevenf64", "roundevenl", "roundf",
    "roundf128", "roundf16", "roundf32", "roundf64", "roundl", "sadd_overflow", "saddl_overflow",
    "saddll_overflow", "saveregs", "scalb", "scalbf", "scalbl", "scalbln", "scalblnf", "scalblnl", "scalbn",
    "scalbnf", "scalbnl", "scanf", "set_thread_pointer", "setjmp", "shuffle", "shufflevector", "signbit",
    "signbitd32", "signbitf", "signbitl", "significand", "significandf", "significandl", "sin", "sincos",
    "sincosf", "sincosl", "sinf", "sinh", "sinhf", "sinhl", "sinl", "smul_overflow", "smull_overflow",
    "smulll_overflow", "snprintf", "source_location", "speculation_safe_value", "sprintf", "sqrt", "sqrtf",
    "sqrtf128", "sqrtf16", "sqrtf32", "sqrtf64", "sqrtl", "sscanf", "ssub_overflow", "ssubl_overflow",
    "ssubll_overflow", "stpcpy", "stpncpy", "strcasecmp", "strcat", "strchr", "strcmp", "strcpy", "strcspn",
    "strdup", "strfmon", "strftime", "strlen", "strncasecmp", "strncat", "strncmp", "strncpy", "strndup",
    "strnlen", "strpbrk", "strrchr", "strspn", "strstr", "sub_overflow", "sub_overflow_p", "tan", "tanf",
    "tanh", "tanhf", "tanhl", "tanl", "tgamma", "tgammaf", "tgammal", "thread_pointer", "toascii",
    "tolower", "toupper", "towlower", "trap", "trunc", "truncf", "truncf128", "truncf16", "truncf32",
    "truncf64", "truncl", "uadd_overflow", "uaddl_overflow", "uaddll_overflow", "umul_overflow",
    "umull_overflow", "umulll_overflow", "unreachable", "unwind_init", "usub_overflow", "usubl_overflow",
    "usubll_overflow", "va_arg_pack", "va_arg_pack_len", "va_copy", "va_end", "va_start", "vfprintf",
    "vprintf", "vscanf", "vsnprintf", "vsprintf", "vsscanf", "y0", "y0f", "y0l", "y1", "y1f", "y1l", "yn",
    "ynf", "ynl",
];

/// Other names that are built in. Atomic operations also exist with a size at the end (`__sync_fetch_and_add_4`).
#[rustfmt::skip]
const OTHERS: &[&str] = &[
    "__atomic_add_fetch", "__atomic_always_lock_free", "__atomic_and_fetch", "__atomic_clear",
    "__atomic_compare_exchange", "__atomic_compare_exchange_n", "__atomic_exchange", "__atomic_exchange_n",
    "__atomic_feraiseexcept", "__atomic_fetch_add", "__atomic_fetch_and", "__atomic_fetch_nand",
    "__atomic_fetch_or", "__atomic_fetch_sub", "__atomic_fetch_xor", "__atomic_is_lock_free",
    "__atomic_load", "__atomic_load_n", "__atomic_nand_fetch", "__atomic_or_fetch", "__atomic_signal_fence",
    "__atomic_store", "__atomic_store_n", "__atomic_sub_fetch", "__atomic_test_and_set",
    "__atomic_thread_fence", "__atomic_xor_fetch", "__has_nothrow_assign", "__has_nothrow_constructor",
    "__has_nothrow_copy", "__has_trivial_assign", "__has_trivial_constructor", "__has_trivial_copy",
    "__has_trivial_destructor", "__has_unique_object_representations", "__has_virtual_destructor",
    "__integer_pack", "__is_abstract", "__is_aggregate", "__is_assignable", "__is_base_of", "__is_class",
    "__is_constructible", "__is_empty", "__is_enum", "__is_final", "__is_layout_compatible",
    "__is_literal_type", "__is_pod", "__is_pointer_interconvertible_base_of", "__is_polymorphic",
    "__is_same", "__is_same_as", "__is_standard_layout", "__is_trivial", "__is_trivially_assignable",
    "__is_trivially_constructible", "__is_trivially_copyable", "__is_union", "__sync_add_and_fetch",
    "__sync_and_and_fetch", "__sync_bool_compare_and_swap", "__sync_fetch_and_add", "__sync_fetch_and_and",
    "__sync_fetch_and_nand", "__sync_fetch_and_or", "__sync_fetch_and_sub", "__sync_fetch_and_xor",
    "__sync_lock_release", "__sync_lock_test_and_set", "__sync_nand_and_fetch", "__sync_or_and_fetch",
    "__sync_sub_and_fetch", "__sync_synchronize", "__sync_val_compare_and_swap", "__sync_xor_and_fetch",
    "__underlying_type",
];

/// Atomic operations that exist with a size at the end.
#[rustfmt::skip]
const SIZED: &[&str] = &[
    "__atomic_add_fetch", "__atomic_and_fetch", "__atomic_compare_exchange", "__atomic_exchange",
    "__atomic_fetch_add", "__atomic_fetch_and", "__atomic_fetch_nand", "__atomic_fetch_or",
    "__atomic_fetch_sub", "__atomic_fetch_xor", "__atomic_load", "__atomic_nand_fetch", "__atomic_or_fetch",
    "__atomic_store", "__atomic_sub_fetch", "__atomic_xor_fetch", "__sync_add_and_fetch",
    "__sync_and_and_fetch", "__sync_bool_compare_and_swap", "__sync_fetch_and_add", "__sync_fetch_and_and",
    "__sync_fetch_and_nand", "__sync_fetch_and_or", "__sync_fetch_and_sub", "__sync_fetch_and_xor",
    "__sync_lock_release", "__sync_lock_test_and_set", "__sync_nand_and_fetch", "__sync_or_and_fetch",
    "__sync_sub_and_fetch", "__sync_val_compare_and_swap", "__sync_xor_and_fetch",
];

/// Standard attributes and their values.
const STANDARD_ATTRIBUTES: &[(&str, u64)] = &[
    ("deprecated", 201309),
    ("fallthrough", 201603),
    ("likely", 201803),
    ("maybe_unused", 201603),
    ("no_unique_address", 201803),
    ("nodiscard", 201907),
    ("noreturn", 200809),
    ("unlikely", 201803),
];

/// GNU attributes, whose value is 1.
#[rustfmt::skip]
const GNU_ATTRIBUTES: &[&str] = &[
    "abi_tag", "access", "alias", "aligned", "alloc_align", "alloc_size", "always_inline", "artificial",
    "assume_aligned", "cdecl", "cf_check", "cleanup", "cold", "common", "const", "constructor", "copy",
    "designated_init", "destructor", "error", "externally_visible", "fastcall", "fentry_name", "flatten",
    "force_align_arg_pointer", "format", "format_arg", "function_return", "gcc_struct", "gnu_inline", "hot",
    "ifunc", "indirect_branch", "init_priority", "interrupt", "leaf", "malloc", "may_alias", "mode",
    "ms_abi", "ms_struct", "naked", "no_caller_saved_registers", "no_icf", "no_instrument_function",
    "no_profile_instrument_function", "no_reorder", "no_sanitize", "no_sanitize_address",
    "no_sanitize_thread", "no_sanitize_undefined", "no_split_stack", "no_stack_limit", "no_stack_protector",
    "nocf_check", "noclone", "nocommon", "noinit", "noinline", "noipa", "nonnull", "nonstring", "noplt",
    "nothrow", "objc_root_class", "optimize", "packed", "patchable_function_entry", "persistent", "pure",
    "regparm", "retain", "returns_nonnull", "returns_twice", "scalar_storage_order", "section", "sentinel",
    "simd", "stack_protect", "stdcall", "symver", "sysv_abi", "target", "target_clones", "thiscall",
    "tls_model", "transaction_safe", "transaction_unsafe", "transparent_union", "unavailable",
    "uninitialized", "unused", "used", "vector_size", "visibility", "warn_if_not_aligned", "warn_unused",
    "warn_unused_result", "warning", "weak", "weakref", "zero_call_used_regs",
];

/// Whether a name is built in.
pub(super) fn has_builtin(name: &str) -> bool {
    if let Some(rest) = name.strip_prefix("__builtin_") {
        return BUILTINS.binary_search(&rest).is_ok();
    }
    let sized = |size| name.strip_suffix(size).is_some_and(|base| SIZED.binary_search(&base).is_ok());
    OTHERS.binary_search(&name).is_ok() || ["_1", "_2", "_4", "_8", "_16"].into_iter().any(sized)
}

/// The value of `__has_cpp_attribute(name)`, 0 if unknown.
pub(super) fn attribute(name: &str, standard: Standard) -> u64 {
    let (scope, name) = match name.split_once("::") {
        Some((scope, name)) => (Some(scope), name),
        None => (None, name),
    };
    let name = name.strip_prefix("__").and_then(|n| n.strip_suffix("__")).unwrap_or(name);
    if standard < Standard::Cxx11 && scope.is_some() {
        return 0;
    }
    match scope {
        None => {
            let found = STANDARD_ATTRIBUTES.binary_search_by_key(&name, |row| row.0);
            found.map_or(u64::from(GNU_ATTRIBUTES.binary_search(&name).is_ok()), |i| STANDARD_ATTRIBUTES[i].1)
        }
        Some("gnu" | "__gnu__") => {
            let standard = ["deprecated", "fallthrough", "noreturn"].contains(&name);
            u64::from(standard || GNU_ATTRIBUTES.binary_search(&name).is_ok())
        }
        Some(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        assert!(BUILTINS.is_sorted() && OTHERS.is_sorted() && SIZED.is_sorted());
        assert!(STANDARD_ATTRIBUTES.is_sorted() && GNU_ATTRIBUTES.is_sorted());
    }

    #[test]
    fn answers() {
        assert!(
            has_builtin("__builtin_expect")
                && has_builtin("__sync_fetch_and_add_4")
                && has_builtin("__is_same")
        );
        assert!(
            !has_builtin("__builtin_rotateleft8") && !has_builtin("__is_pointer") && !has_builtin("printf")
        );
        assert_eq!(attribute("nodiscard", Standard::Cxx17), 201907);
        assert_eq!(attribute("gnu::__packed__", Standard::Cxx17), 1);
        assert_eq!(attribute("clang::trivial_abi", Standard::Cxx17), 0);
    }
}
