//! The preprocessor on small cases (`tests/preprocess/*.in`, expected text and diagnostics in `.out`), and against g++.
//!
//! A case may hold several files, separated by lines `//// name`; the first part is the main file. Expectations are
//! rewritten with `UPDATE_EXPECT=1`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use oxicc_arch::Target;
use oxicc_frontend::lex::{Interner, Lexer, Standard, TokenFlags, TokenKind, lexer::LexContext};
use oxicc_frontend::preprocess::print::{self, DependencyScope, LineMarkers};
use oxicc_frontend::preprocess::{
    CudaMacros, FileProvider, IncludeDir, IncludeKind, InputKind, MemoryFiles, OutputKind, PreprocessOptions,
    Preprocessed, RtcMacros, preprocess,
};
use oxicc_source::render::edg::{self, EdgOptions};
use oxicc_source::render::human;
use oxicc_source::{Diagnostics, Pos, SourceMap, SourceText};

struct Run {
    map: SourceMap,
    diags: Diagnostics,
    interner: Interner,
    unit: Preprocessed,
}

fn run(
    name: &str,
    text: impl Into<SourceText>,
    options: &PreprocessOptions,
    files: &dyn FileProvider,
) -> Run {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let unit = preprocess(name, text, options, files, &mut map, &mut diags, &mut interner);
    Run { map, diags, interner, unit }
}

impl Run {
    fn text(&self, markers: LineMarkers) -> String {
        String::from_utf8_lossy(&print::text(&self.unit, &self.map, &self.interner, markers)).into_owned()
    }
}

#[test]
fn cases() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/preprocess");
    let mut inputs: Vec<PathBuf> = std::fs::read_dir(&dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "in"))
        .collect();
    inputs.sort();
    assert!(!inputs.is_empty());
    for input in inputs {
        let source = std::fs::read_to_string(&input).unwrap();
        let mut parts = source.split("//// ");
        let main = parts.next().unwrap();
        let mut files = MemoryFiles::default();
        for part in parts {
            let (name, text) = part.split_once('\n').unwrap();
            files.add(name, text);
        }
        let mut options = PreprocessOptions {
            output: OutputKind::Text,
            standard: Standard::Cxx20,
            date: "Jan  2 2025".to_string(),
            time: "03:04:05".to_string(),
            ..PreprocessOptions::default()
        };
        let dirs = [("one", IncludeKind::User), ("two", IncludeKind::User), ("sys", IncludeKind::System)];
        options.include_dirs =
            dirs.map(|(path, kind)| IncludeDir { path: path.to_string(), kind }).into_iter().collect();
        let markers = if main.starts_with("// markers") { LineMarkers::Yes } else { LineMarkers::No };
        let result = run("main.cu", main, &options, &files);
        let mut output = result.text(markers);
        if !result.diags.is_empty() {
            let _ = writeln!(output, "---");
            output.push_str(&edg::render(&result.diags, &result.map, &EdgOptions::default()));
        }
        expect_test::expect_file![input.with_extension("out")].assert_eq(&output);
    }
}

/// Reads real files, for the comparison with g++.
struct RealFiles;

impl FileProvider for RealFiles {
    fn read(&self, path: &str) -> Option<SourceText> {
        if !Path::new(path).is_file() {
            return None;
        }
        std::fs::read(path).ok().map(SourceText::from)
    }
}

