//! Embedded CUDA headers, our own text.
//!
//! A compile with no `-I` finds these. They are ordinary CUDA C++ under `include/`; what they need from the compiler are the
//! builtins of `oxicc-frontend` and the functions of the math library (`__nv_*`).

mod host;

pub use host::host_headers;

/// The header that every CUDA file includes without saying so.
pub const PRELUDE: &str = "crt/prelude.h";

/// The templates that clang has without a declaration, which its library uses.
pub const CLANG_TEMPLATES: &str = "crt/clang_templates.h";

/// A part of `cuda_runtime.h` that is read only when a file can name something from it.
struct Part {
    header: &'static str,
    /// Beginnings of names it declares.
    prefixes: &'static [&'static str],
    /// Other names it declares, sorted.
    names: &'static [&'static str],
    when: When,
}

/// When the names of a part ask for it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    /// If the file says `std` too. What a header that is not embedded needs from the C++ library, it includes itself; nvcc's
    /// headers happen to bring these, so a file that includes nothing may use them.
    WithStd,
}

/// Names that begin like those of a part but are attributes or builtins.
#[rustfmt::skip]
const NOT_IN_A_PART: &[&str] = &[
    "__cluster_dims__", "__constant__", "__device__", "__forceinline__", "__global__", "__grid_constant__", "__host__",
    "__launch_bounds__", "__managed__", "__noinline__", "__restrict__", "__shared__", "__syncthreads",
];

/// Where names with two underscores are that no other part has.
const REST: &str = "device_functions.h";

/// A kernel launch, as if it were a name.
const LAUNCH: &str = "<<<";

