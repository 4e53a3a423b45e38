//! Which diagnostics are warnings, errors or nothing at all, in nvcc's spellings.

use std::ffi::OsString;

use clap::{ArgMatches, Args};
use oxicc_driver::ADVICE;
use oxicc_source::{Action, Code, DiagnosticOptions, codes};

/// The kinds of `-Werror KIND` and `-WKIND`, with the tags they stand for.
const KINDS: &[(&str, &[&str])] = &[
    ("cross-execution-space-call", &["h_hd_illegal_call", "h_hd_illegal_call_generic"]),
    ("reorder", &["out_of_order_ctor_init"]),
    ("default-stream-launch", &["default_stream_launch"]),
    ("missing-launch-bounds", &["missing_launch_bounds"]),
    ("ext-lambda-captures-this", &["this_addr_capture_ext_lambda"]),
    ("deprecated-declarations", &["deprecated_entity", "deprecated_entity_with_custom_message"]),
    ("unused", &["declared_but_not_referenced", "set_but_not_used", "expr_has_no_effect"]),
    ("uninitialized", &["used_before_set"]),
    ("return-type", &["implicit_return_from_non_void_function"]),
    ("overloaded-virtual", &["virtual_function_decl_hidden", "partial_override"]),
    (
        "format",
        &[
            "bad_printf_format_string",
            "too_few_printf_args",
            "too_many_printf_args",
            "invalid_printf_conversion",
        ],
    ),
    ("overflow", &["integer_overflow", "integer_truncated", "integer_sign_change", "shift_count_too_large"]),
];

/// The kind that stands for all.
const ALL: &str = "all-warnings";

#[derive(Args, Clone, Debug, Default)]
pub struct WarningFlags {
    /// No warnings
    #[arg(short = 'w')]
    no_warnings: bool,
    /// Warnings are errors: all-warnings (the default), cross-execution-space-call, reorder, default-stream-launch,
    /// missing-launch-bounds, ext-lambda-captures-this, deprecated-declarations
    #[arg(long = "Werror", value_name = "KIND,...", num_args = 0..=1, require_equals = true, default_missing_value = ALL, value_parser = parse_kinds)]
    werror: Vec<Kinds>,
    /// Show warnings of this kind, which are not shown otherwise; -Wno-KIND does not show them. Kinds are those of -Werror, unused,
    /// uninitialized, return-type, overloaded-virtual, overflow, format, every number and tag, and gpu: what costs time on a GPU
    #[arg(short = 'W', value_name = "KIND", value_parser = parse_shown)]
    shown: Vec<Shown>,
    /// Diagnostics with these numbers or tags are errors
    #[arg(long = "diag-error", alias = "diag_error", value_name = "NUMBER,...", value_parser = parse_error)]
    errors: Vec<Setting>,
    /// ... are warnings
    #[arg(long = "diag-warn", aliases = ["diag_warn", "diag_warning"], value_name = "NUMBER,...", value_parser = parse_warning)]
    warnings: Vec<Setting>,
    /// ... are not shown
    #[arg(long = "diag-suppress", alias = "diag_suppress", value_name = "NUMBER,...", value_parser = parse_suppressed)]
    suppressed: Vec<Setting>,
}

/// What `-Werror` makes errors.
#[derive(Clone, Debug)]
struct Kinds {
    all: bool,
    codes: Vec<Code>,
}

/// What is to be done with some diagnostics.
#[derive(Clone, Debug)]
struct Setting(Vec<Code>, Action);

/// What `-W` shows or does not show.
#[derive(Clone, Debug)]
enum Shown {
    Diagnostics(Setting),
    /// Subjects of advice about what costs time on a GPU.
    Advice(Vec<&'static str>, bool),
}

impl WarningFlags {
    /// Applies the flags; the matches tell their order, since a later one wins.
    pub fn apply(&self, matches: &ArgMatches, options: &mut DiagnosticOptions) {
        options.no_warnings = self.no_warnings;
        options.warnings_as_errors = self.werror.iter().any(|k| k.all);
        let promoted: Vec<Setting> =
            self.werror.iter().map(|k| Setting(k.codes.clone(), Action::Error)).collect();
        let mut settings: Vec<(usize, &Setting)> = Vec::new();
        for (id, list) in [
            ("werror", &promoted),
            ("errors", &self.errors),
            ("warnings", &self.warnings),
            ("suppressed", &self.suppressed),
        ] {
            if !list.is_empty() {
                settings.extend(matches.indices_of(id).into_iter().flatten().zip(list));
            }
        }
        if !self.shown.is_empty() {
            let shown = matches.indices_of("shown").into_iter().flatten().zip(&self.shown);
            settings.extend(shown.filter_map(|(place, shown)| match shown {
                Shown::Diagnostics(setting) => Some((place, setting)),
                Shown::Advice(..) => None,
            }));
        }
        settings.sort_by_key(|(place, _)| *place);
        for (_, Setting(codes, action)) in settings {
            options.actions.extend(codes.iter().map(|code| (*code, *action)));
        }
    }
}

impl WarningFlags {
    /// The subjects of advice that are shown at the end.
    pub fn advice(&self) -> Vec<&'static str> {
        let mut all: Vec<&str> = Vec::new();
        for shown in &self.shown {
            if let Shown::Advice(subjects, on) = shown {
                all.retain(|s| !subjects.contains(s));
                if *on {
                    all.extend_from_slice(subjects);
                }
            }
        }
        all
    }
}

