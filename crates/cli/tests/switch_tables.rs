//! No switch or pragma is accepted silently without effect: every row of cicc's tables, every option of nvcc's place and of the command itself,
//! and every pragma has a line in `switches/*.txt` that says how it shows, and a row without one fails. For knobs, `knobs.rs` of the driver's tests does the same.
//!
//! A line is `NAME | ARGUMENTS | GIVEN BEFORE | HOW`, where HOW is one of
//! - `ptx`: the PTX is another one;
//! - `says TEXT`: text on the streams that is not there otherwise; `fails TEXT`: the same, and the exit status is not 0;
//! - `file NAME`: a file that is not there otherwise, or has other contents;
//! - `undoes FLAG`: with FLAG before it, the outcome is as without both, and FLAG alone changes it;
//! - `status`: the exit status is another one, or another product is made;
//! - `differs NAME`: the file is another one, or not there;
//! - `silences TEXT`: text that is said otherwise;
//! - `otherwise`: something else is said;
//! - `nothing WHY`: no output can show it.
//!
//! Rows that the tables themselves call meaningless need no line: they must say so under `-v`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

use oxicc_cli::cicc::flags::{self, Flag, Meaning};
use oxicc_cli::cicc::stage_options::{Engines, WITHOUT_MEANING};

#[allow(dead_code, reason = "other tests use the rest")]
mod support;
use support::{Folder, text};

/// What a command does: its status, what it says, and its files.
#[derive(PartialEq)]
struct Outcome {
    status: Option<i32>,
    said: String,
    files: BTreeMap<String, Vec<u8>>,
}

impl Outcome {
    fn ptx(&self) -> Option<&Vec<u8>> {
        self.files.get("o.ptx")
    }
}

const UNIT: &str = include_str!("switches/unit.ii");