#[rustfmt::skip]
static PARTS: &[Part] = &[
    Part { header: "cuda_runtime_api.h", prefixes: &["cuda", "__cuda", "CU", "make_cuda"], names: &[], when: When::Always },
    Part { header: "vector_types.h", prefixes: &[], names: &[
        "char1", "char2", "char3", "char4", "double1", "double2", "double3", "double4", "double4_16a", "double4_32a", "float1", "float2",
        "float3", "float4", "int1", "int2", "int3", "int4", "long1", "long2", "long3", "long4", "long4_16a", "long4_32a",
        "longlong1", "longlong2", "longlong3", "longlong4", "longlong4_16a", "longlong4_32a", "short1", "short2", "short3", "short4", "uchar1", "uchar2",
        "uchar3", "uchar4", "uint1", "uint2", "uint4", "ulong1", "ulong2", "ulong3", "ulong4", "ulong4_16a", "ulong4_32a", "ulonglong1",
        "ulonglong2", "ulonglong3", "ulonglong4", "ulonglong4_16a", "ulonglong4_32a", "ushort1", "ushort2", "ushort3", "ushort4",
    ], when: When::Always },
    Part { header: "vector_functions.h", prefixes: &["make_"], names: &[], when: When::Always },
    Part { header: "crt/bit_casts.h", prefixes: &[
        "__double2hiint", "__double2loint", "__double_as_", "__float_as_", "__hiloint2double", "__int_as_", "__longlong_as_", "__uint_as_",
    ], names: &[], when: When::Always },
    Part { header: "crt/sync_functions.h", prefixes: &[
        "__barrier_sync", "__brkpt", "__nanosleep", "__prof_trigger", "__sync", "__threadfence", "__trap", "syncthreads_",
    ], names: &[], when: When::Always },
    Part { header: "crt/warp_functions.h", prefixes: &[
        "__activemask", "__all", "__any", "__ballot", "__match", "__reduce_", "__shfl", "__uni_sync",
    ], names: &[], when: When::Always },
    Part { header: REST, prefixes: &["__nv_", "__threadfence_cluster"], names: &["clock", "clock64"], when: When::Always },
    Part { header: "device_load_store.h", prefixes: &["__ld", "__st"], names: &[], when: When::Always },
    Part { header: "simd_functions.h", prefixes: &["__v", "__oxicc"], names: &[], when: When::Always },
    Part { header: "crt/atomic_macros.h", prefixes: &["__oxicc_if_16"], names: &[], when: When::Always },
    Part { header: "device_atomic_functions.h", prefixes: &["__u128", "atomic"], names: &[], when: When::Always },
    Part { header: "crt/scoped_atomic_functions.h", prefixes: &[
        "__u128AtomicCAS_", "__u128AtomicExch_", "atomicAdd_", "atomicAnd_", "atomicCAS_", "atomicDec_", "atomicExch_", "atomicInc_", "atomicMax_",
        "atomicMin_", "atomicOr_", "atomicSub_", "atomicXor_",
    ], names: &[], when: When::Always },
    Part { header: "math_functions.h", prefixes: &[
        "__cosf", "__dadd_", "__ddiv_", "__dmul_", "__drcp_", "__dsqrt_", "__dsub_", "__exp", "__fadd", "__fdiv", "__ffma", "__finite", "__fma", "__fmul",
        "__frcp_", "__frsqrt_", "__fsqrt_", "__fsub", "__isinf", "__isnan", "__log", "__nv_", "__nvvm_reflect", "__oxicc_integer", "__oxicc_number", "__pow", "__saturatef",
        "__signbit", "__sin", "__tan",
    ], names: &[
        "abs", "acos", "acosf", "acosh", "acoshf", "asin", "asinf", "asinh", "asinhf", "atan",
        "atan2", "atan2f", "atanf", "atanh", "atanhf", "cbrt", "cbrtf", "ceil", "ceilf", "copysign",
        "copysignf", "cos", "cosf", "cosh", "coshf", "cospi", "cospif", "cyl_bessel_i0", "cyl_bessel_i0f", "cyl_bessel_i1",
        "cyl_bessel_i1f", "erf", "erfc", "erfcf", "erfcinv", "erfcinvf", "erfcx", "erfcxf", "erff", "erfinv",
        "erfinvf", "exp", "exp10", "exp10f", "exp2", "exp2f", "expf", "expm1", "expm1f", "fabs",
        "fabsf", "fdim", "fdimf", "fdivide", "fdividef", "floor", "floorf", "fma", "fmaf", "fmax",
        "fmaxf", "fmin", "fminf", "fmod", "fmodf", "frexp", "frexpf", "hypot", "hypotf", "ilogb",
        "ilogbf", "isfinite", "isinf", "isnan", "isnormal", "j0", "j0f", "j1", "j1f", "jn",
        "jnf", "labs", "ldexp", "ldexpf", "lgamma", "lgammaf", "llabs", "llmax", "llmin", "llrint",
        "llrintf", "llround", "llroundf", "log", "log10", "log10f", "log1p", "log1pf", "log2", "log2f",
        "logb", "logbf", "logf", "lrint", "lrintf", "lround", "lroundf", "max", "min", "modf",
        "modff", "nan", "nanf", "nearbyint", "nearbyintf", "nextafter", "nextafterf", "norm", "norm3d", "norm3df",
        "norm4d", "norm4df", "normcdf", "normcdff", "normcdfinv", "normcdfinvf", "normf", "pow", "powf", "powi",
        "powif", "rcbrt", "rcbrtf", "remainder", "remainderf", "remquo", "remquof", "rhypot", "rhypotf", "rint",
        "rintf", "rnorm", "rnorm3d", "rnorm3df", "rnorm4d", "rnorm4df", "rnormf", "round", "roundf", "rsqrt",
        "rsqrtf", "scalbln", "scalblnf", "scalbn", "scalbnf", "signbit", "sin", "sincos", "sincosf", "sincospi",
        "sincospif", "sinf", "sinh", "sinhf", "sinpi", "sinpif", "sqrt", "sqrtf", "tan", "tanf",
        "tanh", "tanhf", "tgamma", "tgammaf", "trunc", "truncf", "ullmax", "ullmin", "umax", "umin",
        "y0", "y0f", "y1", "y1f", "yn", "ynf",
    ], when: When::Always },
    Part { header: "texture_indirect_functions.h", prefixes: &["tex"], names: &[], when: When::Always },
    Part { header: "surface_indirect_functions.h", prefixes: &["surf"], names: &[], when: When::Always },
    Part { header: "library_types.h", prefixes: &["CUDA_C_", "CUDA_R_"], names: &[
        "cudaDataType", "cudaDataType_t", "libraryPropertyType", "libraryPropertyType_t",
    ], when: When::Always },
    // What nvcc's cuda_runtime.h includes of the host's libraries.
    Part { header: "math.h", prefixes: &["FP_", "HUGE_VAL", "M_"], names: &["INFINITY", "NAN", "double_t", "float_t"], when: When::Always },
    Part { header: "crt/launch_configuration.h", prefixes: &[], names: &[LAUNCH], when: When::Always },
    Part { header: "crt/clock.h", prefixes: &[], names: &["CLOCKS_PER_SEC", "clock_t", "time", "time_t"], when: When::Always },
    Part { header: "assert.h", prefixes: &[], names: &["assert"], when: When::Always },
    Part { header: "limits.h", prefixes: &[], names: &[
        "CHAR_BIT", "CHAR_MAX", "CHAR_MIN", "INT_MAX", "INT_MIN", "LLONG_MAX", "LLONG_MIN", "LONG_MAX", "LONG_MIN", "SCHAR_MAX",
        "SCHAR_MIN", "SHRT_MAX", "SHRT_MIN", "UCHAR_MAX", "UINT_MAX", "ULLONG_MAX", "ULONG_MAX", "USHRT_MAX",
    ], when: When::Always },
    Part { header: "stdio.h", prefixes: &[], names: &[
        "BUFSIZ", "EOF", "FILE", "SEEK_CUR", "SEEK_END", "SEEK_SET", "__oxicc_file", "fclose", "feof", "fflush", "fgetc", "fgets", "fopen",
        "fprintf", "fputs", "fread", "fscanf", "fseek", "ftell", "fwrite", "perror", "putchar", "puts", "scanf", "snprintf",
        "sprintf", "sscanf", "stderr", "stdin", "stdout",
    ], when: When::Always },
    Part { header: "stdlib.h", prefixes: &["EXIT_"], names: &[
        "RAND_MAX", "abort", "atexit", "atof", "atoi", "atol", "calloc", "exit", "getenv", "qsort", "rand", "realloc", "srand",
        "strtod", "strtof", "strtol", "strtoul",
    ], when: When::Always },
    Part { header: "string.h", prefixes: &[], names: &[
        "memchr", "memcmp", "memcpy", "memmove", "memset", "strcat", "strchr", "strcmp", "strcpy", "strlen", "strncmp",
        "strncpy",
    ], when: When::Always },
    Part { header: "new", prefixes: &[], names: &["align_val_t", "destroying_delete", "destroying_delete_t", "launder", "new", "nothrow", "nothrow_t"], when: When::Always },
    Part { header: "cstddef", prefixes: &[], names: &["max_align_t", "nullptr_t", "ptrdiff_t", "size_t"], when: When::WithStd },
    Part { header: "algorithm", prefixes: &[], names: &["max", "min"], when: When::WithStd },
    Part { header: "cmath", prefixes: &[], names: &[
        "abs", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "erf", "erfc",
        "exp", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb", "isfinite",
        "isinf", "isnan", "isnormal", "ldexp", "lgamma", "llrint", "llround", "log", "log10", "log1p", "log2", "logb", "lrint",
        "lround", "modf", "nearbyint", "nextafter", "pow", "remainder", "remquo", "rint", "round", "scalbln", "scalbn",
        "signbit", "sin", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc",
    ], when: When::WithStd },
    Part { header: "cstdlib", prefixes: &[], names: &[
        "abort", "abs", "atof", "atoi", "calloc", "exit", "free", "getenv", "labs", "llabs", "malloc", "rand", "realloc", "srand",
        "strtod", "strtol", "strtoul",
    ], when: When::WithStd },
    Part { header: "initializer_list", prefixes: &[], names: &["initializer_list"], when: When::WithStd },
    Part { header: "limits", prefixes: &[], names: &["numeric_limits"], when: When::WithStd },
    Part { header: "type_traits", prefixes: &["add_", "is_", "make_signed", "make_unsigned", "remove_"], names: &[
        "alignment_of", "bool_constant", "common_type", "common_type_t", "conditional", "conditional_t", "conjunction", "decay", "decay_t",
        "disjunction", "enable_if", "enable_if_t", "extent", "false_type", "integral_constant", "invoke_result", "invoke_result_t",
        "negation", "rank", "true_type", "underlying_type", "underlying_type_t", "void_t",
    ], when: When::WithStd },
    Part { header: "utility", prefixes: &["index_sequence", "integer_sequence", "make_index_", "make_integer_"], names: &[
        "as_const", "declval", "exchange", "forward", "get", "in_place", "make_pair", "move", "pair",
        "piecewise_construct", "swap", "tuple_element", "tuple_size",
    ], when: When::WithStd },
];

