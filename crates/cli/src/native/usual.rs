//! The flags that most command lines have, read without clap.

use std::path::PathBuf;

use oxicc_driver::{OptLevel, Standard, Target};

use super::flags::{parse_level, parse_standard};

/// What the usual flags say; `None` and `false` mean that a flag was not given.
#[derive(Default)]
pub struct UsualFlags {
    pub arch: Option<Target>,
    /// The level, and how it is written.
    pub level: Option<(OptLevel, String)>,
    pub standard: Option<Standard>,
    pub opt_threads: Option<usize>,
    pub include_dirs: Vec<PathBuf>,
    pub lineinfo: bool,
    pub fast_math: bool,
}

impl UsualFlags {
    /// Takes one flag, `next` gives the word behind it. Nothing if it is not a usual one, is wrong, or was given before.
    pub fn take<'a>(&mut self, text: &'a str, next: &mut dyn FnMut() -> Option<&'a str>) -> Option<()> {
        if let Some(level) = text.strip_prefix("-O") {
            return once(&mut self.level, (parse_level(level).ok()?, level.to_owned()));
        }
        if let Some(dir) = text.strip_prefix("-I") {
            let dir = if dir.is_empty() { next()? } else { dir };
            self.include_dirs.push(PathBuf::from(dir));
            return Some(());
        }
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        match name {
            "-arch" | "--arch" => {
                let name = value.or_else(&mut *next)?;
                once(&mut self.arch, Target::parse(name).ok()?)
            }
            "-std" | "--std" => {
                let name = value.or_else(&mut *next)?;
                once(&mut self.standard, parse_standard(name).ok()?)
            }
            "--opt-threads" => {
                let count = value.or_else(&mut *next)?;
                once(&mut self.opt_threads, count.parse().ok()?)
            }
            "-lineinfo" | "--lineinfo" => set(&mut self.lineinfo, value),
            "-use_fast_math" | "--use_fast_math" => set(&mut self.fast_math, value),
            _ => None,
        }
    }
}

fn once<T>(slot: &mut Option<T>, value: T) -> Option<()> {
    slot.replace(value).is_none().then_some(())
}

/// Flags without a value may be repeated.
fn set(slot: &mut bool, value: Option<&str>) -> Option<()> {
    *slot = true;
    value.is_none().then_some(())
}
