//! Run-time compilation, as NVRTC does it: what its front end is told beyond the usual.

use std::fmt::Write;

use oxicc_frontend::preprocess::{HeaderRules, RtcMacros};

use crate::options::{MathOptions, Options, PreprocessorOptions};

/// The directory that headers in memory seem to be in; the [provider](crate::FileProvider) of the caller answers for it.
pub const HEADERS_IN_MEMORY: &str = "/oxicc-memory";

/// The file that name expressions seem to stand in.
const NAME_MAP: &str = "__nv_name_map";

/// Embedded headers that a program finds where NVRTC would find none.
#[rustfmt::skip]
const OFFERED: &[&str] = &[
    "cooperative_groups.h", "cooperative_groups/", "cuComplex.h", "cuda/", "cuda_awbarrier_primitives.h", "cuda_bf16.h", "cuda_fp16.h",
    "cuda_fp4.h", "cuda_fp6.h", "cuda_fp8.h", "cuda_pipeline.h", "cuda_pipeline_primitives.h", "cuda_runtime.h",
    "crt/host_defines.h", "cuda_runtime_api.h", "curand_kernel.h", "device_launch_parameters.h", "math_constants.h", "mma.h", "nv/target",
    "vector_types.h", "vector_functions.h",
];

/// What NVRTC's options say beyond those of every compilation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RtcOptions {
    /// `--minimal`: the types and constants of the runtime API are not declared.
    pub minimal: bool,
    /// `--extensible-whole-program`: the functions of the device runtime are declared.
    pub device_runtime: bool,
    /// `--device-int128`.
    pub int128: bool,
    /// `--device-float128`.
    pub float128: bool,
    /// `--device-debug`, for the program to see.
    pub debug: bool,
    /// `--no-source-include`.
    pub not_beside: bool,
    /// `--builtin-move-forward=false`: `std::move` and `std::forward` are not declared.
    pub no_move_forward: bool,
    /// `--builtin-initializer-list=false`.
    pub no_initializer_list: bool,
    /// Whether headers in memory are given below [`HEADERS_IN_MEMORY`].
    pub headers_in_memory: bool,
    /// Whether programs find embedded headers where NVRTC would find none.
    pub offers_headers: bool,
    /// Expressions that name kernels and variables, whose symbols are wanted.
    pub name_expressions: Vec<String>,
}

impl RtcOptions {
    pub(crate) fn macros(&self, math: &MathOptions) -> RtcMacros {
        RtcMacros {
            ftz: math.ftz,
            prec_div: math.prec_div,
            prec_sqrt: math.prec_sqrt,
            fast_math: math.fast,
            int128: self.int128,
            float128: self.float128,
            minimal: self.minimal,
        }
    }

    pub(crate) fn header_rules(&self) -> HeaderRules {
        HeaderRules {
            memory: self.headers_in_memory.then(|| HEADERS_IN_MEMORY.to_owned()),
            not_beside: self.not_beside,
            offered: Some(if self.offers_headers { OFFERED } else { &[] }),
        }
    }

    /// The name expressions, each once, in the order of their bytes.
    pub(crate) fn sorted_expressions(&self) -> Vec<&str> {
        let mut expressions: Vec<&str> = self.name_expressions.iter().map(String::as_str).collect();
        expressions.sort_unstable();
        expressions.dedup();
        expressions
    }

    /// The text that follows the program: a pragma for each name expression.
    pub(crate) fn name_map(&self) -> Option<(String, String)> {
        if self.name_expressions.is_empty() {
            return None;
        }
        let mut text = String::from("\n");
        for expression in self.sorted_expressions() {
            let _ = writeln!(text, "#pragma nv_mangled_name {}", expression.replace('\n', " "));
        }
        Some((NAME_MAP.to_owned(), text))
    }
}

/// The headers a program gets without asking.
pub(crate) fn prelude(
    rtc: &RtcOptions,
    options: &Options,
    chosen: &PreprocessorOptions,
    text: &[u8],
) -> Vec<String> {
    let spells_all = chosen.include_dirs.is_empty()
        && chosen.forced_includes.is_empty()
        && chosen.macros.is_empty()
        && rtc.name_expressions.is_empty()
        && !rtc.headers_in_memory;
    let wanted = oxicc_headers::RtcNames {
        runtime_types: !rtc.minimal,
        device_runtime: rtc.device_runtime || options.relocatable,
        move_forward: !rtc.no_move_forward,
        initializer_list: !rtc.no_initializer_list,
    };
    let headers = oxicc_headers::rtc_parts_for(text, spells_all, wanted);
    headers.into_iter().map(|h| format!("{}/{h}", oxicc_headers::ROOT)).collect()
}