impl Part {
    fn declares(&self, name: &str) -> bool {
        self.names.binary_search(&name).is_ok() || self.prefixes.iter().any(|p| name.starts_with(p))
    }
}

/// The headers a file needs after the prelude. A file that pastes no names and includes only embedded headers, which
/// include what they need themselves, can use only names it spells out; any other file gets all parts but those of the C++
/// library. `embedded_only`
/// says that no directory of the user's comes before the embedded headers.
pub fn parts_for(source: &[u8], embedded_only: bool) -> Vec<&'static str> {
    let named = Named::of(source, embedded_only);
    let asked = |part: &Part, wanted: bool| match part.when {
        When::Always => wanted || named.foreign,
        When::WithStd if part.header == "initializer_list" => wanted && named.says_std || named.has_list,
        When::WithStd => wanted && named.says_std || named.foreign && part.header == "cstddef",
    };
    let parts = PARTS.iter().zip(&named.wanted);
    parts.filter(|(part, wanted)| asked(part, **wanted)).map(|(part, _)| part.header).collect()
}

/// What run-time compilation declares without any include, as far as options decide it.
#[derive(Clone, Copy, Debug)]
pub struct RtcNames {
    /// Types and constants of the runtime API.
    pub runtime_types: bool,
    /// Functions of the device runtime.
    pub device_runtime: bool,
    /// `std::move` and `std::forward`.
    pub move_forward: bool,
    /// `std::initializer_list`.
    pub initializer_list: bool,
}