/// Runs g++ with a source on its standard input; none when there is no g++.
fn gxx(arguments: &[&str], input: &str) -> Option<(String, String)> {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new("g++")
        .args(arguments)
        .args(["-x", "c++", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(input.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Some((text(output.stdout), text(output.stderr)))
}

/// The directories that g++ searches, from `g++ -v`.
fn gxx_dirs() -> Option<Vec<IncludeDir>> {
    let (_, log) = gxx(&["-E", "-v"], "")?;
    let lines = log.lines().skip_while(|l| !l.starts_with("#include <...>")).skip(1);
    let dirs = lines.take_while(|l| l.starts_with(' '));
    Some(dirs.map(|l| IncludeDir { path: l.trim().to_string(), kind: IncludeKind::System }).collect())
}

/// The spellings of a preprocessed text; pragmas count, line markers do not.
fn spellings(text: &str, standard: Standard) -> Vec<String> {
    let mut map = SourceMap::new();
    let lines: Vec<&str> = text.lines().filter(|l| !l.starts_with("# ")).collect();
    let file = map.add_file("x", lines.join("\n"), Pos::NONE).unwrap();
    let (mut interner, mut diags) = (Interner::new(), Diagnostics::default());
    let mut lexer = Lexer::new(&map, file, standard);
    let mut out = Vec::new();
    loop {
        let token = lexer.next(&mut LexContext { interner: &mut interner, diags: &mut diags });
        if token.kind == TokenKind::Eof {
            return out;
        }
        out.push(token.text(&interner).to_string());
    }
}

fn compare_with_gxx(source: &str, standard: Standard, flag: &str, dirs: &[IncludeDir]) {
    let options = PreprocessOptions {
        output: OutputKind::Text,
        standard,
        include_dirs: dirs.to_vec(),
        ..PreprocessOptions::default()
    };
    compare(source, &options, &[flag]);
}

/// Compares the tokens of our output with those of g++'s.
fn compare(source: &str, options: &PreprocessOptions, flags: &[&str]) {
    let Some((expected, log)) = gxx(&[&["-E", "-P"], flags].concat(), source) else { return };
    assert!(!log.contains("error:"), "{log}");
    let result = run("<stdin>", source, options, &RealFiles);
    let errors = edg::render(&result.diags, &result.map, &EdgOptions::default());
    let ours = spellings(&result.text(LineMarkers::Yes), options.standard);
    let theirs = spellings(&expected, options.standard);
    let differ = ours.iter().zip(&theirs).position(|(a, b)| a != b);
    let at = differ.unwrap_or(ours.len().min(theirs.len()));
    if differ.is_some() || ours.len() != theirs.len() {
        let window = |tokens: &[String]| tokens[at.saturating_sub(20)..(at + 20).min(tokens.len())].join(" ");
        panic!(
            "{source} {flags:?}: tokens differ at {at} of {} / {}\nours:   {}\ntheirs: {}\n{errors}",
            ours.len(),
            theirs.len(),
            window(&ours),
            window(&theirs)
        );
    }
    assert!(!result.diags.has_errors(), "{errors}");
}

#[test]
fn cuda_headers_as_gxx() {
    let (Some(toolchain), Some(system)) = (oxicc_reference::Toolchain::find(), gxx_dirs()) else {
        assert!(!oxicc_reference::is_required(), "the reference toolchain and g++ are required");
        oxicc_reference::skip("no reference toolchain or no g++");
        return;
    };
    let include = toolchain.include().display().to_string();
    let cccl = format!("{include}/cccl");
    let user = |path: &str| IncludeDir { path: path.to_string(), kind: IncludeKind::User };
    let target = Target::parse("sm_90a").unwrap();
    let options = PreprocessOptions {
        output: OutputKind::Text,
        gnu_mode: false,
        include_dirs: [vec![user(&cccl), user(&include)], system].concat(),
        cuda: Some(CudaMacros::device(target)),
        preincludes: vec!["cuda_runtime.h".to_string()],
        ..PreprocessOptions::default()
    };
    let defines = "-D__CUDACC__ -D__NVCC__ -DCUDA_DOUBLE_MATH_FUNCTIONS -D__CUDACC_VER_MAJOR__=13 \
                   -D__CUDACC_VER_MINOR__=0 -D__CUDACC_VER_BUILD__=88 -D__CUDA_API_VER_MAJOR__=13 \
                   -D__CUDA_API_VER_MINOR__=0 -D__NVCC_DIAG_PRAGMA_SUPPORT__=1 \
                   -D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1 -D__CUDA_ARCH_LIST__=900 -D__CUDA_ARCH__=900 \
                   -D__CUDA_ARCH_FEAT_SM90_ALL -D__CUDA_ARCH_SPECIFIC__=900 -D__CUDA_ARCH_FAMILY_SPECIFIC__=900 \
                   -std=c++17 -include cuda_runtime.h";
    let (i, c) = (format!("-I{include}"), format!("-I{cccl}"));
    let mut flags: Vec<&str> = defines.split_whitespace().collect();
    flags.extend([c.as_str(), i.as_str()]);
    let units: [&[&str]; 2] = [
        &["vector", "iostream", "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "mma.h"],
        &[
            "cooperative_groups.h",
            "cooperative_groups/reduce.h",
            "cuda/barrier",
            "cub/cub.cuh",
            "thrust/sort.h",
        ],
    ];
    for headers in units {
        let source: String = headers.iter().map(|h| format!("#include <{h}>\n")).collect();
        compare(&source, &options, &flags);
    }
}

#[test]
fn system_headers_as_gxx() {
    let Some(dirs) = gxx_dirs() else {
        oxicc_reference::skip("no g++");
        return;
    };
    let headers = [
        "vector",
        "iostream",
        "algorithm",
        "functional",
        "map",
        "string",
        "memory",
        "tuple",
        "cmath",
        "complex",
        "random",
        "regex",
        "thread",
        "atomic",
        "chrono",
        "cstdio",
        "limits.h",
        "stdint.h",
        "inttypes.h",
        "float.h",
        "pthread.h",
        "immintrin.h",
    ];
    let standards = [(Standard::Cxx17, "-std=gnu++17"), (Standard::Cxx20, "-std=gnu++20")];
    let all: String = headers.iter().map(|h| format!("#include <{h}>\n")).collect();
    for (standard, flag) in standards {
        compare_with_gxx(&all, standard, flag, &dirs);
    }
    for header in ["vector", "iostream", "algorithm"] {
        let source = format!("#include <{header}>\n");
        compare_with_gxx(&source, Standard::Cxx11, "-std=gnu++11", &dirs);
        compare_with_gxx(&source, Standard::Cxx14, "-std=gnu++14", &dirs);
        compare_with_gxx(&source, Standard::Cxx23, "-std=gnu++23", &dirs);
    }
    let newer = "#include <ranges>\n#include <span>\n#include <coroutine>\n#include <source_location>\n";
    compare_with_gxx(newer, Standard::Cxx20, "-std=gnu++20", &dirs);
}

/// The files that a unit depends on are those that g++ names, in its order.
#[test]
fn dependencies_as_gxx() {
    let source =
        "#include <vector>\n#include <stdio.h>\n#include <limits.h>\n#if __has_include(<map>)\n#endif\n";
    let (Some(dirs), Some((rule, _))) = (gxx_dirs(), gxx(&["-M", "-std=gnu++17"], source)) else {
        oxicc_reference::skip("no g++");
        return;
    };
    // g++ reads stdc-predef.h before everything else; here its macros are predefined.
    let files = |rule: &str| -> Vec<String> {
        let words = rule.split_whitespace().skip(1).filter(|word| *word != "\\");
        words.filter(|word| !word.ends_with("stdc-predef.h")).map(str::to_string).collect()
    };
    let theirs = files(&rule);
    let options = PreprocessOptions { include_dirs: dirs, ..PreprocessOptions::default() };
    let result = run("<stdin>", source, &options, &RealFiles);
    let ours = print::dependency_rule("-.o", &result.unit.dependencies, DependencyScope::All, false);
    let ours = files(&ours);
    assert_eq!(ours[0], "<stdin>");
    assert_eq!(ours[1..], theirs);
    let user = print::dependency_rule("a b.o", &result.unit.dependencies, DependencyScope::User, true);
    assert_eq!(user, "a\\ b.o: <stdin>\n");
}

/// Reading g++'s output with its line markers gives the same tokens in the same files and lines as reading the source.
#[test]
fn line_markers_of_gxx() {
    let source = "#include <vector>\nint a;\n#define M(x) x y\nM(1) z\n\n#line 50 \"q.h\"\nint b;\n";
    let (Some(dirs), Some((text, _))) = (gxx_dirs(), gxx(&["-E", "-std=gnu++17"], source)) else {
        oxicc_reference::skip("no g++");
        return;
    };
    let options = PreprocessOptions { include_dirs: dirs, ..PreprocessOptions::default() };
    let direct = run("<stdin>", source, &options, &RealFiles);
    let options = PreprocessOptions { input: InputKind::Preprocessed, ..PreprocessOptions::default() };
    let marked = run("x.ii", text, &options, &MemoryFiles::default());
    assert!(marked.diags.is_empty() && direct.diags.is_empty());
    let (a, b) = (direct.unit.tokens.tokens(), marked.unit.tokens.tokens());
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b).take(a.len() - 1) {
        let (x, y) = (direct.map.presumed(a.pos).unwrap(), marked.map.presumed(b.pos).unwrap());
        assert_eq!(a.text(&direct.interner), b.text(&marked.interner), "{x:?} {y:?}");
        assert_eq!((x.file, x.system), (y.file, y.system), "{x:?} {y:?}");
        // A macro call over several lines is where its name is here, and where g++ prints it there.
        assert!(x.line.abs_diff(y.line) <= 8, "{x:?} {y:?}");
        if !a.has(TokenFlags::MACRO) && a.has(TokenFlags::LINE_START) && b.has(TokenFlags::LINE_START) {
            assert_eq!(x.line, y.line, "{}", a.text(&direct.interner));
        }
    }
}

#[test]
fn predefined_macros_as_gxx() {
    let standards = [
        (Standard::Cxx11, "11"),
        (Standard::Cxx14, "14"),
        (Standard::Cxx17, "17"),
        (Standard::Cxx20, "20"),
        (Standard::Cxx23, "23"),
    ];
    for (standard, number) in standards {
        for gnu_mode in [true, false] {
            let flag = format!("-std={}++{number}", if gnu_mode { "gnu" } else { "c" });
            let Some((expected, _)) = gxx(&["-dM", "-E", &flag], "") else {
                oxicc_reference::skip("no g++");
                return;
            };
            if !expected.contains("__GNUC__ 12\n") || !expected.contains("__x86_64__") {
                oxicc_reference::skip("not g++ 12 for x86-64");
                return;
            }
            let options = PreprocessOptions {
                standard,
                gnu_mode,
                output: OutputKind::Macros,
                gnu_version: 120200,
                ..PreprocessOptions::default()
            };
            let result = run("x", "", &options, &MemoryFiles::default());
            let mut theirs: Vec<&str> = expected.lines().collect();
            theirs.sort_unstable();
            let mut ours: Vec<&str> = result.unit.macro_list.lines().collect();
            ours.sort_unstable();
            assert_eq!(ours, theirs, "{flag}");
        }
    }
}

/// A small generator of pseudo-random numbers, so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Rounds of the mutation test: enough to notice, or as many as `OXICC_FUZZ_ROUNDS` says.
fn rounds() -> usize {
    std::env::var("OXICC_FUZZ_ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(600)
}

/// Damaged inputs give diagnostics, never a panic or an endless loop; both renderers survive what comes out.
#[test]
fn mutations() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/preprocess");
    let mut seeds: Vec<Vec<u8>> = Vec::new();
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "in") {
            seeds.push(std::fs::read(path).unwrap());
        }
    }
    seeds.sort();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let pieces: Vec<&[u8]> = vec![
        b"#",
        b"##",
        b"\\\n",
        b"\n#if ",
        b"\n#endif\n",
        b"\n#define f(x) ",
        b"__VA_ARGS__",
        b"__VA_OPT__(",
        b"(",
        b")",
        b",",
        b"R\"(",
        b"\"",
        b"'",
        b"/*",
        b"*/",
        b"//",
        b"\xff\xfe",
        b"\0",
        b"_Pragma(",
        b"defined ",
        b"\\u00e9",
        b"\n#include \"self.h\"\n",
        b"\n#line ",
        b"\n# 3 \"x\" 1 3\n",
        b"...",
        b"\n#else\n",
        b"\n#pragma ",
    ];
    for round in 0..rounds() {
        let mut text = seeds[random.below(seeds.len())].clone();
        for _ in 0..1 + random.below(8) {
            let at = random.below(text.len() + 1);
            match random.below(5) {
                0 => text.truncate(at),
                1 => {
                    let end = (at + random.below(40)).min(text.len());
                    text.drain(at..end);
                }
                2 => {
                    let end = (at + random.below(60)).min(text.len());
                    let copy = text[at..end].to_vec();
                    let to = random.below(text.len() + 1);
                    text.splice(to..to, copy);
                }
                3 if at < text.len() => text[at] = random.below(256) as u8,
                _ => {
                    let piece = pieces[random.below(pieces.len())];
                    text.splice(at..at, piece.iter().copied());
                }
            }
        }
        let mut files = MemoryFiles::default();
        files.add("self.h", text.clone());
        files.add("a.h", text.clone());
        let output = if round % 2 == 0 { OutputKind::Text } else { OutputKind::Tokens };
        let options = PreprocessOptions { output, max_tokens: 1_000_000, ..PreprocessOptions::default() };
        let result = run("main.cu", text, &options, &files);
        let _ = result.text(LineMarkers::Yes);
        let _ = edg::render(&result.diags, &result.map, &EdgOptions::default());
        let _ = human::render(&result.diags, &result.map, human::Color::Never);
    }
}

#[test]
fn runaways_are_stopped() {
    let check = |text: String, message: &str| {
        let options = PreprocessOptions { max_tokens: 200_000, ..PreprocessOptions::default() };
        let result = run("main.cu", text, &options, &MemoryFiles::default());
        let rendered = edg::render(&result.diags, &result.map, &EdgOptions::default());
        assert!(
            rendered.contains(message),
            "expected {message}, got {}",
            &rendered[..rendered.len().min(500)]
        );
    };
    let nested = format!("#define f(x) x\n{}1{}\n", "f(".repeat(5000), ")".repeat(5000));
    check(nested, "macro recursion");
    let mut laughs = String::from("#define a0 x x x x x x x x x x\n");
    for i in 1..12 {
        laughs.push_str(&format!("#define a{i} {}\n", format!("a{} ", i - 1).repeat(10)));
    }
    check(laughs + "a11\n", "too ");
    let mut paste =
        String::from("#define p(a, b) a##b\n#define c0 xxxxxxxxxxxxxxxx\n#define q(a, b) p(a, b)\n");
    for i in 1..40 {
        paste.push_str(&format!("#define c{i} q(c{}, c{})\n", i - 1, i - 1));
    }
    check(paste + "c39\n", "too ");
    check(format!("#if {}1{}\n#endif\n", "(".repeat(100_000), ")".repeat(100_000)), "nested too deeply");
    check(format!("#if {}1\n#endif\n", "!".repeat(100_000)), "nested too deeply");
    check("#if 1\n".repeat(50_000), "#endif for this directive is missing");
}

/// The codes in SARIF output, in order, without the hint that follows the first warning.
fn sarif_codes(text: &str) -> Vec<u32> {
    let after = text.split("\"ruleId\":\"EC").skip(1);
    let codes = after.filter_map(|rest| rest.split('"').next()?.parse().ok());
    codes.filter(|code| *code != 3709).collect()
}

/// Wrong directives give the diagnostic numbers that the reference gives (which goes on to parse, and may say more).
#[test]
fn diagnostic_numbers_as_reference() {
    let Some(toolchain) = oxicc_reference::Toolchain::find() else {
        assert!(!oxicc_reference::is_required(), "the reference toolchain is required");
        oxicc_reference::skip("no reference toolchain");
        return;
    };
    let dir = std::env::temp_dir().join(format!("oxicc-preprocess-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let cases = include_str!("preprocess/reference-codes.txt");
    let mut wrong = String::new();
    for case in cases.split("====\n") {
        let input = dir.join("x.ii");
        std::fs::write(&input, case).unwrap();
        let output = Command::new(toolchain.cicc())
            .args("--c++20 --gnu_version=120200 -arch compute_90 -m64 --output_mode sarif -tused".split(' '))
            .args(["--orig_src_file_name", "x.cu", "--orig_src_path_name", "x.cu", "-o"])
            .args([&dir.join("x.ptx"), &input])
            .output()
            .unwrap();
        let theirs = sarif_codes(&String::from_utf8_lossy(&output.stderr));
        let options = PreprocessOptions {
            standard: Standard::Cxx20,
            input: InputKind::Preprocessed,
            ..PreprocessOptions::default()
        };
        let result = run("x.ii", case, &options, &MemoryFiles::default());
        let ours: Vec<u32> = result.diags.iter().filter_map(|d| Some(u32::from(d.code?.0))).collect();
        // What the reference's parser finds is not ours to find.
        const PARSER: [u32; 6] = [29, 40, 65, 77, 169, 2486];
        let relevant: Vec<u32> =
            theirs.iter().copied().filter(|code| ours.contains(code) || !PARSER.contains(code)).collect();
        if ours != relevant
            && !(relevant.len() > ours.len() && ours == relevant[..ours.len()] && !ours.is_empty())
        {
            let _ = writeln!(wrong, "{case:?}\n  ours {ours:?}, reference {theirs:?}");
        }
    }
    std::fs::remove_dir_all(&dir).unwrap();
    assert!(wrong.is_empty(), "{wrong}");
}

/// What people see: the excerpt, where the macro's text comes from, who included the file.
#[test]
fn for_people() {
    let main = "int before;\n#include \"lib.h\"\nint x = LIB_CAT(+, y);\n";
    let header = "#define CAT(a, b) a##b\n#define LIB_CAT(a, b) CAT(a, b)\n#warning old header\n\
                  #define F(x, y) x + \\\n  y\nint z = F(1);\n#undef\n";
    let mut files = MemoryFiles::default();
    files.add("lib.h", header);
    let result = run("main.cu", main, &PreprocessOptions::default(), &files);
    expect_test::expect![[r#"
        warning[1105]: #warning directive: old header
         --> lib.h:3:2
          |
        3 | #warning old header
          |  ^^^^^^^
          |
          = note: included from main.cu:2

        error[54]: too few arguments in invocation of macro "F"
         --> lib.h:6:9
          |
        4 | #define F(x, y) x + \
          |         - the definition
        5 |   y
        6 | int z = F(1);
          |         ^
          |
          = note: included from main.cu:2

        error[40]: expected an identifier
         --> lib.h:7:7
          |
        7 | #undef
          |       ^
          |
          = note: included from main.cu:2

        error[1665]: concatenation with "y" in macro "CAT" does not create a valid token
         --> main.cu:3:17
          |
        3 | int x = LIB_CAT(+, y);
          |                 ^

    "#]]
    .assert_eq(&human::render(&result.diags, &result.map, human::Color::Never));
}

/// Run-time compilation has no host compiler; its macros follow the options and the target.
#[test]
fn rtc_macros() {
    let mut cuda = CudaMacros::device(Target::parse("sm_100f").unwrap());
    cuda.rtc = Some(RtcMacros { ftz: true, ..RtcMacros::default() });
    let options =
        PreprocessOptions { output: OutputKind::Macros, cuda: Some(cuda), ..PreprocessOptions::default() };
    let result = run("x.cu", "", &options, &MemoryFiles::default());
    assert!(result.diags.is_empty());
    let list = result.unit.macro_list;
    let defined = |line: &str| list.lines().any(|l| l == line);
    for line in [
        "#define __CUDACC_RTC__ 1",
        "#define __CUDACC__ 1",
        "#define __CUDA_ARCH__ 1000",
        "#define __CUDA_ARCH_FAMILY_SPECIFIC__ 1000",
        "#define __CUDA_FTZ 1",
        "#define __cplusplus 201703L",
        "#define __cpp_if_constexpr 201606L",
        "#define __EDG__ 1",
    ] {
        assert!(defined(line), "{line}\n{list}");
    }
    for name in ["__NVCC__", "__GNUC__", "linux", "CUDA_DOUBLE_MATH_FUNCTIONS", "__cpp_concepts"] {
        assert!(!list.contains(&format!("#define {name} ")), "{name}");
    }
}
