//! `oxicc serve`: the outputs are those of the compiler alone, whatever becomes of the server.
#![cfg(target_os = "linux")]

#[allow(dead_code, reason = "tests of whole programs share more than each needs")]
mod support;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use support::{Folder, text};

/// A header that is long enough to be worth a template.
fn header() -> String {
    let functions = |i: u32| {
        format!(
            "template <class T> __attribute__((device)) T f{i}(T x) {{ struct s {{ T a[{i} + 1]; }}; return x + sizeof(s); }}\n"
        )
    };
    (0..1500).map(functions).collect()
}

fn unit(name: &str, body: &str) -> String {
    let header = header();
    format!(
        "# 0 \"{name}\"\n# 1 \"/tk/cuda_runtime.h\" 1 3\n{header}# 2 \"{name}\" 2\n\
         __attribute__((device)) static int hidden;\n{body}\n"
    )
}

fn kernel(n: u32) -> String {
    format!(
        "template <class T> __attribute__((global)) void k(T *p) {{ *p = f{n}(*p) + hidden; }}\n\
             void host(int *p) {{ k<<<1, 1>>>(p); }}"
    )
}

/// Compiles a unit in cicc's place; what it said, and the files it wrote.
fn compile(folder: &Folder, name: &str, socket: Option<&Path>) -> (Output, Vec<Option<Vec<u8>>>) {
    let [ptx, stub] = ["ptx", "stub.c"].map(|end| format!("{name}.{end}"));
    let mut command = client(folder, name, socket);
    command.args(["--stub_file_name", &stub, "-o", &ptx]);
    let output = command.output().unwrap();
    let take = |file: String| {
        let file = folder.path().join(file);
        let text = fs::read(&file).ok();
        let _ = fs::remove_file(file);
        text
    };
    (output, [ptx, stub].map(take).into())
}

fn client(folder: &Folder, name: &str, socket: Option<&Path>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oxicc"));
    command.args(["--cicc", "--c++17", "-arch", "compute_90", "--orig_src_file_name", &format!("{name}.cu")]);
    command.args(["--orig_src_path_name", &format!("/src/{name}.cu"), "--max_cost_constexpr_call=0"]);
    command.arg(format!("{name}.ii")).current_dir(folder.path()).env_remove("OXICC_SERVE");
    if let Some(socket) = socket {
        command.env("OXICC_SERVE", socket);
    }
    command
}

/// A server that ends with the value.
struct Server {
    process: Child,
    socket: PathBuf,
    log: PathBuf,
}

impl Server {
    fn start(folder: &Folder, idle: &str) -> Server {
        Server::start_at(folder, "socket", idle)
    }