/// Parts with nothing but names of run-time compilation. The C and C++ libraries are no part of it.
#[rustfmt::skip]
const RTC_PARTS: &[&str] = &[
    "vector_types.h", "vector_functions.h", "crt/bit_casts.h", "crt/sync_functions.h", "crt/warp_functions.h", REST, "device_load_store.h",
    "simd_functions.h", "device_atomic_functions.h", "crt/scoped_atomic_functions.h", "math_functions.h",
];
/// Those that need the types of the runtime API.
const RTC_RUNTIME_PARTS: &[&str] = &["texture_indirect_functions.h", "surface_indirect_functions.h"];

/// The headers that run-time compilation reads before a program. `spells_all` says that the program can use only names that it spells
/// out itself, unless it includes something.
pub fn rtc_parts_for(source: &[u8], spells_all: bool, names: RtcNames) -> Vec<&'static str> {
    let named = Named::of(source, true);
    let all = named.foreign || !spells_all;
    let mentions = |word: &[u8]| all || source.windows(word.len()).any(|w| w == word);
    let wants = |header: &str| {
        let is_wanted = |(part, wanted): (&Part, &bool)| part.header == header && *wanted;
        all || PARTS.iter().zip(&named.wanted).any(is_wanted)
    };
    let mut out = vec![PRELUDE];
    // A launch in device code is made of calls of the device runtime.
    let launches = names.device_runtime && mentions(b"<<<");
    if names.runtime_types && (launches || wants("cuda_runtime_api.h")) {
        out.push(if names.device_runtime { "cuda_runtime_api.h" } else { "crt/runtime_types.h" });
    }
    out.extend(RTC_PARTS.iter().filter(|h| wants(h)));
    if names.runtime_types {
        out.extend(RTC_RUNTIME_PARTS.iter().filter(|h| wants(h)));
    }
    if mentions(b"new") || mentions(b"mem") || mentions(b"va_") || mentions(b"align_val_t") {
        out.push("crt/rtc.h");
    }
    if mentions(b"assert") {
        out.push("assert.h");
    }
    if names.move_forward && mentions(b"std") {
        out.push("crt/rtc_move.h");
    }
    if names.initializer_list && (named.has_list || mentions(b"std")) {
        out.push("initializer_list");
    }
    out
}

/// What a source mentions.
struct Named {
    /// For each part whether the source has a name of it.
    wanted: Vec<bool>,
    says_std: bool,
    /// A list in braces where a range or the value of `auto` is expected is a std::initializer_list.
    has_list: bool,
    /// Names may come from elsewhere: other files, or pasted ones.
    foreign: bool,
}

