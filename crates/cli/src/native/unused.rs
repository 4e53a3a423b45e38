//! Options that a subcommand takes because one set of flags serves all, and that mean nothing to it: `-v` says so.

use clap::ArgMatches;
use clap::parser::ValueSource;

/// What means nothing to a subcommand.
pub struct Unused {
    pub subcommand: &'static str,
    why: &'static str,
    /// Clap's names: those of the fields.
    pub options: &'static [&'static str],
}

pub const UNUSED: &[Unused] = &[
    Unused {
        subcommand: "check",
        why: "no code is made",
        options: &[
            "opt_level",
            "fast_compile",
            "lineinfo",
            "source_in_ptx",
            "restrict",
            "ftz",
            "prec_div",
            "prec_sqrt",
            "fmad",
            "keep_device_functions",
            "libdevice",
            "passes",
            "knobs",
            "filter_print_funcs",
            "opt_bisect_limit",
            "opt_threads",
        ],
    },
    Unused {
        subcommand: "link",
        why: "no source is read",
        options: &[
            "language",
            "define",
            "undefine",
            "include_dir",
            "isystem",
            "include",
            "nostdinc",
            "std",
            "gnu_version",
            "expt_relaxed_constexpr",
            "extended_lambda",
            "device_as_default_execution_space",
            "lineinfo",
            "source_in_ptx",
            "restrict",
            "keep_device_functions",
            "ftemplate_depth",
        ],
    },
    Unused {
        subcommand: "link",
        why: "what linking finds is said as libNVVM says it",
        options: &["message_format", "color", "werror", "shown", "errors", "warnings", "suppressed"],
    },
];

/// What was given to a subcommand and means nothing to it, each with the reason.
pub fn given(subcommand: &str, matches: &ArgMatches) -> Vec<(String, &'static str)> {
    let rows = UNUSED.iter().filter(|row| row.subcommand == subcommand);
    let named = rows.flat_map(|row| row.options.iter().map(|option| (*option, row.why)));
    let is_given = |option: &str| {
        matches.try_contains_id(option).is_ok()
            && matches.value_source(option) == Some(ValueSource::CommandLine)
    };
    named.filter(|(option, _)| is_given(option)).map(|(option, why)| (option.to_owned(), why)).collect()
}
