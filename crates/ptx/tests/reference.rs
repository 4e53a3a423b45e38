//! PTX made by the reference compiler and by clang, when they are installed: it parses, prints to the same
//! meaning, passes the checker, and ptxas makes the same machine code from our text as from the original.
//!
//! Without the tools (`.reference/` in the workspace, clang-19 in the path) these tests have nothing to do.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_arch::{Feature, Target};
use oxicc_ptx::{
    Item, Label, Module, Opcode, StateSpace, Stmt, check_module, parse_module, parse_module_with_positions,
    print_module,
};

/// A directory of the tool chain, if it is installed.
fn tool(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.reference/bin").join(name);
    path.exists().then_some(path)
}

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cu").join(name)
}

fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn run(command: &mut Command) {
    let output = command.output().expect("the command starts");
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{text}");
}

/// Round trip and check of a file that some compiler made.
fn verify(path: &Path) -> Module {
    let text = std::fs::read_to_string(path).expect("a PTX file");
    let (module, positions) =
        parse_module_with_positions(&text).unwrap_or_else(|e| panic!("{}:{e}", path.display()));
    if let Some(error) = check_module(&module).first() {
        panic!("{}:{:?}: {}", path.display(), error.position(&positions, &text), error.message);
    }
    let dialect = module.known_target().unwrap_or_else(Target::default).dialect();
    let printed = print_module(&module, dialect);
    let again = parse_module(&printed).unwrap_or_else(|e| panic!("{}: printed text: {e}", path.display()));
    assert!(module == again, "{}: printed text means something else", path.display());
    module
}

/// The same machine code from the file and from what we print of it.
fn same_machine_code(path: &Path, module: &Module) {
    let Some(ptxas) = tool("ptxas") else { return };
    let target = module.known_target().expect("a target of ours");
    let printed = path.with_extension("printed.ptx");
    std::fs::write(&printed, print_module(module, target.dialect())).expect("a writable directory");
    let assemble = |input: &Path| -> Vec<u8> {
        let output = input.with_extension("cubin");
        run(Command::new(&ptxas).arg("-arch").arg(target.name()).arg(input).arg("-o").arg(&output));
        std::fs::read(&output).expect("a cubin")
    };
    assert!(assemble(path) == assemble(&printed), "{}: different machine code", path.display());
}

/// Every line of the reference is a line of ours, spaces and tabs included. Exempt are inline assembly (the
/// user's spacing), comments, and the inner lines of its multi-instruction expansions.
fn same_layout(path: &Path, module: &Module) {
    let text = std::fs::read_to_string(path).expect("a PTX file");
    let target = module.known_target().expect("a target of ours");
    let printed = print_module(module, target.dialect());
    let ours: HashSet<&str> = printed.lines().collect();
    let mut in_assembly = false;
    for line in text.lines() {
        match line.trim() {
            "// begin inline asm" => in_assembly = true,
            "// end inline asm" => in_assembly = false,
            _ => {}
        }
        let line = line.split(" // callseq").next().unwrap_or(line);
        let comment = line.trim_start().starts_with("//");
        let expansion = line.starts_with("\t  ") || line.starts_with("\t{ ") || line.ends_with("; ");
        if !in_assembly && !comment && !expansion && !line.is_empty() {
            assert!(ours.contains(line), "{}: no line {line:?}", path.display());
        }
    }
}

fn nvcc(cu: &str, arch: &str, options: &[&str], tag: &str) -> Option<PathBuf> {
    let nvcc = tool("nvcc")?;
    let output = temporary(&format!("{cu}.{arch}{tag}.ptx"));
    run(Command::new(nvcc)
        .arg(format!("-arch={arch}"))
        .args(options)
        .args(["-w", "-ptx", "-o"])
        .arg(&output)
        .arg(source(cu)));
    Some(output)
}

#[test]
fn reference_optimised_code() {
    for (cu, arch) in [("calls.cu", "sm_75"), ("features.cu", "sm_90a"), ("features.cu", "sm_100a")] {
        let Some(path) = nvcc(cu, arch, &[], "") else { return };
        let module = verify(&path);
        same_layout(&path, &module);
        same_machine_code(&path, &module);
    }
}

/// The text without comments, which the parser drops.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().skip_while(|line| line.starts_with("//") || line.is_empty()) {
        let code = line.split("//").next().unwrap_or(line);
        if code.trim().is_empty() && code.len() < line.len() {
            continue;
        }
        // A comment after code follows one space.
        out.push_str(if code.len() < line.len() { code.strip_suffix(' ').unwrap_or(code) } else { code });
        out.push('\n');
    }
    out
}

/// Marks the basic blocks, which the older layout separates by empty lines.
fn mark_blocks(body: &mut Vec<Stmt>) {
    let mut out: Vec<Stmt> = Vec::new();
    let mut in_head = true;
    let mut begins = false;
    for stmt in body.drain(..) {
        let declares = match &stmt {
            Stmt::Reg(_) => true,
            Stmt::Variable(variable) => variable.space != StateSpace::Param,
            // The position of the function itself, and the label of its beginning.
            Stmt::Loc(loc) => loc.column == 0,
            Stmt::Label(Label::Named(_)) => true,
            _ => false,
        };
        if in_head && !declares {
            in_head = false;
            begins = true;
        }
        // The two branches at the end of a block belong together.
        let branch = matches!(&stmt, Stmt::Inst(inst) if inst.op == Opcode::Bra);
        let second = branch && matches!(out.last(), Some(Stmt::Inst(inst)) if inst.op == Opcode::Bra);
        if (begins && !second) || matches!(stmt, Stmt::Label(Label::Block { .. })) {
            out.push(Stmt::BlockStart);
        }
        begins = branch;
        out.push(stmt);
    }
    *body = out;
}