impl Named {
    fn of(source: &[u8], embedded_only: bool) -> Named {
        let mut wanted = vec![false; PARTS.len()];
        let (mut says_std, mut foreign_names) = (false, false);
        let (mut has_list, mut before) = (false, b' ');
        let is_name = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
        // Names asked for already, each where its letters say: files use few names often.
        let mut asked: [&[u8]; 256] = [b""; 256];
        let mut at = 0;
        while let Some(&byte) = source.get(at) {
            let rest = &source[at..];
            has_list |= byte == b'{' && matches!(before, b':' | b'=');
            if !byte.is_ascii_whitespace() {
                before = byte;
            }
            if byte == b'#' {
                let after = rest[1..].trim_ascii_start();
                let include = after.strip_prefix(b"include");
                let foreign = match include {
                    Some(name) => !(embedded_only && includes_embedded(name)),
                    None => after.first() == Some(&b'#'),
                };
                if foreign {
                    foreign_names = true;
                }
                // The name of a header says nothing.
                at += if include.is_some() {
                    rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len())
                } else {
                    1
                };
            } else if is_name(&byte) {
                let len = rest.iter().position(|b| !is_name(b)).unwrap_or(rest.len());
                let name = std::str::from_utf8(&rest[..len]).unwrap_or("");
                says_std |= name == "std";
                // No part declares a name of one letter, and files are full of them.
                let slot = &mut asked[slot_of(name.as_bytes())];
                let again = std::mem::replace(slot, name.as_bytes()) == name.as_bytes();
                if len > 1 && !again && !NOT_IN_A_PART.contains(&name) {
                    let mut is_elsewhere = !name.starts_with("__");
                    for (part, wanted) in PARTS.iter().zip(&mut wanted) {
                        let declared = part.declares(name);
                        *wanted |= declared;
                        is_elsewhere |= declared;
                    }
                    if !is_elsewhere && let Some(rest) = PARTS.iter().position(|p| p.header == REST) {
                        wanted[rest] = true;
                    }
                }
                at += len;
                // A spliced line may cut a name in two.
                let after = rest[len..].strip_prefix(b"\\").map(|r| r.strip_prefix(b"\r").unwrap_or(r));
                if after.is_some_and(|r| r.first() == Some(&b'\n') && r.get(1).is_some_and(is_name)) {
                    foreign_names = true;
                }
            } else if rest.starts_with(LAUNCH.as_bytes()) {
                for (part, wanted) in PARTS.iter().zip(&mut wanted) {
                    *wanted = *wanted || part.names == [LAUNCH];
                }
                at += LAUNCH.len();
            } else {
                at += 1;
            }
        }
        Named { wanted, says_std, has_list, foreign: foreign_names }
    }
}

/// One of 256 places for a name that is not empty.
fn slot_of(name: &[u8]) -> usize {
    let [first, middle, last] = [0, name.len() / 2, name.len() - 1].map(|at| usize::from(name[at]));
    (first.wrapping_mul(7) ^ middle.wrapping_mul(31) ^ last.wrapping_mul(101) ^ name.len() << 3) & 0xff
}

/// Whether what follows `#include` is the name of an embedded header in angle brackets.
fn includes_embedded(after: &[u8]) -> bool {
    let Some(name) = after.trim_ascii_start().strip_prefix(b"<") else { return false };
    let name = name.split(|b| *b == b'>' || *b == b'\n').next().unwrap_or(name);
    std::str::from_utf8(name).is_ok_and(|name| get(name).is_some())
}

/// Whether a name that a part declares makes [`parts_for`] ask for the part.
pub fn is_found_by_name(header: &str, name: &str) -> bool {
    let is_of_rest = header == REST && name.starts_with("__") && !PARTS.iter().any(|p| p.declares(name));
    PARTS
        .iter()
        .find(|p| p.header == header)
        .is_none_or(|p| (p.declares(name) || is_of_rest) && !NOT_IN_A_PART.contains(&name))
}

/// The directory embedded headers seem to be in.
pub const ROOT: &str = "<oxicc>";

/// Whether a path is that of an embedded header with functions in the style of C: they call nothing of the program.
pub fn is_c_header(path: &str) -> bool {
    let Some(name) = path.strip_prefix(ROOT).and_then(|p| p.strip_prefix('/')) else { return false };
    let name = name.strip_prefix("crt/").unwrap_or(name);
    name.ends_with(".h") && !name.contains('/') && name != "cooperative_groups.h"
}

macro_rules! embed {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../include/", $name)))),*]
    };
}

