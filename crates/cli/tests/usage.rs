//! The command line as people write it: nvcc's habits, mistakes, forms of messages.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

struct Sandbox(PathBuf);

impl Sandbox {
    fn new(name: &str) -> Sandbox {
        let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("usage").join(name);
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        let sandbox = Sandbox(dir);
        sandbox.file("a.cu", "__global__ void k(int *p) { *p = 1; }\n");
        sandbox
    }

    fn file(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    /// Exit status, standard output, standard error.
    fn oxicc(&self, line: &str) -> (i32, String, String) {
        let words = line.split(' ').filter(|w| !w.is_empty());
        let output: Output =
            Command::new(env!("CARGO_BIN_EXE_oxicc")).args(words).current_dir(&self.0).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
    }
}

#[test]
fn options_of_nvcc() {
    let sandbox = Sandbox::new("nvcc");
    for (flags, note) in [
        ("-g", "'-g' is for the host compiler, ignored here"),
        ("-c", "'-c' asks for an object file, which `oxicc build -c` makes; PTX is written"),
        ("-dc", "'-dc' asks for an object file; PTX is written, for separate compilation (-rdc=true)"),
        ("-Xptxas -v", "'-Xptxas -v' is for ptxas, ignored here"),
        ("-Xcompiler -fPIC", "'-Xcompiler -fPIC' is for the host compiler, ignored here"),
        ("-maxrregcount=32", "'-maxrregcount 32' is for ptxas: give it there, too"),
        ("-lcudart", "'-lcudart' is for the linker, ignored here"),
    ] {
        let (status, ptx, said) = sandbox.oxicc(&format!("a.cu {flags}"));
        assert_eq!((status, said), (0, format!("oxicc: note: {note}\n")), "{flags}");
        assert!(ptx.contains(".entry"), "{flags}");
        assert_eq!(sandbox.oxicc(&format!("a.cu -w {flags}")).2, "", "{flags}");
    }
    for flags in
        ["-G", "-diag-suppress 177", "-gencode arch=compute_80,code=sm_80", "-m64", "-ftemplate-depth 100"]
    {
        let (status, _, said) = sandbox.oxicc(&format!("check a.cu {flags}"));
        assert_eq!((status, said.as_str()), (0, ""), "{flags}");
    }
    assert!(sandbox.oxicc("a.cu -gencode=arch=compute_80,code=sm_80").1.contains(".target sm_80"));
    assert!(sandbox.oxicc("a.cu -G").1.contains(".loc"));
    assert!(sandbox.oxicc("a.cu -v").2.contains("target: sm_75"));
    assert!(sandbox.oxicc("--list-gpu-arch").1.contains("compute_90a\n"));
    sandbox.file("flags.txt", "-arch=sm_86\n-D 'N=4 + 1'");
    assert!(sandbox.oxicc("-optf flags.txt a.cu").1.contains(".target sm_86"));
}

#[test]
fn mistakes_are_named_in_full() {
    let sandbox = Sandbox::new("mistakes");
    sandbox.file("b.cu", "");
    for (line, message) in [
        ("a.cu -frobnicate", "unknown option '-frobnicate'; `oxicc --help` lists them"),
        ("a.cu --fas-math", "unknown option '--fas-math'; the nearest is '--use_fast_math'"),
        ("a.cu --use_fast_mth", "unknown option '--use_fast_mth'; the nearest is '--use_fast_math'"),
        ("a.cu -lineinf", "unknown option '--lineinf'; the nearest is '--lineinfo'"),
        ("run a.cu --exepct x", "unknown option '--exepct'; the nearest is '--expect'"),
        (
            "a.cu b.cu",
            "one input at a time: a.cu and b.cu were given; `oxicc build` makes a program of several",
        ),
        ("check a.cu b.cu", "one input at a time: a.cu and b.cu were given"),
        ("a.cu -dryrun", "'-dryrun' lists the steps of nvcc; oxicc has none"),
        ("a.cu -Xptxas", "'-Xptxas' needs a value"),
    ] {
        let (status, out, said) = sandbox.oxicc(line);
        assert_eq!((status, out.as_str(), said), (1, "", format!("oxicc: {message}\n")), "{line}");
    }
    let (status, _, said) = sandbox.oxicc("a.cu -arch=native --color=never");
    assert!(status == 0 || said.contains("native: no NVIDIA GPU"), "{said}");
}

#[test]
fn no_file_is_lost() {
    let sandbox = Sandbox::new("lost");
    let source = sandbox.read("a.cu");
    sandbox.file("own.h", "#define ONE 1\n");
    sandbox.file("b.cu", "#include \"own.h\"\n__global__ void k(int *p) { *p = ONE; }\n");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("a.cu", sandbox.0.join("link.cu")).unwrap();
        fs::hard_link(sandbox.0.join("a.cu"), sandbox.0.join("hard.cu")).unwrap();
        for name in ["link.cu", "hard.cu"] {
            assert_eq!(sandbox.oxicc(&format!("a.cu -o {name}")).0, 1, "{name}");
        }
    }
    for (line, message) in [
        ("a.cu -o a.cu", "-o a.cu is the input, which would be lost"),
        ("a.cu -o ./a.cu", "-o ./a.cu is the input, which would be lost"),
        ("a.cu -o x.ptx -MD -MF a.cu", "-MF a.cu is the input, which would be lost"),
        ("a.cu -o x.ptx --time-trace x.ptx", "--time-trace x.ptx is the file of -o, too"),
        ("a.cu --pass-remarks-output -", "--pass-remarks-output and -o cannot both be on standard output"),
        ("b.cu -o own.h", "own.h was read as a header and would be lost"),
        ("run a.cu -a o=out:i32:1 --save o=a.cu", "--save a.cu is the input, which would be lost"),
    ] {
        let (status, _, said) = sandbox.oxicc(line);
        assert_eq!((status, said), (1, format!("oxicc: {message}\n")), "{line}");
    }
    assert_eq!(sandbox.read("a.cu"), source);
    assert_eq!(sandbox.read("own.h"), "#define ONE 1\n");
    let (status, yaml, _) = sandbox.oxicc("b.cu -o x.ptx --time-trace -");
    assert!(status == 0 && yaml.starts_with("{\"traceEvents\""), "{yaml}");
    let (status, _, said) = sandbox.oxicc("a.cu -o a.o");
    assert!(status == 0 && said.contains("a.o is PTX of the device code"), "{said}");
}

