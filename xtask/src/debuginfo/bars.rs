//! `--bars`: what debug information is measured by, a row each: what, the bar, the figures, and whether it holds.
//!
//! What a test or a GPU is needed for has a row that says so.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Bench, Compiled, is_described, matched, percent};
use crate::guard;

/// Sums over all files, the original's first.
#[derive(Default)]
struct Sums {
    lines: [usize; 2],
    /// Lines of the original that are there, and lines of ours that the original has.
    hit_lines: [usize; 2],
    locs: [usize; 2],
    /// Bytes of PTX with lines and without.
    with_lines: [usize; 2],
    without: [usize; 2],
    relative_paths: usize,
    other_paths: Vec<String>,
    sites: [usize; 2],
    common_sites: usize,
    said: Vec<String>,
    faults: Vec<String>,
    variables: [usize; 2],
    common_variables: usize,
    ptx: [usize; 2],
    code: [usize; 2],
}

pub fn measure(bench: &Bench, files: &[PathBuf], root: &Path) -> Result<(), String> {
    let mut sums = Sums::default();
    let mut library = Vec::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let lines = bench.both(file, &["-lineinfo"])?;
        sums.add_lines(bench, file, &name, &lines)?;
        let plain = bench.both(file, &[])?;
        let full = bench.both(file, &["-G"])?;
        for (i, (plain, full)) in plain.iter().zip(&full).enumerate() {
            sums.without[i] += plain.ptx.len();
            sums.ptx[i] += full.ptx.len();
            sums.code[i] += full.code_bytes()?;
        }
        sums.add_described(bench, file, &name, &full)?;
        if name == "math.cu" {
            library = ["powf", "sinf", "expf", "exp"].map(|f| share_of_call(&lines, f)).into();
        }
    }
    println!("{} files for {}", files.len(), bench.arch);
    sums.print(&library);
    let cost = cost(bench, root);
    row("A14", "instructions of -O0 -G against -O0, the most of five", "1.3", &cost.0, cost.1);
    println!("A9, A10, A15, A16: cargo test -p oxicc-tests --test debug_info");
    println!("A11, A12: a GPU is needed");
    println!("A17: cargo xtask fuzz programs --debug");
    Ok(())
}

fn row(number: &str, what: &str, bar: &str, figure: &str, holds: bool) {
    println!(
        "{number:<4} {what:<62} {bar:>11} {figure:>16}  {}",
        if holds { "holds" } else { "does not hold" }
    );
}

impl Sums {
    fn add_lines(
        &mut self,
        bench: &Bench,
        file: &Path,
        name: &str,
        both: &[Compiled; 2],
    ) -> Result<(), String> {
        let [a, b] = [0, 1].map(|i| bench.lines(&both[i]));
        let (a, b) = (a?, b?);
        self.lines = [self.lines[0] + a.len(), self.lines[1] + b.len()];
        let hit = matched(&a, &b, file).hit;
        self.hit_lines = [self.hit_lines[0] + hit[0], self.hit_lines[1] + hit[1]];
        for (i, compiled) in both.iter().enumerate() {
            self.locs[i] += compiled.locs();
            self.with_lines[i] += compiled.ptx.len();
        }
        let [theirs, ours] = [0, 1].map(|i| paths(&both[i].ptx));
        self.relative_paths += ours.values().filter(|p| !p.starts_with('/')).count();
        let [theirs, ours] =
            [theirs, ours].map(|p| p.into_values().map(|p| tail(&p)).collect::<BTreeSet<_>>());
        self.other_paths.extend(theirs.symmetric_difference(&ours).map(|p| format!("{name}: {p}")));
        let [theirs, ours] = [0, 1].map(|i| sites(&both[i].ptx));
        self.sites = [self.sites[0] + theirs.len(), self.sites[1] + ours.len()];
        self.common_sites += theirs.intersection(&ours).count();
        Ok(())
    }

