//! A table of times of two libraries, for people and for docs/results.

use std::fmt::Write;
use std::path::Path;

pub struct Report {
    text: String,
    rows: String,
    below: Vec<String>,
}

impl Report {
    /// `reference` names the other library.
    pub fn new(reference: &str, ours: &Path, runs: u32) -> Report {
        let size = std::fs::metadata(ours).map_or(0, |m| m.len());
        let mut text = format!(
            "Processor time in ms of one compile to PTX in a warm process, the least of {runs} after a first one; our library has {:.1} MB.\n\n",
            size as f64 / 1e6
        );
        let _ = writeln!(text, "| program | ours, first | ours | {reference} | times | bar |");
        let _ = writeln!(text, "| --- | --- | --- | --- | --- | --- |");
        println!("{:<22} {:>9} {:>9} {reference:>9} {:>8} {:>6}", "program", "first", "ours", "times", "bar");
        Report { text, rows: String::new(), below: Vec::new() }
    }

    pub fn row(&mut self, name: &str, first: f64, ours: f64, theirs: Option<f64>, bar: f64) {
        let Some(theirs) = theirs else {
            println!("{name:<22} {first:>9.2} {ours:>9.2} {:>9}", "-");
            return;
        };
        let times = theirs / ours;
        println!("{name:<22} {first:>9.2} {ours:>9.2} {theirs:>9.2} {times:>7.1}x {bar:>5}x");
        let _ = writeln!(self.rows, "| {name} | {first:.1} | {ours:.2} | {theirs:.1} | {times:.1} | {bar} |");
        if times < bar {
            self.below.push(name.to_owned());
        }
    }

    /// Adds a line below the table.
    pub fn note(&mut self, text: &str) {
        println!("{text}");
        let _ = write!(self.rows, "\n{text}\n");
    }

    /// Says what is below its bar, and writes the table to a file.
    pub fn finish(self, file: Option<&Path>) -> Result<(), String> {
        if !self.below.is_empty() {
            println!("below the bar: {}", self.below.join(", "));
        }
        match file {
            Some(file) => replace_table(file, &format!("{}{}", self.text, self.rows)),
            None => Ok(()),
        }
    }
}

/// Puts a table in the place of the one between the marks of a document.
fn replace_table(file: &Path, table: &str) -> Result<(), String> {
    const BEGIN: &str = "<!-- measured -->\n";
    const END: &str = "<!-- end -->";
    let shown = file.display();
    let text = std::fs::read_to_string(file).map_err(|e| format!("{shown}: {e}"))?;
    let begin = text.find(BEGIN).ok_or_else(|| format!("{shown} has no place for a table"))? + BEGIN.len();
    let end = text[begin..].find(END).ok_or_else(|| format!("{shown}: the table has no end"))? + begin;
    let text = format!("{}\n{table}\n{}", &text[..begin], &text[end..]);
    std::fs::write(file, text).map_err(|e| format!("{shown}: {e}"))
}
