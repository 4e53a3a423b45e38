//! Reading a case: the file and the directives in its comments.

use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use oxicc::{InputKind, OptLevel, Target};

use crate::diagnostics::{self, ExpectedDiagnostic};
use crate::launches::Run;
use crate::patterns::Pattern;

/// Levels a case is compiled at when it does not say.
const DEFAULT_LEVELS: [OptLevel; 3] = [OptLevel::O0, OptLevel::O1, OptLevel::O3];

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    pub path: PathBuf,
    /// The path below the folder of cases: the name of the test.
    pub name: String,
    pub kind: InputKind,
    pub text: String,
    /// Words of the command line.
    pub flags: Vec<String>,
    pub levels: Vec<OptLevel>,
    /// Architectures that ptxas must accept the PTX for; empty when the case does not ask.
    pub ptxas: Vec<Target>,
    /// LLVM's verifier must accept the IR.
    pub verify_llvm: bool,
    pub patterns: Vec<Pattern>,
    pub diagnostics: Vec<ExpectedDiagnostic>,
    pub runs: Vec<Run>,
    pub snapshots: Vec<Snapshot>,
    /// clang does not compile it.
    pub no_clang: bool,
    /// Why it cannot be executed on a GPU.
    pub no_gpu: Option<String>,
    /// Why the case does not pass yet.
    pub pending: Option<String>,
}

/// An output that is compared with a file beside the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Snapshot {
    Ptx,
    Llvm,
    Preprocessed,
    Diagnostics,
}

/// A directive that cannot be understood.
#[derive(Clone, Debug)]
pub struct CaseError {
    pub path: PathBuf,
    /// One-based; 0 for the file as a whole.
    pub line: usize,
    pub message: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path.display(), self.line, self.message)
    }
}

/// Where a pattern or snapshot applies: everywhere, or at some levels and architectures.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub levels: Vec<OptLevel>,
    pub targets: Vec<Target>,
}

impl Filter {
    /// Parses what follows `@` in a directive's name: `O1,sm_90`.
    pub fn parse(text: &str) -> Result<Filter, String> {
        let mut filter = Filter::default();
        for word in text.split(',') {
            if let Some(level) = word.strip_prefix('O').and_then(parse_level) {
                filter.levels.push(level);
            } else if let Ok(target) = Target::parse(word) {
                filter.targets.push(target);
            } else {
                return Err(format!("`{word}` is neither a level (O1) nor an architecture (sm_90)"));
            }
        }
        Ok(filter)
    }

    pub fn admits(&self, level: OptLevel, target: Target) -> bool {
        (self.levels.is_empty() || self.levels.contains(&level))
            && (self.targets.is_empty() || self.targets.contains(&target))
    }
}

/// `3`, or `max`, `mid`, `min` for the fast-compile levels.
fn parse_level(text: &str) -> Option<OptLevel> {
    match text.parse() {
        Ok(n) => OptLevel::from_number(n),
        Err(_) => OptLevel::from_fast_compile(text),
    }
}

/// A directive with its continuation lines joined.
struct Directive {
    line: usize,
    name: String,
    /// What follows `@` in the name.
    filter: Option<String>,
    text: String,
}

impl Case {
    /// Reads a case; `root` is the folder of all cases.
    pub fn read(path: &Path, root: &Path) -> Result<Case, CaseError> {
        let fail = |line, message: String| CaseError { path: path.to_owned(), line, message };
        let text = fs::read(path).map_err(|e| fail(0, e.to_string()))?;
        // Cases with invalid UTF-8 exist on purpose; their directives are still readable.
        let text = String::from_utf8_lossy(&text).into_owned();
        let kind = InputKind::from_path(path).ok_or_else(|| fail(0, "unknown kind of file".to_owned()))?;
        let mut case = Case {
            path: path.to_owned(),
            name: path.strip_prefix(root).unwrap_or(path).display().to_string().replace('\\', "/"),
            kind,
            diagnostics: Vec::new(),
            text,
            flags: Vec::new(),
            levels: DEFAULT_LEVELS.to_vec(),
            ptxas: Vec::new(),
            verify_llvm: false,
            patterns: Vec::new(),
            runs: Vec::new(),
            snapshots: Vec::new(),
            no_clang: false,
            no_gpu: None,
            pending: pending_folder(path, root),
        };
        if kind == InputKind::Ptx {
            case.levels = vec![OptLevel::O0];
        }
        let marker = if kind == InputKind::Ir { ";" } else { "//" };
        case.diagnostics =
            diagnostics::markers(&case.text, marker).map_err(|(line, message)| fail(line, message))?;
        for directive in directives(&case.text, marker) {
            let line = directive.line;
            case.apply(directive).map_err(|message| fail(line, message))?;
        }
        if let (Ok(levels), true) = (env::var("OXICC_TEST_LEVELS"), kind != InputKind::Ptx) {
            let level =
                |w| parse_level(w).ok_or_else(|| fail(0, format!("OXICC_TEST_LEVELS: `{w}` is not a level")));
            case.levels = levels.split_whitespace().map(level).collect::<Result<_, _>>()?;
        }
        Ok(case)
    }

    /// The case expects the compiler to refuse the input.
    pub fn expects_errors(&self) -> bool {
        self.diagnostics.iter().any(|d| d.is_error())
    }

