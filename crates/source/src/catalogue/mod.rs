//! The catalogue of diagnostics: every diagnostic is one row here.
//!
//! A row is `number severity name(arguments) "text" [tag] late;` and becomes a function `name` that makes a [`Message`], and
//! a module of the same name with the number as `CODE`. The number is the reference's internal one, `_` where it has none,
//! the words are its words where it has them. `{argument}` in the text is what the caller gives; a forgotten or unused argument is a compile error.
//! A diagnostic that is `late` is found only while code is generated: see [`Diagnostics::settle_late_errors`].
//!
//! Tags, the options and pragmas that take them, and the error index of the guide all read these rows.
//!
//! [`Diagnostics::settle_late_errors`]: crate::Diagnostics::settle_late_errors

use std::borrow::Cow;
use std::fmt::Display;

use crate::codes::Code;
use crate::diag::Severity;

/// What the catalogue knows of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The name of the row, which call sites use.
    pub name: &'static str,
    pub code: Option<Code>,
    pub severity: Severity,
    /// The text, with `{argument}` where the parts that depend on the program go.
    pub text: &'static str,
    /// How many arguments it takes.
    pub arguments: usize,
    /// What options and pragmas accept in place of the number.
    pub tag: Option<&'static str>,
    /// Found only while code is generated.
    pub late: bool,
}

/// A diagnostic of the catalogue with its arguments filled in, ready to be reported.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "a message says nothing until it is reported"]
pub struct Message {
    pub(crate) entry: &'static Entry,
    pub(crate) severity: Severity,
    pub(crate) text: Cow<'static, str>,
}

impl Message {
    fn new(entry: &'static Entry, text: impl Into<Cow<'static, str>>) -> Message {
        Message { entry, severity: entry.severity, text: text.into() }
    }

    /// A message without its text, for an attempt whose errors nobody reads.
    pub fn untold(entry: &'static Entry) -> Message {
        Message::new(entry, "")
    }

    pub fn code(&self) -> Option<Code> {
        self.entry.code
    }

    pub fn severity(&self) -> Severity {
        self.severity
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same as an error, where the program makes it one.
    pub fn as_error(self) -> Message {
        Message { severity: Severity::Error, ..self }
    }

    /// The same as a warning, where the program makes it one.
    pub fn as_warning(self) -> Message {
        Message { severity: Severity::Warning, ..self }
    }

    /// The same as an error after which compilation cannot go on.
    pub fn as_fatal(self) -> Message {
        Message { severity: Severity::Fatal, ..self }
    }

    /// The same with the reason after a colon, where one is known.
    pub fn because_of(self, reason: Option<impl Display>) -> Message {
        match reason {
            Some(reason) => self.because(&reason),
            None => self,
        }
    }

    /// The same with the reason after a colon.
    pub fn because(self, reason: &dyn Display) -> Message {
        Message { text: format!("{}: {reason}", self.text).into(), ..self }
    }
}

/// Turns rows into functions and the list of them.
macro_rules! catalogue {
    ($($code:tt $severity:ident $name:ident($($arg:ident),*) $text:literal $([$tag:ident])? $($late:ident)?;)*) => {
        use std::fmt::Display;
        use super::{Entry, Message};

        $(
            #[doc = concat!("```text\n", $text, "\n```")]
            pub fn $name($($arg: &dyn Display),*) -> Message {
                Message::new(&$name::ENTRY, text!($text $(, $arg)*))
            }

            #[doc = concat!("The row of [`", stringify!($name), "`](fn@", stringify!($name), ").")]
            pub mod $name {
                use crate::catalogue::Entry;

                code!($code);

                pub const ENTRY: Entry = Entry {
                    name: stringify!($name),
                    code: number!($code),
                    severity: severity!($severity),
                    text: $text,
                    arguments: <[&str]>::len(&[$(stringify!($arg)),*]),
                    tag: tag!($($tag)?),
                    late: flag!($($late)?),
                };
            }
        )*

        /// The rows above.
        pub(in crate::catalogue) const ROWS: &[&Entry] = &[$(&$name::ENTRY),*];
    };
}

/// A text with its arguments; without any it is not copied.
macro_rules! text {
    ($text:literal) => { $text };
    ($text:literal, $($arg:ident),+) => { format!($text, $($arg = $arg),+) };
}

/// The number of a row as a constant of its module.
macro_rules! code {
    (_) => {};
    ($code:literal) => {
        pub const CODE: crate::codes::Code = crate::codes::Code($code);
    };
}

macro_rules! number {
    (_) => {
        None
    };
    ($code:literal) => {
        Some(crate::codes::Code($code))
    };
}

macro_rules! severity {
    (fatal) => {
        crate::Severity::Fatal
    };
    (error) => {
        crate::Severity::Error
    };
    (warning) => {
        crate::Severity::Warning
    };
    (remark) => {
        crate::Severity::Remark
    };
    (note) => {
        crate::Severity::Note
    };
}

macro_rules! tag {
    () => {
        None
    };
    ($tag:ident) => {
        Some(stringify!($tag))
    };
}

macro_rules! flag {
    () => {
        false
    };
    (late) => {
        true
    };
}

mod cplusplus;
mod cuda;
mod unnumbered;

pub use cplusplus::*;
pub use cuda::*;
pub use unnumbered::*;

/// Every row: first those without a number, then the others by number.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    unnumbered::ROWS.iter().chain(cplusplus::ROWS).chain(cuda::ROWS).copied()
}