/// Runs the command in a folder of its own.
fn run(name: &str, unit: &str, arguments: &[&str]) -> Outcome {
    // Tables share names.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = name.trim_matches('-').replace(['/', '=', ' '], "_");
    let folder = Folder::new(&format!("switch-{name}-{number}"));
    folder.file("unit.ii", unit);
    fs::create_dir(folder.path().join("sub")).unwrap();
    fs::write(folder.path().join("sub/in_sub.h"), "").unwrap();
    fs::write(folder.path().join("sub/libthere.a"), "!<arch>\n").unwrap();
    // What the unit was made of.
    fs::create_dir(folder.path().join("d")).unwrap();
    fs::write(folder.path().join("d/unit.cu"), unit.lines().skip(1).collect::<Vec<_>>().join("\n")).unwrap();
    folder.file("p.cu", "__global__ void wide(float *v, const float *w, int n) { v[n] = w[n] + 1; }\n");
    folder.file("unit.bc", include_str!("switches/unit.ll"));
    if arguments.contains(&"stage.bc") {
        folder.file("stage.ll", include_str!("switches/unit.ll"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command.args(["stage.ll", "--emit-llvm-bc", "-O0", "--libdevice", "none", "-o", "stage.bc"]);
        assert!(command.current_dir(folder.path()).status().unwrap().success());
    }
    if arguments.contains(&"unit.lto") {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
        command.args(["d/unit.cu", "--emit-lto", "--rdc=true", "-w", "-o", "unit.lto"]);
        assert!(command.current_dir(folder.path()).status().unwrap().success());
    }
    let given: Vec<_> = names_in(folder.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(arguments).current_dir(folder.path());
    let output = command.env_remove("NV_NVVM_VERSION").env("NVVMCCWIZ", "553282").output().unwrap();
    let said = text(&output.stderr) + &text(&output.stdout);
    let names = names_in(folder.path()).into_iter().filter(|n| !given.contains(n));
    let files = names.map(|n| (n.clone(), fs::read(folder.path().join(n)).unwrap())).collect();
    Outcome { status: output.status.code(), said, files }
}

fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap())
        .filter(|e| e.path().is_file())
        .map(|e| e.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// A line of data.
struct Line {
    name: &'static str,
    arguments: Vec<&'static str>,
    before: Vec<&'static str>,
    how: &'static str,
}

fn lines(text: &'static str) -> Vec<Line> {
    let mut found = Vec::new();
    for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let fields: Vec<&str> = line.splitn(4, '|').map(str::trim).collect();
        let [name, arguments, before, how] = fields[..] else { panic!("not four fields: {line}") };
        let words = |s: &'static str| s.split_whitespace().collect();
        found.push(Line { name, arguments: words(arguments), before: words(before), how });
    }
    found
}

/// What is wrong with a line, if something is.
fn check(line: &Line, base: &[&str], unit: &str, usual: &Outcome) -> Result<(), String> {
    let with = |more: &[&str]| run(line.name, unit, &[base, &line.before, more].concat());
    let now = with(&line.arguments);
    let (kind, what) = line.how.split_once(' ').unwrap_or((line.how, ""));
    let good = match kind {
        "ptx" => now.status == Some(0) && usual.status == Some(0) && usual.ptx() != now.ptx(),
        "says" => now.status == Some(0) && now.said.contains(what) && !usual.said.contains(what),
        "fails" => now.status != Some(0) && now.said.contains(what) && !usual.said.contains(what),
        "file" => now.files.contains_key(what) && usual.files.get(what) != now.files.get(what),
        "otherwise" => now.said != usual.said,
        "silences" => usual.said.contains(what) && !now.said.contains(what),
        "nothing" => !what.is_empty() && now == *usual,
        "differs" => usual.files.get(what) != now.files.get(what),
        "status" => now.status != usual.status || now.files.keys().ne(usual.files.keys()),
        "undoes" => {
            let other: Vec<&str> = what.split_whitespace().collect();
            let both = with(&[&other, &line.arguments[..]].concat());
            let alone = with(&other);
            alone != *usual && both.status == usual.status && both.ptx() == usual.ptx()
        }
        _ => panic!("{}: {}", line.name, line.how),
    };
    if good {
        return Ok(());
    }
    Err(format!("{} {:?} shows no `{}`: {:?} {}", line.name, line.arguments, line.how, now.status, now.said))
}

/// Checks the lines of a table, several at a time, and that there is one for each of these names.
fn check_all(data: &'static str, names: &[&str], base: &[&str]) {
    let lines = lines(data);
    let mut wrong: Vec<String> = Vec::new();
    for name in names.iter().filter(|n| lines.iter().all(|l| l.name != **n)) {
        wrong.push(format!("{name} has no line that says how it shows"));
    }
    for line in lines.iter().filter(|l| !names.contains(&l.name)) {
        wrong.push(format!("{} is in no table", line.name));
    }
    // Many lines have the same before them.
    let mut usual: BTreeMap<&[&str], Outcome> = BTreeMap::new();
    for line in &lines {
        usual.entry(&line.before).or_insert_with(|| run(line.name, UNIT, &[base, &line.before].concat()));
    }
    let outcome = |line: &Line| check(line, base, UNIT, &usual[&line.before[..]]).err();
    let failed = std::thread::scope(|scope| {
        let parts: Vec<_> = lines
            .chunks(lines.len().div_ceil(2).max(1))
            .map(|part| scope.spawn(|| part.iter().filter_map(outcome).collect::<Vec<_>>()))
            .collect();
        parts.into_iter().flat_map(|p| p.join().unwrap()).collect::<Vec<_>>()
    });
    wrong.extend(failed);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn with_meaning(table: &'static [Flag]) -> Vec<&'static str> {
    let is_ignored = |f: &&Flag| matches!(f.meaning, Meaning::Ignored | Meaning::IgnoredValue);
    table.iter().filter(|f| !is_ignored(f)).map(|f| f.name).collect()
}

const FROM_CXX: &[&str] = &["--cicc", "--c++17", "-arch", "compute_90", "unit.ii", "-o", "o.ptx"];
const FROM_IR: &[&str] = &["--cicc", "-libnvvm", "-arch=compute_90", "unit.bc", "-o", "o.ptx"];
const FROM_STAGE: &[&str] = &["--cicc", "stage.bc", "-o", "o.ptx"];

#[test]
fn flags_of_the_driver() {
    check_all(include_str!("switches/driver.txt"), &with_meaning(flags::DRIVER), FROM_CXX);
}

#[test]
fn flags_of_the_front_end() {
    check_all(include_str!("switches/front-end.txt"), &with_meaning(flags::FRONT_END), FROM_CXX);
}

#[test]
fn options_of_the_command() {
    let names = oxicc_cli::native::option_names();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    check_all(include_str!("switches/native.txt"), &names, &["d/unit.cu", "-o", "o.ptx"]);
}

#[test]
fn options_in_nvccs_place() {
    let names: Vec<&str> = oxicc_cli::nvcc::option_names().collect();
    check_all(include_str!("switches/nvcc.txt"), &names, &["nvcc", "-ptx", "d/unit.cu", "-o", "o.ptx"]);
}

/// Where the walk of a subcommand starts.
const OF_SUBCOMMANDS: &[(&str, &[&str])] = &[
    ("run", &["run", "p.cu", "-k", "wide", "-a", "v=out:f32:16", "-a", "buf:f32:16:iota", "-a", "i32:0"]),
    ("debug", &["debug", "p.cu", "-k", "wide", "-a", "v=out:f32:16", "-a", "buf:f32:16:iota", "-a", "i32:0"]),
    ("build", &["build", "p.cu", "-o", "o.o"]),
    ("serve", &["serve", "--idle=1"]),
];

#[test]
#[cfg(target_os = "linux")]
fn options_of_subcommands() {
    let names = oxicc_cli::native::subcommand_option_names();
    let mut lines = lines(include_str!("switches/subcommands.txt"));
    let mut wrong = Vec::new();
    for name in names.iter().filter(|n| lines.iter().all(|l| l.name != **n)) {
        wrong.push(format!("{name} has no line that says how it shows"));
    }
    for line in lines.iter().filter(|l| !names.iter().any(|n| n == l.name)) {
        wrong.push(format!("{} is in no table", line.name));
    }
    for (subcommand, base) in OF_SUBCOMMANDS {
        let of_this = lines.extract_if(.., |line| line.name.split(' ').next() == Some(subcommand));
        for line in of_this {
            let usual = run(line.name, UNIT, &[base, &line.before[..]].concat());
            wrong.extend(check(&line, base, UNIT, &usual).err());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What macros tell the source that is checked, which this one does not ask.
const MACROS: &[&str] =
    &["--arch", "--toolkit", "--gnu_version", "--device-debug", "--use_fast_math", "--rdc"];

/// Options that all subcommands share act as those of the command do, but for what is known to mean nothing, and said under `-v`.
#[test]
fn shared_options_of_subcommands_act_or_say_that_they_do_not() {
    let unused = oxicc_cli::native::unused_option_names();
    let mut wrong = Vec::new();
    let bases: [(&str, &[&str]); 2] =
        [("check", &["check", "d/unit.cu"]), ("link", &["link", "unit.lto", "stage.bc", "-o", "o.ptx"])];
    for (subcommand, base) in bases {
        let mut usual: BTreeMap<Vec<&str>, Outcome> = BTreeMap::new();
        let lines = lines(include_str!("switches/native.txt"));
        let shared = oxicc_cli::native::shared_option_names(subcommand);
        for line in lines.iter().filter(|l| shared.iter().any(|name| name == l.name)) {
            let is_unused = unused.iter().any(|(s, name)| *s == subcommand && name == line.name);
            let with = |more: &[&str]| run(line.name, UNIT, &[base, &line.before[..], more].concat());
            if is_unused {
                let said = with(&[&["-v"], &line.arguments[..]].concat()).said;
                if !said.contains("has no effect: ") {
                    wrong.push(format!("{subcommand} {}: {said}", line.name));
                }
            } else if !(line.how.starts_with("nothing")
                || line.how.starts_with("undoes")
                // Linking has one warning, and not for this program.
                || subcommand == "link" && line.name == "-w"
                || subcommand == "check" && MACROS.contains(&line.name))
            {
                let before = usual.entry(line.before.clone()).or_insert_with(|| with(&[]));
                if *before == with(&line.arguments) {
                    wrong.push(format!("{subcommand} {:?} changes nothing", line.arguments));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A row of another table with the same meaning runs the same code; the name is all that differs.
#[test]
fn flags_of_the_other_modes_mean_what_others_do() {
    let covered: Vec<Meaning> = flags::DRIVER.iter().chain(flags::FRONT_END).map(|f| f.meaning).collect();
    let own = |table: &'static [Flag]| -> Vec<&'static str> {
        table.iter().filter(|f| !covered.contains(&f.meaning)).map(|f| f.name).collect()
    };
    check_all(include_str!("switches/libnvvm.txt"), &own(flags::LIBNVVM), FROM_IR);
    check_all(include_str!("switches/stages.txt"), &own(flags::STAGES), FROM_STAGE);
}

#[test]
fn what_has_no_meaning_says_so() {
    let mut wrong = Vec::new();
    let mut must_say = |name: &str, arguments: &[&str], base: &[&str]| {
        let outcome = run(name, UNIT, &[base, &["-v"], arguments].concat());
        if !outcome.said.contains("has no effect: ") {
            wrong.push(format!("{name}: {}", outcome.said));
        }
    };
    let is_ignored = |f: &&Flag| matches!(f.meaning, Meaning::Ignored | Meaning::IgnoredValue);
    for flag in flags::DRIVER.iter().chain(flags::FRONT_END).filter(is_ignored) {
        let takes = flag.value != flags::Value::None;
        let words = [flag.name, "x"];
        must_say(flag.name, &words[..1 + usize::from(takes)], FROM_CXX);
    }
    for (name, engines, _) in WITHOUT_MEANING {
        let target = if *engines == Engines::New { "compute_100" } else { "compute_90" };
        let base: Vec<&str> =
            FROM_CXX.iter().map(|word| if *word == "compute_90" { target } else { *word }).collect();
        must_say(name, &["--Xopt", &format!("-{name}=1")], &base);
    }
    // The switches of EDG's front end are one sentence of the command line's reader; the first and the last stand for all.
    let of_edg = [flags::FRONT_END_IGNORED.first(), flags::FRONT_END_IGNORED.last()];
    for name in of_edg.into_iter().flatten() {
        must_say(name, &[&format!("--{name}")], FROM_CXX);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each pragma in a unit of its own, with what it changes: `NAME | TEXT | HOW`, where ` // ` is a line's end.
#[test]
fn pragmas() {
    let mut wrong = Vec::new();
    let mut seen = Vec::new();
    for line in include_str!("switches/pragmas.txt").lines().filter(|l| !l.is_empty() && !l.starts_with('#'))
    {
        let fields: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let [name, text, how] = fields[..] else { panic!("not three fields: {line}") };
        seen.push(name);
        let with: String = text.replace(" // ", "\n") + "\n";
        let without: String =
            with.lines().filter(|l| !l.starts_with("#pragma")).map(|l| format!("{l}\n")).collect();
        let (now, usual) = (run(name, &with, FROM_CXX), run(name, &without, FROM_CXX));
        let (kind, what) = how.split_once(' ').unwrap_or((how, ""));
        let good = match kind {
            "ptx" => now.status == Some(0) && usual.status == Some(0) && now.ptx() != usual.ptx(),
            "says" => now.status == Some(0) && now.said.contains(what) && !usual.said.contains(what),
            "silences" => now.status == Some(0) && usual.said.contains(what) && !now.said.contains(what),
            "fails" => now.status != Some(0) && now.said.contains(what) && usual.status == Some(0),
            "nothing" => !what.is_empty() && now == usual,
            _ => panic!("{name}: {how}"),
        };
        if !good {
            wrong.push(format!(
                "{name} shows no `{how}`: {:?} {}\nwithout it: {}",
                now.status, now.said, usual.said
            ));
        }
    }
    // The front end's own list of what it does not warn of in device code.
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/../frontend/src/parse/stmt/iteration.rs");
    let list = fs::read_to_string(list).unwrap();
    let list = list.split_once("const MEANINGFUL: &[&str] = &[").unwrap().1.split_once("];").unwrap().0;
    let names: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    assert!(names.contains(&"unroll"));
    for name in names.into_iter().filter(|n| !seen.contains(n)) {
        wrong.push(format!("#pragma {name} has no line that says how it shows"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