    fn start_at(folder: &Folder, name: &str, idle: &str) -> Server {
        let (socket, log) = (folder.path().join(name), folder.path().join("log"));
        let process = Command::new(env!("CARGO_BIN_EXE_oxicc"))
            .args(["serve", "--verbose", "--idle", idle, "--socket"])
            .arg(&socket)
            .stderr(fs::File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let server = Server { process, socket, log };
        wait_until("the socket is there", || server.socket.exists());
        server
    }

    fn said(&self, what: &str) -> usize {
        fs::read_to_string(&self.log).unwrap().matches(what).count()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(60), "not in time: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn same(folder: &Folder, name: &str, socket: &Path) {
    let (alone, expected) = compile(folder, name, None);
    let (served, files) = compile(folder, name, Some(socket));
    assert_eq!(alone.status, served.status, "{name}: {}", text(&served.stderr));
    assert_eq!(text(&alone.stdout), text(&served.stdout), "{name}");
    assert_eq!(text(&alone.stderr), text(&served.stderr), "{name}");
    assert!(expected == files, "{name}");
}

#[test]
fn outputs_are_the_same() {
    let folder = Folder::new("serve-same");
    let server = Server::start(&folder, "60");
    for (name, body) in [
        ("one", kernel(1)),
        ("another_one", kernel(2)),
        ("third", kernel(3)),
        ("warned", format!("{}\n__attribute__((global)) void w() {{ int unused; }}", kernel(4))),
        ("mistaken", format!("{}\n__attribute__((global)) void m() {{ undeclared(); }}", kernel(5))),
        ("last", kernel(1499)),
    ] {
        folder.file(&format!("{name}.ii"), &unit(&format!("{name}.cu"), &body));
        same(&folder, name, &server.socket);
    }
    assert_eq!(server.said("from the first line"), 1);
    assert_eq!(server.said("for all that begin so"), 1);
    assert_eq!(server.said("from behind"), 5, "{}", fs::read_to_string(&server.log).unwrap());
    // A header that changes is another text.
    let changed = unit("changed.cu", &kernel(7)).replace("return x + sizeof(s)", "return x - sizeof(s)");
    folder.file("changed.ii", &changed);
    same(&folder, "changed", &server.socket);
    assert_eq!(server.said("from the first line"), 2);
}

#[test]
fn without_a_server_the_client_compiles() {
    let folder = Folder::new("serve-none");
    folder.file("a.ii", &unit("a.cu", &kernel(1)));
    same(&folder, "a", &folder.path().join("absent"));
    folder.file("dead", "no socket");
    same(&folder, "a", &folder.path().join("dead"));
    // One that died left its socket; the next one takes it.
    drop(Server::start(&folder, "60"));
    let socket = folder.path().join("socket");
    assert!(socket.exists());
    same(&folder, "a", &socket);
    let server = Server::start(&folder, "60");
    same(&folder, "a", &server.socket);
}

#[test]
fn a_server_is_found_around_the_directory() {
    let folder = Folder::new("serve-found");
    let inner = folder.path().join("build/part");
    fs::create_dir_all(&inner).unwrap();
    fs::write(inner.join("a.ii"), unit("a.cu", &kernel(1))).unwrap();
    let server = Server::start_at(&folder, ".oxicc-serve", "60");
    let served = || server.said("compiled from") + server.said("for all that begin so");
    let compile = |chosen: Option<&str>| {
        let mut command = client(&folder, "a", chosen.map(Path::new));
        let output = command.args(["-o", "a.ptx"]).current_dir(&inner).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        fs::read(inner.join("a.ptx")).unwrap()
    };
    let found = compile(None);
    assert_eq!(served(), 1);
    assert!(found == compile(Some("")), "an empty name is no server");
    assert_eq!(served(), 1);
    // Who else may write into a socket is not asked what it says.
    fs::set_permissions(&server.socket, fs::Permissions::from_mode(0o666)).unwrap();
    assert!(found == compile(None));
    assert_eq!(served(), 1);
    fs::set_permissions(&server.socket, fs::Permissions::from_mode(0o600)).unwrap();
    assert!(found == compile(None));
    assert_eq!(served(), 3, "read and compiled");
    // A file that is no socket, nearer than the server.
    fs::write(inner.join(".oxicc-serve"), "").unwrap();
    assert!(found == compile(None));
    assert_eq!(served(), 4);
}

/// A tool that builds many units at once, each with a directory of its own.
fn build_with(tool: &str, file: &str, rules: impl Fn(&[String], &str) -> String) {
    if Command::new(tool).arg("--version").output().is_err() {
        return;
    }
    let folder = Folder::new(&format!("serve-{tool}"));
    let names: Vec<String> = (0..12).map(|n| format!("unit{n}")).collect();
    for (n, name) in names.iter().enumerate() {
        fs::create_dir_all(folder.path().join(name)).unwrap();
        folder.file(&format!("{name}/a.ii"), &unit(&format!("{name}.cu"), &kernel(n as u32)));
    }
    folder.file(file, &rules(&names, env!("CARGO_BIN_EXE_oxicc")));
    let build = |chosen: Option<&str>| {
        let mut command = Command::new(tool);
        command.arg("-j4").current_dir(folder.path()).env_remove("OXICC_SERVE");
        command.env_remove("MAKEFLAGS").env_remove("MAKELEVEL");
        command.envs(chosen.map(|chosen| ("OXICC_SERVE", chosen)));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
        let take = |name: &String| {
            let file = folder.path().join(name).join("a.ptx");
            let text = fs::read(&file).unwrap();
            fs::remove_file(file).unwrap();
            text
        };
        names.iter().map(take).collect::<Vec<_>>()
    };
    let alone = build(Some(""));
    let server = Server::start_at(&folder, ".oxicc-serve", "60");
    assert!(alone == build(None), "{tool}");
    assert_eq!(server.said("compiled from"), 12, "{}", fs::read_to_string(&server.log).unwrap());
    assert!(server.said("from behind") >= 8);
    // One that dies between builds is not missed.
    drop(server);
    assert!(alone == build(None), "{tool} with a dead server");
}

#[test]
fn make_finds_the_server() {
    build_with("make", "Makefile", |names, oxicc| {
        let targets: Vec<String> = names.iter().map(|name| format!("{name}/a.ptx")).collect();
        format!(
            "all: {}\n%/a.ptx: %/a.ii\n\tcd $* && '{oxicc}' --cicc -arch compute_90 a.ii -o a.ptx\n",
            targets.join(" ")
        )
    });
}

#[test]
fn ninja_finds_the_server() {
    build_with("ninja", "build.ninja", |names, oxicc| {
        let edges: String =
            names.iter().map(|name| format!("build {name}/a.ptx: cicc {name}/a.ii\n")).collect();
        format!("rule cicc\n  command = '{oxicc}' --cicc -arch compute_90 $in -o $out\n{edges}")
    });
}

#[test]
fn the_socket_is_for_one_user_and_one_server() {
    let folder = Folder::new("serve-socket");
    let mut server = Server::start(&folder, "1");
    assert_eq!(fs::metadata(&server.socket).unwrap().permissions().mode() & 0o777, 0o600);
    let second = Command::new(env!("CARGO_BIN_EXE_oxicc"))
        .args(["serve", "--socket"])
        .arg(&server.socket)
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(text(&second.stderr).contains("another server has this socket"), "{}", text(&second.stderr));
    wait_until("the idle server ends", || server.process.try_wait().unwrap().is_some());
    assert!(!server.socket.exists());
}

#[test]
fn another_build_of_the_compiler_is_not_served() {
    let folder = Folder::new("serve-version");
    folder.file("a.ii", &unit("a.cu", &kernel(1)));
    let copy = folder.path().join("oxicc");
    fs::copy(env!("CARGO_BIN_EXE_oxicc"), &copy).unwrap();
    let server = Server::start(&folder, "60");
    let output = Command::new(&copy)
        .args(["--cicc", "-arch", "compute_90", "a.ii", "-o", "a.ptx"])
        .current_dir(folder.path())
        .env("OXICC_SERVE", &server.socket)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(folder.path().join("a.ptx").exists());
    assert_eq!(server.said("another version asked"), 1);
}

/// The processes that a process has started and that still run.
fn children(of: u32) -> usize {
    let parent = |stat: String| {
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
        let runs = fields.next()? != "Z";
        fields.next()?.parse::<u32>().ok().filter(|_| runs)
    };
    let processes = fs::read_dir("/proc").unwrap();
    let stats = processes.filter_map(|process| fs::read_to_string(process.ok()?.path().join("stat")).ok());
    stats.filter_map(parent).filter(|p| *p == of).count()
}

#[test]
fn a_compilation_ends_with_its_client() {
    let folder = Folder::new("serve-cancel");
    let endless = "constexpr int endless() { int i = 0; while (true) i = 1 - i; return i; }\n\
                   static_assert(endless() == 0);";
    folder.file("a.ii", &unit("a.cu", endless));
    let server = Server::start(&folder, "60");
    let mut client = client(&folder, "a", Some(&server.socket));
    let mut client =
        client.args(["-o", "a.ptx"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    wait_until("the compilation begins", || children(server.process.id()) == 1);
    client.kill().unwrap();
    client.wait().unwrap();
    wait_until("it ends", || children(server.process.id()) == 0);
}

#[test]
fn a_command_gets_a_server_of_its_own() {
    let folder = Folder::new("serve-command");
    ["a", "b", "c"]
        .iter()
        .for_each(|n| folder.file(&format!("{n}.ii"), &unit(&format!("{n}.cu"), &kernel(1))));
    let script = "for n in a b c; do \"$OXICC\" --cicc -arch compute_90 $n.ii -o $n.ptx & done; wait; exit 7";
    let output = Command::new(env!("CARGO_BIN_EXE_oxicc"))
        .args(["serve", "--verbose", "--", "sh", "-c", script])
        .env("OXICC", env!("CARGO_BIN_EXE_oxicc"))
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(7), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr).matches("oxicc: serve: compiled").count(), 3, "{}", text(&output.stderr));
    ["a", "b", "c"].iter().for_each(|n| assert!(folder.path().join(format!("{n}.ptx")).exists()));
    assert!(!folder.path().join(".oxicc-serve").exists());
}