/// Every embedded header: name and text, sorted by name.
static HEADERS: &[(&str, &str)] = embed![
    "algorithm",
    "array",
    "assert.h",
    "bit",
    "builtin_types.h",
    "cassert",
    "cfloat",
    "channel_descriptor.h",
    "climits",
    "cmath",
    "compare",
    "complex",
    "concepts",
    "cooperative_groups.h",
    "cooperative_groups/memcpy_async.h",
    "cooperative_groups/reduce.h",
    "cooperative_groups/scan.h",
    "crt/atomic_macros.h",
    "crt/bit_casts.h",
    "crt/c_library.h",
    "crt/clang_library.h",
    "crt/clang_templates.h",
    "crt/clock.h",
    "crt/copy_async.h",
    "crt/cxx/algorithm.h",
    "crt/cxx/array.h",
    "crt/cxx/bit.h",
    "crt/cxx/byte.h",
    "crt/cxx/complex.h",
    "crt/cxx/concepts.h",
    "crt/cxx/expected.h",
    "crt/cxx/functional.h",
    "crt/cxx/in_cuda_std.h",
    "crt/cxx/in_std.h",
    "crt/cxx/iterator.h",
    "crt/cxx/limits.h",
    "crt/cxx/memory.h",
    "crt/cxx/numeric.h",
    "crt/cxx/optional.h",
    "crt/cxx/span.h",
    "crt/cxx/tuple.h",
    "crt/cxx/type_traits.h",
    "crt/cxx/utility.h",
    "crt/cxx/variant.h",
    "crt/device_fp128_functions.h",
    "crt/dim3.h",
    "crt/half_compare.h",
    "crt/half_emulation.h",
    "crt/half_math.h",
    "crt/half_operations.h",
    "crt/half_types.h",
    "crt/host_defines.h",
    "crt/host_library.h",
    "crt/launch_configuration.h",
    "crt/placement_new.h",
    "crt/prelude.h",
    "crt/ptx/barriers.h",
    "crt/ptx/copies.h",
    "crt/ptx/end.h",
    "crt/ptx/loads_stores.h",
    "crt/ptx/registers.h",
    "crt/ptx/scalars.h",
    "crt/ptx/tensor_memory.h",
    "crt/ptx/tensor_products.h",
    "crt/ptx/variants.h",
    "crt/rtc.h",
    "crt/rtc_move.h",
    "crt/runtime_types.h",
    "crt/scoped_atomic_functions.h",
    "crt/small_floats.h",
    "crt/std_iterator.h",
    "crt/sync_functions.h",
    "crt/warp_functions.h",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "cuComplex.h",
    "cuda.h",
    "cuda/aligned_size",
    "cuda/annotated_ptr",
    "cuda/atomic",
    "cuda/barrier",
    "cuda/cmath",
    "cuda/functional",
    "cuda/latch",
    "cuda/pipeline",
    "cuda/ptx",
    "cuda/semaphore",
    "cuda/std/algorithm",
    "cuda/std/array",
    "cuda/std/atomic",
    "cuda/std/bit",
    "cuda/std/bitset",
    "cuda/std/cassert",
    "cuda/std/cfloat",
    "cuda/std/chrono",
    "cuda/std/climits",
    "cuda/std/cmath",
    "cuda/std/compare",
    "cuda/std/complex",
    "cuda/std/concepts",
    "cuda/std/cstddef",
    "cuda/std/cstdint",
    "cuda/std/cstdio",
    "cuda/std/cstdlib",
    "cuda/std/cstring",
    "cuda/std/expected",
    "cuda/std/functional",
    "cuda/std/initializer_list",
    "cuda/std/inplace_vector",
    "cuda/std/iterator",
    "cuda/std/limits",
    "cuda/std/mdspan",
    "cuda/std/memory",
    "cuda/std/new",
    "cuda/std/numbers",
    "cuda/std/numeric",
    "cuda/std/optional",
    "cuda/std/ratio",
    "cuda/std/span",
    "cuda/std/tuple",
    "cuda/std/type_traits",
    "cuda/std/utility",
    "cuda/std/variant",
    "cuda/std/version",
    "cuda/warp",
    "cudaTypedefs.h",
    "cuda_awbarrier_primitives.h",
    "cuda_bf16.h",
    "cuda_fp16.h",
    "cuda_fp4.h",
    "cuda_fp6.h",
    "cuda_fp8.h",
    "cuda_pipeline.h",
    "cuda_pipeline_primitives.h",
    "cuda_profiler_api.h",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "curand_kernel.h",
    "device_atomic_functions.h",
    "device_functions.h",
    "device_launch_parameters.h",
    "device_load_store.h",
    "driver_types.h",
    "expected",
    "float.h",
    "functional",
    "host_defines.h",
    "initializer_list",
    "library_types.h",
    "limits",
    "limits.h",
    "math.h",
    "math_constants.h",
    "math_functions.h",
    "mma.h",
    "new",
    "numeric",
    "nv/target",
    "optional",
    "simd_functions.h",
    "span",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "surface_indirect_functions.h",
    "surface_types.h",
    "texture_indirect_functions.h",
    "texture_types.h",
    "tuple",
    "type_traits",
    "utility",
    "variant",
    "vector_functions.h",
    "vector_types.h",
    "version",
];