/// Numbers and tags of diagnostics that nothing here reports: options and pragmas take them, and there is nothing to do.
pub(crate) const UNREPORTED: &[(Option<Code>, &str)] = &[
    (Some(Code(111)), "code_is_unreachable"),
    (Some(Code(128)), "loop_not_reachable"),
    (Some(Code(161)), "unrecognized_pragma"),
    (Some(Code(175)), "subscript_out_of_range"),
    (Some(Code(554)), "conversion_function_not_usable"),
    (Some(Code(815)), "useless_type_qualifier_on_return_type"),
    (Some(Code(1097)), "unrecognized_attribute"),
    (Some(Code(2506)), "lit_suffix_no_underscore"),
    (Some(Code(2811)), "nodiscard_doesnt_apply"),
    (Some(Code(3013)), "volatile_func_param_deprecated"),
    (Some(Code(3060)), "is_constant_evaluated_in_nonconstexpr_context"),
    (Some(Code(3206)), "if_consteval_in_nonconstexpr_function"),
    (Some(Code(3215)), "if_consteval_nonstandard"),
    (Some(Code(3471)), "h_hd_illegal_call_generic"),
    (Some(Code(3665)), "cuda_demote_unsupported_floating_point"),
    (None, "attribute_requires_external_linkage"),
    (None, "inexact_fp_conversion"),
    (None, "inline_gnu_noinline_conflict"),
    (None, "vector_deprecation"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_their_numbers() {
        assert!(entries().is_sorted_by_key(|row| row.code));
    }

    #[test]
    fn a_number_has_one_tag() {
        for (row, next) in entries().zip(entries().skip(1)) {
            assert!(
                row.code.is_none() || row.code != next.code || row.tag == next.tag,
                "{} and {}",
                row.name,
                next.name
            );
        }
    }

    #[test]
    fn what_is_reported_is_not_listed_as_unreported() {
        for (code, tag) in UNREPORTED {
            assert!(
                entries().all(|row| (code.is_none() || row.code != *code) && row.tag != Some(tag)),
                "{tag}"
            );
        }
    }

    #[test]
    fn arguments_are_filled_in() {
        let message = identifier_is_undefined(&"x");
        assert_eq!((message.code(), message.text()), (Some(Code(20)), "identifier \"x\" is undefined"));
        assert_eq!(expected_expression().because(&"no").text(), "expected an expression: no");
    }
}
