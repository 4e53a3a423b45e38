//! `oxicc debug` as a process: a terminal session, and an editor's.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn debug(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.arg("debug").args(args).current_dir(root()).stdin(Stdio::null()).output().unwrap()
}

const REDUCE: &str = "crates/debugger/tests/sessions/reduce.cu";
const ARGUMENTS: [&str; 8] =
    ["--block", "64", "--arg", "in=buf:i32:50:iota", "--arg", "out=out:i32:1", "--arg", "n=i32:50"];

#[test]
fn commands_come_from_the_command_line() {
    let mut args = vec![REDUCE];
    args.extend(ARGUMENTS);
    args.extend(["-ex", "break twice if v == 7", "-ex", "run", "-ex", "print doubled + v", "-ex", "next"]);
    args.extend(["-ex", "print doubled", "-ex", "delete", "-ex", "continue"]);
    let output = debug(&args);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(
        text.contains("Breakpoint 1, twice (v=7) at crates/debugger/tests/sessions/reduce.cu:10\n"),
        "{text}"
    );
    assert!(text.contains("(oxicc) print doubled\n14\n"), "{text}");
    // The kernel went on to its end.
    assert!(text.contains("100"), "{text}");
}

/// Where a function stops, its arguments are stored, also where all of it is one line.
#[test]
fn functions_of_one_line_stop_behind_their_arguments() {
    let mut args = vec!["tests/debug/oneline.cu", "--kernel", "oneline", "--arg", "p=buf:i32:4:iota=5"];
    args.extend(["-ex", "break oneline", "-ex", "break add", "-ex", "run", "-ex", "continue"]);
    let output = debug(&args);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("oneline (p=(int *) 0x1"), "{text}");
    assert!(text.contains("add (a=5, b=3) at tests/debug/oneline.cu:1\n"), "{text}");
}

const PROGRAM: &str = "tests/dap/program.cu";

#[test]
fn programs_stop_in_the_launches_of_their_kernels() {
    let mut args = vec![PROGRAM, "-ex", "break add if amount == 200", "-ex", "run", "-ex", "print data[i]"];
    args.extend(["-ex", "next", "-ex", "print sum", "-ex", "thread 3", "-ex", "next", "-ex", "set sum = 42"]);
    args.extend(["-ex", "delete", "-ex", "continue", "--", "word"]);
    let output = debug(&args);
    let text = String::from_utf8_lossy(&output.stdout);
    // The entry is the first kernel; what the program wrote before comes before.
    let start = "1 arguments, the last is word\nKernel fill(int*, int), grid (1,1,1), block (4,1,1)\n";
    assert!(text.starts_with(start), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("Breakpoint 1, add (data=(int *) "), "{text}");
    assert!(text.contains("amount=200) at tests/dap/program.cu:10\n"), "{text}");
    assert!(text.contains("(oxicc) print data[i]\n110\n"), "{text}");
    // The program sees what the debugger assigned.
    assert!(text.ends_with("data[3] = 42\n"), "{text}");
    assert_eq!(output.status.code(), Some(42), "{text}");
}

#[test]
fn quitting_ends_a_program() {
    let output = debug(&[PROGRAM, "-ex", "break add", "-ex", "run", "-ex", "quit"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("Breakpoint 1, add"), "{text}");
    assert!(!text.contains("data[3]"), "{text}");
    assert_eq!(output.status.code(), Some(0), "{text}");
}

#[test]
fn gpus_are_refused() {
    let output = debug(&["examples/saxpy.cu", "--on", "gpu"]);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("the debugger runs kernels on the simulator"), "{text}");
}

#[test]
fn faults_of_runs_tell_values() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    let args = ["run", "-G", "--check", "examples/out_of_bounds.cu", "--block", "64", "--grid", "2"];
    command.args(args).args(["--arg", "n=i32:100", "--arg", "out=out:i32:100"]).current_dir(root());
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(text.contains("n = 100"), "{text}");
    assert!(text.contains("i = 100"), "{text}");
}

#[test]
fn an_editor_debugs_a_kernel() {
    let mut args = vec![REDUCE];
    args.extend(ARGUMENTS);
    editor_session("session.cjs", &args, 0);
}

#[test]
fn an_editor_debugs_a_program() {
    editor_session("program.cjs", &[PROGRAM, "--", "word"], 13);
}