/// The text of an embedded header.
pub fn get(name: &str) -> Option<&'static str> {
    match HEADERS.binary_search_by_key(&name, |(n, _)| n) {
        Ok(i) => Some(HEADERS[i].1),
        Err(_) => OTHER_NAMES.contains(&name).then_some(WHOLE_RUNTIME),
    }
}

/// Headers into which NVIDIA divides what is in cuda_runtime.h here.
#[rustfmt::skip]
const OTHER_NAMES: &[&str] = &[
    "common_functions.h", "cuda_device_runtime_api.h", "device_double_functions.h", "device_types.h", "driver_functions.h",
    "host_config.h", "sm_20_atomic_functions.h", "sm_20_intrinsics.h", "sm_30_intrinsics.h", "sm_32_atomic_functions.h",
    "sm_32_intrinsics.h", "sm_35_atomic_functions.h", "sm_35_intrinsics.h", "sm_60_atomic_functions.h", "sm_61_intrinsics.h",
    "crt/common_functions.h", "crt/device_double_functions.h", "crt/device_functions.h", "crt/host_config.h",
    "crt/math_functions.h", "crt/sm_70_rt.h", "crt/sm_80_rt.h", "crt/sm_90_rt.h", "crt/sm_100_rt.h",
];
const WHOLE_RUNTIME: &str = "// Part of the runtime header.\n#pragma once\n#include <cuda_runtime.h>\n";

/// Names of all embedded headers.
pub fn names() -> impl Iterator<Item = &'static str> {
    HEADERS.iter().map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_sorted_and_found() {
        assert!(HEADERS.is_sorted_by_key(|(name, _)| *name));
        assert!(get(PRELUDE).is_some());
        assert!(names().all(|n| get(n).is_some_and(|text| text.starts_with("//"))));
        assert_eq!(get("no_such_header.h"), None);
    }

    #[test]
    fn parts_are_asked_for_by_what_a_file_names() {
        let all = PARTS.iter().filter(|p| p.when == When::Always).count() + 1;
        let saxpy = b"__global__ void f(float *x) { x[threadIdx.x] *= 2; }";
        assert!(parts_for(saxpy, true).is_empty());
        assert_eq!(parts_for(b"y = sqrtf(x);", true), ["math_functions.h"]);
        assert_eq!(parts_for(b"atomicAdd(p, 1);", true), ["device_atomic_functions.h"]);
        assert_eq!(parts_for(b"# include <x>", true).len(), all);
        assert!(parts_for(b"#include <cuda_fp16.h>", true).is_empty());
        assert_eq!(parts_for(b"#include <cuda_fp16.h>", false).len(), all);
        assert_eq!(parts_for(b"#include \"cuda_fp16.h\"", true).len(), all);
        assert!(parts_for(b"#define F(x) \\\n  g(x)", true).is_empty());
        assert_eq!(parts_for(b"#define CAT(a, b) a ## b", true).len(), all);
        assert_eq!(parts_for(b"ato\\\nmicAdd", true).len(), all);
        assert!(parts_for(b"x.max(y)", true).iter().all(|h| *h != "algorithm"));
        assert!(parts_for(b"std::max(x, y)", true).contains(&"algorithm"));
        assert_eq!(parts_for(b"for (int i : { 1, 2 }) f(i);", true), ["initializer_list"]);
        assert!(parts_for(b"struct S { int x; };", true).is_empty());
        assert_eq!(parts_for(b"float x = INFINITY;", true), ["math.h"]);
        assert!(PARTS.iter().all(|p| p.names.is_sorted()));
    }
}
