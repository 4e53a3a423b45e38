//! Mistakes on the command line, said in whole words.
//!
//! clap takes `-frobnicate` for a cluster of letters and complains about `-f`. What is wrong is found again here, by the
//! command's own description.

use std::ffi::OsString;

use clap::error::{ContextKind, ErrorKind};
use clap::{ArgAction, Command};
use oxicc_source::nearest;

use super::nvcc_flags;

/// What is wrong with the arguments of a command, if clap's own words are not better.
pub fn explain(command: &Command, args: &[OsString], error: &clap::Error) -> Option<String> {
    let walked = walk(command, args);
    match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::ArgumentConflict | ErrorKind::InvalidSubcommand => {}
        ErrorKind::MissingRequiredArgument if args.len() == 1 => {
            let name = command.get_bin_name().unwrap_or("oxicc");
            let missing = error.get(ContextKind::InvalidArg).map(ToString::to_string).unwrap_or_default();
            return Some(match missing.contains("FILE") {
                true => format!("no input file; `{name} --help` has examples"),
                false => format!("{missing} is missing; `{name} --help` says more"),
            });
        }
        // `-arch sm_90 -O4`: the value is wrong, and clap says so.
        _ => return None,
    }
    if let Some(unknown) = walked.unknown {
        return Some(unknown_option(command, &unknown));
    }
    if let Some(text) = walked.inputs.first().and_then(|first| misspelled_command(command, first)) {
        return Some(text);
    }
    match walked.inputs.as_slice() {
        [first, second, ..] => {
            let advice = match command.get_bin_name() {
                None | Some("oxicc") => "; `oxicc build` makes a program of several",
                Some(_) => "",
            };
            Some(format!("one input at a time: {first} and {second} were given{advice}"))
        }
        _ if error.kind() == ErrorKind::UnknownArgument => {
            error.get(ContextKind::InvalidArg).map(|arg| unknown_option(command, &arg.to_string()))
        }
        _ => None,
    }
}

fn unknown_option(command: &Command, word: &str) -> String {
    let given = word.split_once('=').map_or(word, |(name, _)| name);
    let name = given.trim_start_matches('-');
    let own: Vec<String> = longs(command).collect();
    let of_nvcc: Vec<&str> = nvcc_flags::names().collect();
    let known: Vec<&str> = own.iter().map(String::as_str).chain(of_nvcc).collect();
    match nearest(name, known.iter().copied()).or_else(|| nearest_tail(name, &known)) {
        Some(like) => {
            let dashes = if given.starts_with("--") { "--" } else { "-" };
            format!("unknown option '{given}'; the nearest is '{dashes}{like}'")
        }
        None => format!(
            "unknown option '{given}'; `{} --help` lists them",
            command.get_bin_name().unwrap_or("oxicc")
        ),
    }
}

/// The option whose last words are nearest: `fas-math` is meant for `use_fast_math`.
fn nearest_tail<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let joined = |text: &str| text.replace('_', "-");
    let tails = |option: &str| -> Vec<String> {
        let option = joined(option);
        option.match_indices('-').map(|(at, _)| option[at + 1..].to_owned()).collect()
    };
    let all: Vec<(String, &'a str)> =
        known.iter().flat_map(|option| tails(option).into_iter().map(|tail| (tail, *option))).collect();
    let like = nearest(&joined(name), all.iter().map(|(tail, _)| tail.as_str()))?;
    all.iter().find(|(tail, _)| tail == like).map(|(_, option)| *option)
}

/// What to say of a word that may be meant for the name of a command.
pub fn misspelled_command(command: &Command, word: &str) -> Option<String> {
    let like = nearest(word, subcommands(command)).filter(|_| !word.contains(['.', '/']))?;
    Some(format!("unknown command '{word}'; the nearest is '{like}'"))
}

fn subcommands(command: &Command) -> impl Iterator<Item = &str> {
    command.get_subcommands().map(Command::get_name)
}

/// Long names and their aliases.
fn longs(command: &Command) -> impl Iterator<Item = String> {
    command.get_arguments().flat_map(|arg| {
        let aliases = arg.get_all_aliases().unwrap_or_default();
        arg.get_long().into_iter().chain(aliases).map(str::to_owned)
    })
}

#[derive(Default)]
struct Walked {
    inputs: Vec<String>,
    /// The first word that is no option.
    unknown: Option<String>,
}

/// Goes over the arguments as clap does.
fn walk(command: &Command, args: &[OsString]) -> Walked {
    let mut walked = Walked::default();
    let takes_value = |arg: &clap::Arg| {
        matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) && !arg.is_require_equals_set()
    };
    let mut words = args.iter().skip(1).map(|a| a.to_string_lossy());
    while let Some(word) = words.next() {
        if word == "--" {
            walked.inputs.extend(words.map(|w| w.into_owned()));
            break;
        }
        let arguments = || command.get_arguments();
        if let Some(long) = word.strip_prefix("--") {
            let (name, has_value) = long.split_once('=').map_or((long, false), |(name, _)| (name, true));
            let known = arguments().find(|a| {
                let aliases = a.get_all_aliases().unwrap_or_default();
                a.get_long() == Some(name) || aliases.contains(&name)
            });
            match known {
                Some(arg) if takes_value(arg) && !has_value => drop(words.next()),
                Some(_) => {}
                None => walked.unknown = walked.unknown.or(Some(word.into_owned())),
            }
        } else if let Some(letters) = word.strip_prefix('-').filter(|l| !l.is_empty()) {
            let first = letters.chars().next();
            let known = arguments().find(|a| a.get_short().is_some() && a.get_short() == first);
            match known {
                Some(arg) if takes_value(arg) && letters.len() == 1 => drop(words.next()),
                Some(arg) if takes_value(arg) || letters.len() == 1 => {}
                // `-wE`: a cluster if all letters are options.
                Some(_) if letters.chars().all(|l| arguments().any(|a| a.get_short() == Some(l))) => {}
                _ if matches!(letters, "h" | "V") => {}
                _ => walked.unknown = walked.unknown.or(Some(word.into_owned())),
            }
        } else {
            walked.inputs.push(word.into_owned());
        }
    }
    walked
}