#[test]
fn messages_for_tools() {
    let sandbox = Sandbox::new("messages");
    sandbox.file("bad.cu", "__global__ void k(int *p) { *p = nope; }\n");
    let (status, _, short) = sandbox.oxicc("check bad.cu --message-format=short");
    assert_eq!((status, short.as_str()), (1, "bad.cu:1:34: error[20]: identifier \"nope\" is undefined\n"));
    let (_, _, json) = sandbox.oxicc("bad.cu --message-format json");
    assert_eq!(
        json,
        r#"{"severity":"error","number":20,"message":"identifier \"nope\" is undefined","file":"bad.cu","line":1,"column":34,"end_line":1,"end_column":38}"#.to_owned() + "\n"
    );
    let (_, _, sarif) = sandbox.oxicc("bad.cu --message-format=sarif");
    assert!(sarif.contains(r#""driver":{"name":"oxicc","#) && sarif.contains(r#""ruleId":"20""#), "{sarif}");
    let (_, _, absent) = sandbox.oxicc("absent.cu --message-format=json");
    assert_eq!(absent, "{\"severity\":\"error\",\"message\":\"absent.cu: no such file\"}\n");
    assert!(sandbox.oxicc("check bad.cu --color=always").2.contains("\u{1b}["));
    assert!(!sandbox.oxicc("check bad.cu --color=never").2.contains("\u{1b}["));
    // Everything that is said is JSON: notes, usage, faults.
    for (line, status) in [
        ("a.cu -g -o x.ptx", 0),
        ("a.cu --frob", 1),
        ("a.cu -O7", 1),
        ("run a.cu -a null", 3),
        ("run a.cu -a out:i32:1", 0),
        ("run a.cu", 1),
    ] {
        let (got, _, said) = sandbox.oxicc(&format!("{line} --message-format=json"));
        assert_eq!(got, status, "{line}: {said}");
        assert!(
            said.lines().all(|l| l.starts_with("{\"severity\":\"") && l.ends_with('}')),
            "{line}: {said}"
        );
    }
}

#[test]
fn the_command_tells_about_itself() {
    let sandbox = Sandbox::new("about");
    let (_, version, _) = sandbox.oxicc("--version");
    assert!(version.starts_with(concat!("oxicc ", env!("CARGO_PKG_VERSION"))), "{version}");
    assert!(version.contains("PTX 8.0 to ") && version.contains("\narchitectures: sm_50 "), "{version}");
    let (_, help, _) = sandbox.oxicc("--help");
    assert!(help.contains("Exit status:\n  0    success") && help.contains("Examples:\n"), "{help}");
    for shell in ["bash", "zsh", "fish"] {
        let (status, text, _) = sandbox.oxicc(&format!("completions {shell}"));
        assert!(
            status == 0 && text.contains("message-format") && text.contains("max-instructions"),
            "{shell}"
        );
    }
    assert_eq!(sandbox.oxicc("man .").0, 0);
    for page in ["oxicc.1", "oxicc-run.1", "oxicc-check.1"] {
        assert!(sandbox.read(page).contains(".TH oxicc"), "{page}");
    }
}

#[test]
fn ptx_that_does_not_check_is_an_error() {
    let sandbox = Sandbox::new("ptx");
    let head = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() {\n.reg .b32 %r<3>;\n";
    for (body, message) in [
        ("bra NOWHERE;", "label 'NOWHERE' is not defined"),
        ("mov.u32 %r7, 1;", "register '%r7' is not declared"),
        ("add.f64 %r0, %r1, %r2;", "must have type .f64"),
        ("add.u32 %r0, %r1;", "'add' takes 3 operands, found 2"),
    ] {
        sandbox.file("a.ptx", &format!("{head}{body}\nret;\n}}\n"));
        for line in ["a.ptx -o b.ptx", "check a.ptx", "run a.ptx"] {
            let (status, _, said) = sandbox.oxicc(line);
            assert_eq!(status, 1, "{line}: {said}");
            assert!(
                said.contains(message) && said.contains("error: ") && said.contains("a.ptx:6:"),
                "{said}"
            );
        }
        assert!(!sandbox.0.join("b.ptx").exists());
    }
}

#[test]
fn kernels_are_named_as_in_the_source() {
    let sandbox = Sandbox::new("kernels");
    sandbox.file(
        "n.cu",
        "namespace foo { template <class T> __global__ void kern(T *p) { p[threadIdx.x] = 1; }\n\
         template __global__ void kern<int>(int *); template __global__ void kern<float>(float *); }\n\
         __global__ void other(int n, const float *x) { }\n",
    );
    for name in ["foo::kern<int>", "kern<int>", "kern(int*)", "_ZN3foo4kernIiEEvPT_"] {
        let (status, out, said) = sandbox.oxicc(&format!("run n.cu -k {name} -a out:i32:2 -b 2"));
        assert_eq!(status, 0, "{name}: {said}");
        assert!(out.contains("[1, 1]") && said.starts_with("1 block of 2 threads (2 threads)"), "{said}");
    }
    for (line, message) in [
        ("run n.cu", "`void foo::kern<int>(int*)`, `void foo::kern<float>(float*)`"),
        ("run n.cu -k kern", "`kern` is the name of several kernels: `void foo::kern<int>(int*)`, "),
        ("run n.cu -k nope", "there is no kernel `nope`; there is `void foo::kern<int>(int*)`"),
        (
            "run n.cu -k other",
            "the kernel `other(int, float const*)` takes 2 arguments, 0 were given; try --arg i32:100 --arg buf:f32:100:iota",
        ),
        ("run n.cu -k other -a n=i32:1 -a n=null", "`n` is given twice"),
        ("run n.cu -k other -a i32:99999999999 -a null", "99999999999 is out of the range of i32"),
        ("run n.cu -k other -a i32:1.5 -a null", "1.5 is not an integer, as i32 wants"),
        (
            "run n.cu -k other -a u8:1 -a null",
            "argument 1 of `other(int, float const*)` has 1 byte, the parameter has 4",
        ),
        (
            "run n.cu -k kern<int> -a null -b 2000",
            "kernel void foo::kern<int>(int*): the block has 2000 in dimension x, at most 1024",
        ),
        ("run n.cu -k kern<int> -a null -arch=sm_80 --shared 200000", "a block has at most 166912 on sm_80"),
        (
            "run n.cu -k kern<int> -a null --cluster 32 -g 32",
            "a cluster of 32 blocks, at most 16 are allowed",
        ),
    ] {
        let (status, _, said) = sandbox.oxicc(line);
        assert_eq!(status, 1, "{line}: {said}");
        assert!(said.contains(message), "{line}: {said}");
    }
    let (status, _, said) = sandbox.oxicc("run n.cu -k kern<int> -a out:i32:1 -b 2");
    assert_eq!(status, 3);
    assert!(said.contains(" in void foo::kern<int>(int*)\n"), "{said}");
}

/// Every option that nvcc lists is one here: accepted, named as another tool's, or refused in words. Needs the reference.
#[test]
fn every_option_of_nvcc_is_known() {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../.reference");
    let root = std::env::var_os("OXICC_REFERENCE").map_or(here, PathBuf::from);
    let Ok(help) = Command::new(root.join("bin/nvcc")).arg("--help").output() else {
        oxicc_reference::skip("needs nvcc");
        return;
    };
    let help = String::from_utf8_lossy(&help.stdout);
    let sandbox = Sandbox::new("all-of-nvcc");
    let mut count = 0;
    for line in help.lines().filter(|l| l.starts_with("--")) {
        let names = line.split_whitespace().filter_map(|w| {
            let bare = w.trim_matches(['(', ')']);
            bare.starts_with('-').then_some(bare)
        });
        for name in names {
            let value = if line.contains('<') || line.contains('{') { " 1" } else { "" };
            let (_, _, said) = sandbox.oxicc(&format!("absent.cu {name}{value}"));
            assert!(!said.contains("unknown option"), "{name}: {said}");
            assert!(!said.contains("unexpected argument"), "{name}: {said}");
            count += 1;
        }
    }
    assert!(count > 200, "{count}");
}

#[test]
fn the_front_door() {
    let sandbox = Sandbox::new("door");
    for (line, said) in [
        ("", "oxicc: no input file; `oxicc --help` has examples\n"),
        ("run", "oxicc: no input file; `oxicc run --help` has examples\n"),
        ("check", "oxicc: no input file; `oxicc check --help` has examples\n"),
        ("toolkit", "oxicc: <DIR> is missing; `oxicc toolkit --help` says more\n"),
        ("completions", "oxicc: <SHELL> is missing; `oxicc completions --help` says more\n"),
        ("chek a.cu", "oxicc: unknown command 'chek'; the nearest is 'check'\n"),
        ("serv", "oxicc: unknown command 'serv'; the nearest is 'serve'\n"),
        ("nothing", "oxicc: nothing: no such file\n"),
        (".", "oxicc: .: is a directory\n"),
    ] {
        assert_eq!(sandbox.oxicc(line), (1, String::new(), said.to_owned()), "{line}");
    }
    let help = sandbox.oxicc("run --help");
    assert_eq!((help.0, sandbox.oxicc("help run")), (0, help));
    assert_eq!(sandbox.oxicc("help"), sandbox.oxicc("--help"));
}

/// Options of the one way to run are refused in the other.
#[test]
fn programs_and_kernels_have_options_of_their_own() {
    let sandbox = Sandbox::new("ways");
    sandbox.file("p.cu", "__global__ void k(int *p) { *p = 1; }\nint main() {}\n");
    for (line, said) in [
        (
            "run p.cu --grid 4 --dump",
            "oxicc: --grid is for a kernel, and p.cu is a program: name a kernel with -k\n",
        ),
        (
            "run p.cu --max-instructions 9",
            "oxicc: --max-instructions is for a kernel, and p.cu is a program: name a kernel with -k\n",
        ),
        (
            "run a.cu --profile -a out:i32:1",
            "oxicc: --profile is for programs, and a kernel is launched here\n",
        ),
        (
            "run p.cu -k k -a out:i32:1 -- x",
            "oxicc: arguments behind -- are for programs, and a kernel is launched here\n",
        ),
    ] {
        assert_eq!(sandbox.oxicc(line), (1, String::new(), said.to_owned()), "{line}");
    }
}

/// With a limit on address space, as batch systems set: a kernel compiles in what it needs, and what cannot be is an error.
#[cfg(target_os = "linux")]
#[test]
fn little_memory() {
    let sandbox = Sandbox::new("memory");
    sandbox.file("long.cu", &format!("__device__ const char s[] = \"{}\";\n", "a".repeat(40_000_000)));
    let limited = |kilobytes: u32, file: &str| {
        let line = format!("ulimit -v {kilobytes}; exec \"$0\" {file} -o a.ptx");
        let mut command = Command::new("sh");
        command.args(["-c", &line, env!("CARGO_BIN_EXE_oxicc")]).current_dir(&sandbox.0);
        let output = command.output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    // mimalloc takes a gigabyte at once if it can, which leaves little for the stack.
    for kilobytes in [300_000, 600_000, 1_200_000] {
        assert_eq!(limited(kilobytes, "a.cu"), (Some(0), String::new()), "{kilobytes}");
    }
    assert_eq!(
        limited(100_000, "a.cu"),
        (Some(1), "oxicc: error: not enough memory for the stack\n".to_owned())
    );
    let (status, text) = limited(600_000, "long.cu");
    assert_eq!(status, Some(1), "{text}");
    assert!(text.starts_with("memory allocation of "), "{text}");
}

/// A kernel with something to say about each subject of `-Wgpu`.
const SLOW: &str = "struct P { float x, y, z, w; };
__global__ void k(float *o, const P *p, const float *q, int n) {
  __shared__ float t[32][32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  t[threadIdx.x][n & 31] = q[i];
  if (threadIdx.x == 0) { t[0][0] = 1; __syncthreads(); }
  float loc[16];
  for (int j = 0; j < 16; j++) loc[j] = q[j];
  o[i] = t[n & 15][threadIdx.x] * 0.1 + p[i].x + loc[n & 15];
}
";

#[test]
fn advice_about_the_gpu() {
    let sandbox = Sandbox::new("gpu");
    sandbox.file("slow.cu", SLOW);
    let tags = |flags: &str| {
        let (status, ptx, said) = sandbox.oxicc(&format!("slow.cu --message-format=short {flags}"));
        assert_eq!(status, 0, "{said}");
        let mut tags: Vec<String> = said
            .lines()
            .filter_map(|l| Some(l.split_once(" [-Wgpu-")?.1.trim_end_matches(']').to_owned()))
            .collect();
        tags.sort();
        tags.dedup();
        (ptx, tags)
    };
    let (plain, none) = tags("");
    assert!(none.is_empty());
    let all = ["banks", "barrier", "coalescing", "double", "local", "restrict"];
    assert_eq!(tags("-Wgpu"), (plain.clone(), all.map(String::from).to_vec()));
    assert_eq!(tags("-Wgpu-banks -Wgpu-local").1, ["banks", "local"]);
    assert_eq!(
        tags("-Wgpu -Wno-gpu-restrict -Wno-gpu-double").1,
        ["banks", "barrier", "coalescing", "local"]
    );
    let (_, _, said) = sandbox.oxicc("slow.cu -Wgpu-barrier --message-format=short");
    assert!(said.starts_with("slow.cu:6:40: warning: not all threads"), "{said}");
    assert_eq!(sandbox.oxicc("slow.cu -Wgpu-barrier -Werror").0, 1);
    assert!(sandbox.oxicc("slow.cu -Wgpu-bank").2.contains("did you mean gpu-banks?"));
    // The kernels of the tests' lessons have nothing of the kind.
    sandbox.file(
        "good.cu",
        "__global__ void k(float *__restrict__ o, const float *__restrict__ a, int n) {\n\
         int i = blockIdx.x * blockDim.x + threadIdx.x;\n if (i < n) o[i] = a[i] * 0.1f;\n}\n",
    );
    assert_eq!(sandbox.oxicc("good.cu -Wgpu -Werror").0, 0);
}

#[test]
fn page_of_remarks() {
    let sandbox = Sandbox::new("page");
    sandbox.file("slow.cu", SLOW);
    let (status, ptx, said) = sandbox.oxicc("slow.cu --remarks-html page.html");
    assert_eq!((status, said.as_str()), (0, ""));
    assert_eq!(ptx, sandbox.oxicc("slow.cu").1);
    let page = sandbox.read("page.html");
    for part in [
        "<h2>slow.cu</h2>",
        "load-store-vectorizer: 4 stores of 4 bytes are one of 16",
        "loop-unroll: loop of",
        "<td>.visible .entry _Z1kPfPK1PPKfi(</td>",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // A line of the source and its instructions go together.
    let row = page.lines().find(|l| l.contains("o[i] = t[n")).unwrap();
    let line = row.split('"').nth(1).unwrap();
    assert!(
        page.lines().any(|l| l.contains("st.global") && l.contains(&format!("data-l=\"{line}\""))),
        "{line}"
    );
}