    fn add_described(
        &mut self,
        bench: &Bench,
        file: &Path,
        name: &str,
        both: &[Compiled; 2],
    ) -> Result<(), String> {
        let [theirs, ours] = [0, 1].map(|i| bench.variables(&both[i], file));
        let (theirs, ours) = (theirs?, ours?);
        self.variables = [self.variables[0] + theirs.len(), self.variables[1] + ours.len()];
        self.common_variables += theirs.iter().filter(|v| is_described(v, &ours)).count();
        for v in theirs.iter().filter(|v| !is_described(v, &ours)) {
            println!("{name}: missing {v:?}");
        }
        self.said.extend(both[1].said.difference(&both[0].said).map(|l| format!("{name}: {l}")));
        if let Err(fault) = bench.inspector.verify(&both[1].ptx, &bench.arch(file)) {
            self.faults.push(format!("{name}: {fault}"));
        }
        Ok(())
    }

    fn print(&self, library: &[Share]) {
        for line in self.said.iter().chain(&self.faults).chain(&self.other_paths) {
            println!("{line}");
        }
        let ratio = |of: [usize; 2]| of[1] as f64 / of[0].max(1) as f64;
        let recall = percent(self.hit_lines[0], self.lines[0]);
        row("A1", "lines: recall, percent", "98.5", &format!("{recall:.1}"), recall >= 98.5);
        let precision = percent(self.hit_lines[1], self.lines[1]);
        row("A1", "lines: precision, percent", "98", &format!("{precision:.1}"), precision >= 98.0);
        let locs = ratio(self.locs);
        row("A2", ".loc directives against the original's", "1.3", &format!("{locs:.2}"), locs <= 1.3);
        let growth = ratio([0, 1].map(|i| self.with_lines[i].saturating_sub(self.without[i])));
        row(
            "A2",
            "growth of PTX by -lineinfo against the original's",
            "1.25",
            &format!("{growth:.2}"),
            growth <= 1.25,
        );
        for s in library {
            // Of what the original has elsewhere is neither more nor less than the rest of the kernel.
            let (theirs, ours) = (s.elsewhere[0], s.elsewhere[1]);
            let figure = format!("{theirs} and {ours}");
            let what = format!("instructions beside the line of a call of {}", s.function);
            row("A3", &what, "5 % more", &figure, (ours - theirs.min(ours)) * 20 <= s.all);
        }
        let relative = self.relative_paths;
        row("A4", "relative paths", "0", &relative.to_string(), relative == 0);
        let others = self.other_paths.len();
        row("A4", "files that only one of the two names", "0", &others.to_string(), others == 0);
        let sites = percent(self.common_sites, self.sites[0]);
        let figure = format!("{sites:.1} of {}", self.sites[0]);
        row("A4", "inlined calls: function and line of the call, percent", "98", &figure, sites >= 98.0);
        row(
            "A5",
            "messages of ptxas that the original does not give",
            "0",
            &self.said.len().to_string(),
            self.said.is_empty(),
        );
        let faults = self.faults.len();
        row("A6 7", "cubins with errors of DWARF or lost labels", "0", &faults.to_string(), faults == 0);
        let described = percent(self.common_variables, self.variables[0]);
        let figure = format!("{described:.1} of {}", self.variables[0]);
        row(
            "A8",
            "variables with function, type and space, percent",
            "100",
            &figure,
            self.common_variables == self.variables[0],
        );
        let ptx = ratio(self.ptx);
        row("A13", "bytes of PTX with -G against the original's", "1.0", &format!("{ptx:.2}"), ptx <= 1.0);
        let code = ratio(self.code);
        row(
            "A13",
            "bytes of machine code with -G against the original's",
            "1.0",
            &format!("{code:.2}"),
            code <= 1.0,
        );
    }
}

/// The paths of `.file` lines by their numbers.
fn paths(ptx: &str) -> BTreeMap<u32, String> {
    let files = ptx.lines().filter_map(|l| l.strip_prefix("\t.file\t"));
    files
        .filter_map(|l| {
            let (number, rest) = l.split_once(|c: char| c.is_whitespace())?;
            Some((number.parse().ok()?, rest.split('"').nth(1)?.to_owned()))
        })
        .collect()
}

/// A path without the directories in front: the toolkits lie in different places.
fn tail(path: &str) -> String {
    path.rsplit('/').next().unwrap_or(path).to_owned()
}

