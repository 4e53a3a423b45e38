//! The command as a process: streams, exit statuses, files.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

struct Sandbox(PathBuf);

impl Sandbox {
    fn new(name: &str) -> Sandbox {
        let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        Sandbox(dir)
    }

    fn file(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn oxicc(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_oxicc")).args(args).current_dir(&self.0).output().unwrap()
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(&self.0).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

const PTX: &str = "
.version 8.0
.target sm_90
.address_size 64
.visible .entry fill(.param .u64 p, .param .u32 v)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [v];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r1;
    ret;
}
";

#[test]
fn command_lines_that_make_no_sense() {
    let sandbox = Sandbox::new("usage");
    sandbox.file("a.ptx", PTX);
    sandbox.file("a.txt", "");
    for (args, message) in [
        (&[][..], "<FILE>"),
        (&["--frobnicate", "a.ptx"], "--frobnicate"),
        (&["-O7", "a.ptx"], "the levels are 0, 1, 2 and 3"),
        (&["-arch=sm_42", "a.ptx"], "unknown architecture"),
        (&["absent.cu"], "absent.cu: no such file"),
        (&["a.txt"], "a.txt: unknown kind of file"),
        (&["."], "unknown kind of file"),
        (&["run", "a.ptx", "--grid", "0"], "positive numbers"),
        (&["run", "a.ptx", "--arg", "i33:1"], "unknown type"),
        (&["run", "a.ptx", "--kernel", "absent"], "there is no kernel `absent`; there is fill"),
        (&["run", "a.ptx", "--arg", "i32:1"], "`fill` has 2 parameters, 1 arguments were given"),
        (&["run", "a.ptx", "--arg", "i32:1", "--arg", "i32:1"], "argument 0 of `fill` has 4 bytes"),
        (&["run", "a.ptx", "--expect", "z[i] == 1"], "unknown buffer `z`"),
        (&["run", "a.ptx", "--save", "z=f"], "there is no buffer `z`"),
        (&["run", "a.ptx", "--on", "moon"], "moon"),
    ] {
        let output = sandbox.oxicc(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(message), "{args:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "", "{args:?}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let sandbox = Sandbox::new("help");
    for args in [&["--help"][..], &["--version"], &["run", "--help"], &["check", "--help"]] {
        let output = sandbox.oxicc(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(!output.stdout.is_empty() && output.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn output_goes_to_stdout_or_to_a_file() {
    let sandbox = Sandbox::new("output");
    sandbox.file("a.ptx", PTX);
    let printed = sandbox.oxicc(&["a.ptx"]);
    assert_eq!(printed.status.code(), Some(0));
    assert!(stdout(&printed).contains(".visible .entry fill("));
    let written = sandbox.oxicc(&["a.ptx", "-o", "b.ptx"]);
    assert_eq!(written.status.code(), Some(0));
    assert_eq!(stdout(&written), "");
    assert_eq!(fs::read(sandbox.0.join("b.ptx")).unwrap(), printed.stdout);
    let checked = sandbox.oxicc(&["check", "a.ptx"]);
    assert_eq!((checked.status.code(), stdout(&checked)), (Some(0), String::new()));
    assert_eq!(sandbox.names(), ["a.ptx", "b.ptx"]);
}

#[test]
fn errors_leave_the_output_alone() {
    let sandbox = Sandbox::new("errors");
    sandbox.file("bad.ptx", ".version 8.0\n.target sm_90\n.visible .entry k( {\n");
    sandbox.file("kept.ptx", "before");
    let output = sandbox.oxicc(&["bad.ptx", "-o", "kept.ptx"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("bad.ptx:3:"), "{}", stderr(&output));
    assert_eq!(fs::read_to_string(sandbox.0.join("kept.ptx")).unwrap(), "before");
    assert_eq!(sandbox.names(), ["bad.ptx", "kept.ptx"]);
    let unwritable = sandbox.oxicc(&["bad.ptx", "-o", "no/such/dir.ptx"]);
    assert_eq!(unwritable.status.code(), Some(1));
}

#[test]
fn standard_input_is_cuda() {
    let sandbox = Sandbox::new("stdin");
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    let mut child = command
        .args(["-E", "-"])
        .current_dir(&sandbox.0)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"#define N 4\nint a[N];\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).contains("int a[4];"));
}

#[test]
fn a_closed_standard_error_is_no_bug() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(["run", "../../examples/saxpy.cu", "--arg", "i32:0", "--arg", "f32:1"]);
    command.args(["--arg", "buf:f32:1:iota", "--arg", "out:f32:1"]);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stderr.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