/// A session of a script under `tests/dap` with a server that ends with a status. Needs node, and
/// `@vscode/debugadapter-testsupport` in the directory that `OXICC_DAP_CLIENT` names.
fn editor_session(script: &str, args: &[&str], status: i32) {
    let Some(client) = std::env::var_os("OXICC_DAP_CLIENT") else {
        oxicc_reference::skip(
            "OXICC_DAP_CLIENT does not name a directory with @vscode/debugadapter-testsupport",
        );
        return;
    };
    let mut server = Command::new(env!("CARGO_BIN_EXE_oxicc"))
        .args(["debug", "--dap", "--port", "0"])
        .args(args)
        .current_dir(root())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stderr.take().unwrap()).lines();
    let port = lines.find_map(|line| {
        let line = line.unwrap();
        line.strip_prefix("waiting for an editor at 127.0.0.1:").map(str::to_owned)
    });
    let output = Command::new("node")
        .arg(root().join("tests/dap").join(script))
        .arg(port.unwrap())
        .arg(root().join(args[0]))
        .env("NODE_PATH", Path::new(&client).join("node_modules"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.contains("session complete") {
        server.kill().unwrap();
        panic!("{text}\n{}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(server.wait().unwrap().code(), Some(status));
}

/// The kernels whose values are compared at several levels; the first line has the arguments.
const LEVELS: &str = "tests/debug/levels";
/// Stops of one session.
const MAX_STOPS: usize = 700;

/// Where a thread stopped, and the values that were shown there.
struct Stop {
    line: usize,
    values: BTreeMap<String, String>,
}

/// Stops a thread of a program at each of its lines.
fn stops(program: &str, level: &str) -> Vec<Stop> {
    let text = fs::read_to_string(root().join(program)).unwrap();
    let arguments = text.lines().next().and_then(|l| l.strip_prefix("// ARGS: ")).unwrap();
    let mut commands = String::new();
    for (n, line) in text.lines().enumerate().filter(|(_, l)| l.contains([';', '{', '('])) {
        if !line.starts_with("//") {
            writeln!(commands, "break {} if threadIdx.x == 1", n + 1).unwrap();
        }
    }
    commands += "run\n";
    commands += &"info locals\ninfo args\ncontinue\n".repeat(MAX_STOPS);
    let mut args = vec![program, level];
    args.extend(arguments.split_whitespace());
    let mut debugger = Command::new(env!("CARGO_BIN_EXE_oxicc"))
        .arg("debug")
        .args(args)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = debugger.stdin.take().unwrap();
    let writer = std::thread::spawn(move || _ = input.write_all(commands.as_bytes()));
    let output = debugger.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(output.status.code(), Some(0), "{program} {level}");
    let mut stops: Vec<Stop> = Vec::new();
    let mut twice: Vec<String> = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let line = line.strip_prefix("(oxicc) ").unwrap_or(line);
        let place = line.split_once(" at ").and_then(|(head, place)| {
            let number = place.strip_prefix(program)?.strip_prefix(':')?.parse().ok()?;
            head.contains(" (").then_some(number)
        });
        if let Some(line) = place {
            stops.push(Stop { line, values: BTreeMap::new() });
            twice.clear();
        } else if let (Some((name, value)), Some(stop)) = (line.split_once(" = "), stops.last_mut()) {
            // Memory that threads share changes in another order, and a name can stand for two variables.
            let is_plain = !value.contains("0x") && !value.starts_with(['{', '<']);
            if twice.iter().any(|t| t == name) {
                stop.values.remove(name);
            } else if is_plain && !name.contains(' ') {
                stop.values.insert(name.to_owned(), value.to_owned());
            }
            twice.push(name.to_owned());
        }
    }
    stops
}

/// What optimised code shows of variables is what they are together in code that is not optimised, at the same line.
#[test]
fn values_of_optimised_code_are_true() {
    let mut programs: Vec<String> = fs::read_dir(root().join(LEVELS))
        .unwrap()
        .map(|e| format!("{LEVELS}/{}", e.unwrap().file_name().to_string_lossy()))
        .collect();
    programs.sort();
    let (mut shown, mut false_ones) = (0, Vec::new());
    for program in &programs {
        let text = fs::read_to_string(root().join(program)).unwrap();
        // There the parameters have no values yet.
        let first = |line: usize| {
            let line = text.lines().nth(line - 1).unwrap_or_default().trim_start();
            line.starts_with("__global__") || line.starts_with("__device__")
        };
        let plain = stops(program, "-O0");
        for level in ["-O1", "-O2", "-O3"] {
            for mut stop in stops(program, level) {
                let here: Vec<&Stop> = plain.iter().filter(|p| p.line == stop.line).collect();
                stop.values.retain(|name, _| here.iter().any(|p| p.values.contains_key(name)));
                if first(stop.line) || stop.values.is_empty() {
                    continue;
                }
                shown += stop.values.len();
                let agrees = |p: &&Stop| stop.values.iter().all(|(n, v)| p.values.get(n) == Some(v));
                if !here.iter().any(agrees) {
                    false_ones.push(format!("{program}:{} {level} {:?}", stop.line, stop.values));
                }
            }
        }
    }
    assert!(false_ones.is_empty(), "{}", false_ones.join("\n"));
    assert!(shown > 2500, "only {shown} values are shown");
}