/// `gpu` stands for all subjects of advice, `gpu-banks` for one.
fn advice_of_kind(kind: &str) -> Option<Vec<&'static str>> {
    match kind.strip_prefix("gpu")?.strip_prefix('-') {
        None if kind == "gpu" => Some(ADVICE.to_vec()),
        subject => ADVICE.into_iter().find(|s| Some(*s) == subject).map(|s| vec![s]),
    }
}

/// `-Werror KIND` is `-Werror=KIND` where the next word is one: clap would take any word, the input's name too.
pub fn join_werror(args: Vec<OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::with_capacity(args.len());
    for arg in args {
        match (joined.last_mut(), arg.to_str()) {
            (Some(last), Some(text)) if *last == "--Werror" && parse_kinds(text).is_ok() => {
                last.push("=");
                last.push(text);
            }
            _ => joined.push(arg),
        }
    }
    joined
}

/// The diagnostics of a kind: one of nvcc's, a group of ours, or a number or tag, whose words dashes may join.
fn codes_of_kind(kind: &str) -> Option<Vec<Code>> {
    match KINDS.iter().find(|(name, _)| *name == kind) {
        Some((_, tags)) => Some(tags.iter().filter_map(|tag| codes::with_tag(tag)).collect()),
        None => codes::parse_list(&kind.replace('-', "_")).ok().filter(|codes| !codes.is_empty()),
    }
}

fn unknown_kind(kind: &str) -> String {
    let advice: Vec<String> = ADVICE.iter().map(|s| format!("gpu-{s}")).collect();
    let groups = KINDS.iter().map(|(name, _)| *name).chain(["gpu"]);
    let known: Vec<&str> = groups.chain(advice.iter().map(String::as_str)).collect();
    let near = oxicc_source::nearest(kind, known.iter().copied());
    let meant = near.map_or(String::new(), |name| format!(" (did you mean {name}?)"));
    format!("{kind} is no kind of warning{meant}; known: {ALL} {} and every number and tag", known.join(" "))
}

fn parse_kinds(list: &str) -> Result<Kinds, String> {
    let mut kinds = Kinds { all: false, codes: Vec::new() };
    for kind in list.split(',') {
        match codes_of_kind(kind) {
            Some(codes) => kinds.codes.extend(codes),
            None if kind == ALL => kinds.all = true,
            None => return Err(unknown_kind(kind)),
        }
    }
    Ok(kinds)
}

fn parse_shown(text: &str) -> Result<Shown, String> {
    let (kind, action) = match text.strip_prefix("no-") {
        Some(kind) => (kind, Action::Suppress),
        None => (text, Action::Warning),
    };
    if let Some(subjects) = advice_of_kind(kind) {
        return Ok(Shown::Advice(subjects, action == Action::Warning));
    }
    let codes = codes_of_kind(kind).ok_or_else(|| unknown_kind(kind))?;
    Ok(Shown::Diagnostics(Setting(codes, action)))
}

fn parse_setting(list: &str, action: Action) -> Result<Setting, String> {
    let codes = codes::parse_list(list);
    codes.map(|codes| Setting(codes, action)).map_err(|item| format!("{item} is no number or tag"))
}

fn parse_error(list: &str) -> Result<Setting, String> {
    parse_setting(list, Action::Error)
}

fn parse_warning(list: &str) -> Result<Setting, String> {
    parse_setting(list, Action::Warning)
}

fn parse_suppressed(list: &str) -> Result<Setting, String> {
    parse_setting(list, Action::Suppress)
}