#[test]
fn reference_byte_by_byte() {
    let cases: [(&str, &[&str]); 8] = [
        ("sm_80", &[]),
        ("sm_90", &[]),
        ("sm_90", &["-rdc=true"]),
        ("sm_90", &["-lineinfo"]),
        ("sm_120", &[]),
        ("sm_100", &["-rdc=true"]),
        ("sm_100", &["-lineinfo"]),
        ("sm_100", &["-G"]),
    ];
    for (arch, options) in cases {
        let Some(path) = nvcc("layout.cu", arch, options, &options.concat()) else { return };
        let mut module = verify(&path);
        for item in &mut module.items {
            if let Item::Function(function) = item {
                function.body.iter_mut().for_each(mark_blocks);
            }
        }
        let dialect = module.known_target().expect("a target of ours").dialect();
        let text = std::fs::read_to_string(&path).expect("a PTX file");
        let (expected, printed) = (without_comments(&text), print_module(&module, dialect));
        let different = expected.lines().zip(printed.lines()).position(|(a, b)| a != b);
        assert!(expected == printed, "{arch} {options:?}: line {different:?}\n{expected}\n=====\n{printed}");
    }
}

#[test]
fn reference_debug_information() {
    for arch in ["sm_90", "sm_120"] {
        let Some(path) = nvcc("calls.cu", arch, &["-G"], ".debug") else { return };
        verify(&path);
        let Some(path) = nvcc("calls.cu", arch, &["-lineinfo", "-rdc=true"], ".lines") else { return };
        verify(&path);
    }
}

#[test]
fn clang_code() {
    let available = Command::new("clang-19").arg("--version").output().is_ok_and(|o| o.status.success());
    if !available {
        return;
    }
    for optimisation in ["-O0", "-O3"] {
        for debug in ["-g0", "-g"] {
            let output = temporary(&format!("clang{optimisation}{debug}.ptx"));
            run(Command::new("clang-19")
                .args(["-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "-w", "-S"])
                .args(["--cuda-gpu-arch=sm_80", optimisation, debug, "-o"])
                .arg(&output)
                .arg(source("freestanding.cu")));
            let module = verify(&output);
            if debug == "-g0" {
                same_machine_code(&output, &module);
            }
        }
    }
}

/// The assembler of the release of the toolkit that knows a target, if it is installed.
fn assembler_of(target: Target) -> Option<PathBuf> {
    let release = [("", 13, 0), ("-12.9", 12, 9), ("-13.4", 13, 4)]
        .into_iter()
        .find(|&(_, major, minor)| target.is_in_release(major, minor))?
        .0;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../.reference{release}"));
    Some(root.join("bin/ptxas")).filter(|path| path.exists())
}

#[test]
fn feature_gates_agree_with_the_assembler() {
    let lines =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gates.txt")).unwrap();
    let cases: Vec<(Feature, &str)> = lines
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (name, instruction) = line.split_once(" : ").expect("two columns");
            let feature = Feature::ALL.iter().find(|f| format!("{f:?}") == name).expect(name);
            (*feature, instruction)
        })
        .collect();
    let mut wrong = Vec::new();
    for target in Target::all() {
        let version = target.ptx_version();
        // Older ones do not even take the declaration.
        let has_quads = target.has(Feature::LoadStoreB128);
        let quads = if has_quads { ".reg .b128 %rq<9>;" } else { ".reg .b64 %none;" };
        let cases: Vec<_> = cases.iter().filter(|(_, text)| has_quads || !text.contains("%rq")).collect();
        let mut text = format!(
            ".version {version}\n.target {target}\n.address_size 64\n.visible .entry k() {{ .reg .pred %p<9>; \
             .reg .b16 %rs<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; {quads} .reg .f32 %f<9>; .reg .f64 %fd<9>;\n"
        );
        let first_line = text.lines().count() + 1;
        for (_, instruction) in &cases {
            text.push_str(instruction);
            text.push('\n');
        }
        text.push_str("ret; }\n");
        let module = parse_module(&text).unwrap();
        let path = temporary(&format!("gates.{target}.ptx"));
        std::fs::write(&path, &text).unwrap();
        let rejected: Option<HashSet<usize>> = assembler_of(target).map(|ptxas| {
            let mut command = Command::new(ptxas);
            command.arg("-arch").arg(target.name()).arg(&path).args(["-o", "/dev/null"]);
            let messages = String::from_utf8_lossy(&command.output().unwrap().stderr).into_owned();
            assert!(!messages.contains("Unsupported .version"), "{messages}");
            let errors = messages.lines().filter(|line| line.contains("; error"));
            errors.filter_map(|line| line.split_once("line ")?.1.split_once(';')?.0.parse().ok()).collect()
        });
        let complaints: HashSet<Option<usize>> = check_module(&module).iter().map(|e| e.stmt).collect();
        let first_stmt = 7;
        for (i, (feature, instruction)) in cases.iter().enumerate() {
            // Without an assembler, the checker must still agree with the table.
            let accepted = match &rejected {
                Some(rejected) => !rejected.contains(&(first_line + i)),
                None => target.has(*feature),
            };
            if accepted != target.has(*feature) {
                wrong.push(format!("{target}: {feature:?}: assembler {accepted}: {instruction}"));
            }
            if accepted == complaints.contains(&Some(first_stmt + i)) {
                wrong.push(format!("{target}: checker disagrees on {instruction}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
