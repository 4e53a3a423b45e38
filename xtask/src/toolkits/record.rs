//! What earlier runs found, so that a long run can go on where it stopped.
//!
//! A line of `target/toolkits/VERSION.outcomes` for each unit at each architecture, with a hash of its text. Failures are written
//! as well, but always tried again.

use std::collections::HashMap;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

use super::build::{Extent, Outcome};
use super::report::Set;
use super::units::Unit;

pub struct Record {
    earlier: HashMap<String, Outcome>,
    file: Mutex<File>,
}

impl Record {
    /// `resume`: whether outcomes of earlier runs are taken; otherwise the record begins anew.
    pub fn open(path: &Path, resume: bool) -> Result<Record, String> {
        let failed = |e: std::io::Error| format!("{}: {e}", path.display());
        let text = if resume { fs::read_to_string(path).unwrap_or_default() } else { String::new() };
        let mut options = File::options();
        options.create(true).write(true);
        match resume {
            true => options.append(true),
            false => options.truncate(true),
        };
        if let Some(dir) = path.parent() {
            fs::create_dir_all(dir).map_err(failed)?;
        }
        let file = options.open(path).map_err(failed)?;
        Ok(Record { earlier: text.lines().filter_map(read_line).collect(), file: Mutex::new(file) })
    }

    /// What an earlier run found, unless it failed or the text is another one now.
    pub fn earlier(&self, set: Set, unit: &Unit, arch: &str, extent: Extent) -> Option<Outcome> {
        self.earlier.get(&key(set, unit, arch, extent)).cloned()
    }

    pub fn add(&self, set: Set, unit: &Unit, arch: &str, extent: Extent, outcome: &Outcome) {
        let word = match outcome {
            Outcome::Passed { linked: true } => "links",
            Outcome::Passed { linked: false } => "passes",
            Outcome::Neither => "neither",
            Outcome::Failed(_) => "fails",
        };
        if let Ok(mut file) = self.file.lock() {
            // A record that cannot be written costs time in the next run, nothing else.
            let _ = writeln!(file, "{}\t{word}", key(set, unit, arch, extent));
        }
    }
}

fn key(set: Set, unit: &Unit, arch: &str, extent: Extent) -> String {
    let mut hasher = DefaultHasher::new();
    fs::read(&unit.path).unwrap_or_default().hash(&mut hasher);
    unit.standard.hash(&mut hasher);
    (extent.names, extent.host).hash(&mut hasher);
    format!("{set:?}\t{}\t{arch}\t{:016x}", unit.name, hasher.finish())
}

fn read_line(line: &str) -> Option<(String, Outcome)> {
    let (key, word) = line.rsplit_once('\t')?;
    let outcome = match word {
        "links" => Outcome::Passed { linked: true },
        "passes" => Outcome::Passed { linked: false },
        "neither" => Outcome::Neither,
        _ => return None,
    };
    Some((key.to_owned(), outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_tried_again() {
        let text = "Units\ta\tsm_90\t01\tlinks\nUnits\tb\tsm_90\t02\tfails\n";
        let earlier: HashMap<_, _> = text.lines().filter_map(read_line).collect();
        assert_eq!(earlier.get("Units\ta\tsm_90\t01"), Some(&Outcome::Passed { linked: true }));
        assert_eq!(earlier.len(), 1);
    }
}