/// Inlined calls: the function, and file and line of the call.
fn sites(ptx: &str) -> BTreeSet<(String, String, u32)> {
    let files = paths(ptx);
    let names = strings(ptx);
    let mut out = BTreeSet::new();
    for line in ptx.lines().filter(|l| l.starts_with("\t.loc\t")) {
        let Some((_, inlined)) = line.split_once("function_name ") else { continue };
        let Some((label, at)) = inlined.split_once(", inlined_at ") else { continue };
        let mut numbers = at.split_whitespace().filter_map(|n| n.parse::<u32>().ok());
        if let (Some(file), Some(row)) = (numbers.next(), numbers.next()) {
            let name = names.get(label.trim()).cloned().unwrap_or_default();
            out.insert((name, files.get(&file).map(|p| tail(p)).unwrap_or_default(), row));
        }
    }
    out
}

/// The strings of `.debug_str` by their labels.
fn strings(ptx: &str) -> BTreeMap<String, String> {
    let mut out: BTreeMap<String, String> = BTreeMap::new();
    let Some((_, section)) = ptx.split_once("\t.section\t.debug_str\n") else { return out };
    let mut label = String::new();
    for line in section.lines().take_while(|l| l.trim() != "}") {
        let line = line.trim();
        if let Some(name) = line.strip_suffix(':') {
            label = name.to_owned();
        } else if let Some(bytes) = line.strip_prefix(".b8 ") {
            let text = bytes.split(',').filter_map(|b| b.trim().parse::<u8>().ok()).filter(|b| *b != 0);
            out.entry(label.clone()).or_default().extend(text.map(char::from));
        }
    }
    out
}

/// How many of a kernel's instructions do not count for the line of the one call in it, the original's first, and how many ours has.
struct Share {
    function: &'static str,
    elsewhere: [usize; 2],
    all: usize,
}

fn share_of_call(both: &[Compiled; 2], function: &'static str) -> Share {
    let [theirs, ours] = [0, 1].map(|i| elsewhere(&both[i].ptx, function));
    Share { function, elsewhere: [theirs.0, ours.0], all: ours.1 }
}

/// Instructions of a kernel of `tests/lines/math.cu`, whose call is in the lines 6 and 7 of it: those of other lines, and all.
fn elsewhere(ptx: &str, function: &str) -> (usize, usize) {
    let kernel = format!("kernel_{function}PK");
    let entries = ptx.match_indices(".entry ").map(|(at, _)| &ptx[at..]);
    let Some(body) =
        entries.into_iter().find(|text| text.lines().next().is_some_and(|l| l.contains(&kernel)))
    else {
        return (0, 0);
    };
    let (mut start, mut line, mut all, mut other) = (None, 0, 0, 0);
    for text in body.lines().take_while(|l| *l != "}") {
        if let Some(loc) = text.strip_prefix("\t.loc\t") {
            line = loc.split([' ', ',']).filter_map(|n| n.parse::<u32>().ok()).nth(1).unwrap_or(0);
            start.get_or_insert(line);
        } else if text.starts_with('\t') && text.ends_with(';') && !text.starts_with("\t.") {
            all += 1;
            other += usize::from(start.is_none_or(|s| line != s + 6 && line != s + 5));
        }
    }
    (other, all)
}

/// The most that `-G` makes a compile at `-O0` longer, counted in instructions.
fn cost(bench: &Bench, root: &Path) -> (String, bool) {
    let valgrind =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !valgrind.is_ok_and(|s| s.success()) {
        return ("no valgrind".to_owned(), false);
    }
    let mut most = 0.0f64;
    for name in ["adam", "gemv", "group_norm", "sgemm_regtile", "stencil3d"] {
        let file = format!("benches/kernels/{name}.cu");
        let counts =
            [&["-O0"][..], &["-O0", "-G"]].map(|flags| guard::instructions(&bench.oxicc, root, &file, flags));
        let [Ok(without), Ok(with)] = counts else { return (format!("{name} is not counted"), false) };
        most = most.max(with as f64 / without as f64);
    }
    (format!("{most:.2}"), most <= 1.3)
}
