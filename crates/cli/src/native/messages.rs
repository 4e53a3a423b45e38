//! How the command speaks: for people or for tools, with colours or without.
//!
//! Everything that is said goes to standard error; standard output is for products. In the forms for tools every line is a
//! JSON value of its own.

use std::ffi::OsString;
use std::io::{self, IsTerminal};

use clap::{Args, ValueEnum};
use oxicc_driver::{Compilation, Severity};
use oxicc_source::render::human::Color;
use oxicc_source::render::json::{self, Tool};
use oxicc_source::render::short;

use super::{exit, say};

/// Us, in SARIF logs.
const TOOL: Tool<'static> =
    Tool { name: "oxicc", version: env!("CARGO_PKG_VERSION"), uri: env!("CARGO_PKG_REPOSITORY") };

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum MessageFormat {
    /// With excerpts of the source
    #[default]
    Human,
    /// A line each: file:line:column: error[number]: text
    Short,
    /// A JSON object for each, on a line of its own
    Json,
    /// A SARIF 2.1.0 log
    Sarif,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Args, Clone, Copy, Debug, Default)]
pub struct MessageFlags {
    /// The form of messages, on standard error
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t)]
    message_format: MessageFormat,
    /// Colours in messages for people
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: ColorChoice,
}

impl MessageFlags {
    /// A line for each message.
    pub fn brief() -> MessageFlags {
        MessageFlags { message_format: MessageFormat::Short, ..MessageFlags::default() }
    }

    /// The flags on a command line that may be wrong elsewhere.
    pub fn of_args(args: &[OsString]) -> MessageFlags {
        let mut flags = MessageFlags::default();
        let mut words = args.iter().filter_map(|a| a.to_str());
        while let Some(word) = words.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (word, None),
            };
            match name {
                "--message-format" => {
                    let value = value.or_else(|| words.next()).unwrap_or_default();
                    flags.message_format = MessageFormat::from_str(value, false).unwrap_or_default();
                }
                "--color" => {
                    let value = value.or_else(|| words.next()).unwrap_or_default();
                    flags.color = ColorChoice::from_str(value, false).unwrap_or_default();
                }
                _ => {}
            }
        }
        flags
    }

    /// Whether people read the messages.
    pub fn for_people(self) -> bool {
        matches!(self.message_format, MessageFormat::Human | MessageFormat::Short)
    }

    /// Colours on a terminal, unless the user does not want them (see no-color.org).
    pub fn color(self) -> Color {
        let is_wanted = || {
            let unset = std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
            unset && io::stderr().is_terminal()
        };
        match self.color {
            ColorChoice::Always => Color::Always,
            ColorChoice::Never => Color::Never,
            ColorChoice::Auto if is_wanted() => Color::Always,
            ColorChoice::Auto => Color::Never,
        }
    }

    /// Shows what a compilation found.
    pub fn diagnostics(self, compilation: &Compilation) {
        let (found, map) = (&compilation.diagnostics, &compilation.map);
        match self.message_format {
            MessageFormat::Human => say(compilation.render(self.color())),
            MessageFormat::Short => say(short::render(found, map)),
            MessageFormat::Json => say(json::render(found, map)),
            MessageFormat::Sarif => say(json::sarif(found, map, TOOL)),
        }
    }

    /// Shows an error that is in no file; returns the exit status.
    pub fn error(self, message: impl std::fmt::Display) -> u8 {
        self.message(Severity::Error, &message.to_string());
        exit::ERROR
    }

    pub fn note(self, message: impl std::fmt::Display) {
        self.message(Severity::Note, &message.to_string());
    }

    fn message(self, severity: Severity, text: &str) {
        match self.message_format {
            MessageFormat::Human | MessageFormat::Short => match severity {
                Severity::Note => say(format_args!("oxicc: note: {text}\n")),
                _ => say(format_args!("oxicc: {text}\n")),
            },
            MessageFormat::Json => {
                let mut lines = text.lines();
                let first = lines.next().unwrap_or_default();
                let rest: Vec<&str> = lines.map(str::trim).collect();
                say(json::message(severity, first, &rest));
            }
            MessageFormat::Sarif => say(json::sarif_message(severity, text, TOOL)),
        }
    }
}
