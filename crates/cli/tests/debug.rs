//! `oxicc debug` as a process: a terminal session, and an editor's.

use std::io::{BufRead, BufReader};
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
