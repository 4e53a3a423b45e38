//! Throughput of the lexer and preprocessor, in MB of input text a second.
//!
//! `cargo bench -p oxicc-frontend --bench preprocess [-- FILE.ii ...]`. Without files, a header-like text is generated: it
//! is lexed alone, preprocessed as source (with a share of macro calls) and read as preprocessed input with line markers.
//! Where g++ and the reference toolchain are, a unit that includes real headers is preprocessed too, next to `g++ -E`.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use oxicc_arch::Target;
use oxicc_frontend::lex::lexer::LexContext;
use oxicc_frontend::lex::{Interner, Lexer, Standard, TokenKind};
use oxicc_frontend::preprocess::{
    CudaMacros, FileProvider, IncludeDir, IncludeKind, MemoryFiles, PreprocessOptions, preprocess,
    preprocess_ii,
};
use oxicc_source::{Diagnostics, Pos, SourceMap, SourceText};

/// Runs `work` for about a second and prints the best throughput.
fn measure(what: &str, bytes: usize, mut work: impl FnMut() -> usize) {
    let mut best = Duration::MAX;
    let start = Instant::now();
    let mut tokens = 0;
    while start.elapsed() < Duration::from_secs(1) {
        let once = Instant::now();
        tokens = black_box(work());
        best = best.min(once.elapsed());
    }
    let seconds = best.as_secs_f64();
    println!(
        "{what:<40} {:8.1} MB/s {:8.1} M tokens/s {:8.2} ms",
        bytes as f64 / seconds / 1e6,
        tokens as f64 / seconds / 1e6,
        seconds * 1e3
    );
}

fn lex(text: &str) -> usize {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let Ok(file) = map.add_file("x", text, Pos::NONE) else { return 0 };
    let mut lexer = Lexer::new(&map, file, Standard::Cxx17);
    let mut cx = LexContext { interner: &mut interner, diags: &mut diags };
    let mut count = 0;
    while lexer.next(&mut cx).kind != TokenKind::Eof {
        count += 1;
    }
    count
}

fn source(text: &str) -> usize {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    let options = PreprocessOptions::default();
    preprocess("x.cu", text, &options, &MemoryFiles::default(), &mut map, &mut diags, &mut interner)
        .tokens
        .len()
}

fn ii(text: &str) -> usize {
    let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
    preprocess_ii("x.ii", text, Standard::Cxx17, &mut map, &mut diags, &mut interner).len()
}

/// Reads real files.
struct RealFiles;

impl FileProvider for RealFiles {
    fn read(&self, path: &str) -> Option<SourceText> {
        std::fs::read(path).ok().map(SourceText::from)
    }
}

/// A unit with CUDA and standard headers, read from disk, by us and by g++.
fn real_headers() {
    let Some(toolchain) = oxicc_reference::Toolchain::find() else { return };
    let Ok(log) = Command::new("g++").args(["-E", "-v", "-x", "c++", "/dev/null"]).output() else { return };
    let log = String::from_utf8_lossy(&log.stderr).into_owned();
    let system = log.lines().skip_while(|l| !l.starts_with("#include <...>")).skip(1);
    let system =
        system.take_while(|l| l.starts_with(' ')).map(|l| (l.trim().to_string(), IncludeKind::System));
    let include = toolchain.include().display().to_string();
    let user = [(format!("{include}/cccl"), IncludeKind::User), (include.clone(), IncludeKind::User)];
    let dirs = user.into_iter().chain(system).map(|(path, kind)| IncludeDir { path, kind }).collect();
    let options = PreprocessOptions {
        gnu_mode: false,
        include_dirs: dirs,
        cuda: Some(CudaMacros::device(Target::default())),
        preincludes: vec!["cuda_runtime.h".to_string()],
        ..PreprocessOptions::default()
    };
    let text = "#include <vector>\n#include <iostream>\n#include <algorithm>\n";
    let unit = || {
        let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
        preprocess("x.cu", text, &options, &RealFiles, &mut map, &mut diags, &mut interner)
    };
    let files = unit().dependencies;
    let sizes = files.iter().filter_map(|file| std::fs::metadata(&file.path).ok());
    let bytes = sizes.map(|metadata| metadata.len() as usize).sum();
    measure("cuda_runtime.h, vector, iostream...", bytes, || unit().tokens.len());
    let mut gxx = Command::new("g++");
    gxx.args([
        "-E",
        "-x",
        "c++",
        "-std=c++17",
        "-D__CUDACC__",
        "-D__NVCC__",
        "-D__CUDA_ARCH__=750",
        "-D__CUDA_ARCH_LIST__=750",
    ]);
    gxx.args([
        "-D__CUDACC_VER_MAJOR__=13",
        "-D__CUDACC_VER_MINOR__=0",
        "-include",
        "cuda_runtime.h",
        "-include",
        "vector",
    ]);
    gxx.args([
        "-include",
        "iostream",
        "-include",
        "algorithm",
        "-I",
        &include,
        "-o",
        "/dev/null",
        "/dev/null",
    ]);
    measure("the same by g++ -E", bytes, || usize::from(gxx.status().is_ok_and(|s| s.success())));
}

/// Text like that of a C++ library header.
fn header_like(copies: usize, markers: bool) -> String {
    let mut text = String::from(
        "#define API_INLINE __attribute__((always_inline)) inline\n#define CONCAT(a, b) a##b\n\
         #define DECLARE(type, name) type CONCAT(get_, name)() const noexcept;\n",
    );
    for i in 0..copies {
        if markers {
            text.push_str(&format!("# {} \"/usr/include/c++/12/bits/stl_{}.h\" 3\n", i * 12 + 1, i % 40));
        }
        text.push_str(&format!(
            "  /**\n   *  @brief  Returns a read/write iterator that points to the first element.\n   */\n\
             template<typename _Tp{i}, typename _Alloc = std::allocator<_Tp{i}> >\n\
             class vector_{i} : protected _Vector_base<_Tp{i}, _Alloc>\n  {{\n\
             public:\n      typedef typename _Alloc_traits::pointer pointer;\n\
             API_INLINE iterator begin() _GLIBCXX_NOEXCEPT {{ return iterator(this->_M_impl._M_start + {i}); }}\n\
             DECLARE(size_type, capacity_{i})\n\
             static constexpr unsigned long long mask = 0x{i:x}ull; // a comment at the end of the line\n\
             const char *name() const {{ return \"vector of things\"; }}\n  }};\n\n"
        ));
    }
    text
}

fn main() {
    let files: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    if files.is_empty() {
        let plain = header_like(20_000, false);
        let marked = header_like(20_000, true);
        measure("lexer alone", plain.len(), || lex(&plain));
        measure("source with macros", plain.len(), || source(&plain));
        measure("preprocessed with line markers", marked.len(), || ii(&marked));
        real_headers();
    }
    for path in files {
        match std::fs::read_to_string(&path) {
            Ok(text) => {
                measure(&format!("lexer: {path}"), text.len(), || lex(&text));
                measure(&format!("preprocessed: {path}"), text.len(), || ii(&text));
            }
            Err(error) => println!("{path}: {error}"),
        }
    }
    measure("empty source (start-up)", 1, || source(""));
}