    fn apply(&mut self, directive: Directive) -> Result<(), String> {
        let Directive { name, filter, text, line } = directive;
        let words = || text.split_whitespace();
        if let Some(pattern) = Pattern::parse(&name, &text, line) {
            let mut pattern = pattern?;
            if let Some(filter) = filter {
                pattern.filter = Filter::parse(&filter)?;
            }
            self.patterns.push(pattern);
            return Ok(());
        }
        if filter.is_some() {
            return Err(format!("`{name}` does not take a filter"));
        }
        match name.as_str() {
            "FLAGS" => self.flags.extend(words().map(str::to_owned)),
            "OPT" => {
                let level = |w| parse_level(w).ok_or_else(|| format!("`{w}` is not a level"));
                self.levels = words().map(level).collect::<Result<_, _>>()?;
            }
            "PTXAS" => {
                let target = |w: &str| Target::parse(w).map_err(|_| format!("`{w}` is not an architecture"));
                self.ptxas = words().map(target).collect::<Result<_, _>>()?;
            }
            "LLVM-VERIFY" => self.verify_llvm = true,
            "SNAPSHOT" => {
                for word in words() {
                    self.snapshots.push(match word {
                        "ptx" => Snapshot::Ptx,
                        "llvm" => Snapshot::Llvm,
                        "preprocessed" => Snapshot::Preprocessed,
                        "diagnostics" => Snapshot::Diagnostics,
                        _ => {
                            return Err(format!(
                                "`{word}`: snapshots are ptx, llvm, preprocessed, diagnostics"
                            ));
                        }
                    });
                }
            }
            "NO-CLANG" => self.no_clang = true,
            "NO-GPU" => self.no_gpu = Some(text.to_owned()),
            "PENDING" => self.pending = Some(text.clone()),
            "ERROR" => self.diagnostics.push(ExpectedDiagnostic::without_place(&text)),
            "RUN" => {
                let dir = self.path.parent().unwrap_or(Path::new("."));
                self.runs.push(Run::parse(&text, dir, line)?);
            }
            _ => {
                let run = self.runs.last_mut().ok_or_else(|| format!("`{name}` comes after a RUN"))?;
                let dir = self.path.parent().unwrap_or(Path::new("."));
                run.apply(&name, &text, dir)?;
            }
        }
        Ok(())
    }
}

/// A file `PENDING` in a folder holds for all its cases.
fn pending_folder(path: &Path, root: &Path) -> Option<String> {
    let folders = path.ancestors().skip(1).take_while(|folder| folder.starts_with(root));
    folders.map(|folder| folder.join("PENDING")).find_map(|file| fs::read_to_string(file).ok())
}

/// Names of directives other than the patterns'.
const NAMES: &[&str] = &[
    "FLAGS",
    "OPT",
    "PTXAS",
    "LLVM-VERIFY",
    "SNAPSHOT",
    "PENDING",
    "NO-CLANG",
    "NO-GPU",
    "UNCHECKED",
    "ERROR",
    "RUN",
    "GLOBAL",
    "EXPECT",
    "PRINTS",
    "PRINTS-UNORDERED",
    "FAULT",
    "CHECKED",
    "LIMIT",
];

/// All directives of a text. A directive is a comment on its own line; comment lines after it that are indented by four spaces
/// or more continue it.
fn directives(text: &str, marker: &str) -> Vec<Directive> {
    let mut found: Vec<Directive> = Vec::new();
    let mut continues = false;
    for (i, line) in text.lines().enumerate() {
        let Some(comment) = line.trim_start().strip_prefix(marker) else {
            continues = false;
            continue;
        };
        if continues && comment.starts_with("    ") {
            if let Some(last) = found.last_mut() {
                last.text.push(' ');
                last.text.push_str(comment.trim());
            }
            continue;
        }
        continues = false;
        let comment = comment.trim_start();
        let (name, rest) = comment.split_once(':').unwrap_or((comment.trim(), ""));
        let (name, filter) = match name.split_once('@') {
            Some((name, filter)) => (name, Some(filter.to_owned())),
            None => (name, None),
        };
        if NAMES.contains(&name) || Pattern::is_name(name) {
            // `PRINTS` keeps its spaces: they are part of what is printed.
            let text = rest.strip_prefix(' ').unwrap_or(rest);
            let text = if name.starts_with("PRINTS") { text.trim_end() } else { text.trim() };
            found.push(Directive { line: i + 1, name: name.to_owned(), filter, text: text.to_owned() });
            continues = true;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_continue_on_indented_comments() {
        let text = "// FLAGS: -O1\n// A remark: not a directive\n// RUN: k<<<1, 1>>>(\n//     i32:1)\nint x;\n//     no\n";
        let found = directives(text, "//");
        let pairs: Vec<(&str, &str)> = found.iter().map(|d| (d.name.as_str(), d.text.as_str())).collect();
        assert_eq!(pairs, [("FLAGS", "-O1"), ("RUN", "k<<<1, 1>>>( i32:1)")]);
    }

    #[test]
    fn filters() {
        let filter = Filter::parse("O1,sm_90").unwrap();
        let sm_90 = Target::parse("sm_90").unwrap();
        assert!(filter.admits(OptLevel::O1, sm_90));
        assert!(!filter.admits(OptLevel::O0, sm_90));
        assert!(!filter.admits(OptLevel::O1, Target::parse("sm_100").unwrap()));
        assert!(Filter::parse("fast").is_err());
    }
}
