//! Damaged programs, header sets and options through the C interface: an answer, never a crash, a hang, or all of the memory.
//!
//! `cargo xtask fuzz nvrtc` runs it for longer, with `--valgrind` under valgrind.

use std::env;
use std::ffi::{CString, c_char, c_int};
use std::ptr;
use std::time::{Duration, Instant};

use nvrtc::*;

/// Damaged inputs in an ordinary run of the tests.
const ROUNDS: u64 = 300;

const SEEDS: &[&str] = &[
    "extern \"C\" __global__ void saxpy(float a, const float *x, float *y, int n) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  \
     if (i < n) y[i] = a * x[i] + y[i];\n}\n",
    "#include \"a.h\"\n#include <b.h>\ntemplate <class T, int N> __global__ void k(T *p) {\n  __shared__ T s[N];\n  s[threadIdx.x % N] = f(p[0]);\n  \
     __syncthreads();\n  p[1] = s[0];\n}\n",
    "#if defined(X) && X > 1\n#define M(a, b...) a##b #a\n#else\n#define M(a, b...) a + b\n#endif\nnamespace n { struct S { int v; \
     __device__ int get() const { return M(v, 1); } }; }\n__device__ n::S s[4];\n__constant__ double c = 1e3;\n\
     __global__ void k(int *o) { o[0] = s[1].get() + (int)c; printf(\"%d\\n\", o[0]); }\n",
    "#include <cuda_fp16.h>\n__global__ void h(__half *x) { x[0] = __hadd(x[1], __float2half(2.0f)); }\n",
    "template <typename... A> struct T { static constexpr int n = sizeof...(A); };\n__global__ void k(unsigned *p) {\n  auto f = [=] __device__ \
     (unsigned v) { return v * T<int, char>::n; };\n  for (int i = 0; i < 8; ++i) p[i] = f(atomicAdd(p, 1u));\n  asm volatile(\"bar.sync 0;\");\n}\n",
];

const HEADERS: &[(&str, &str)] = &[
    ("a.h", "#pragma once\n#include \"b.h\"\n__device__ inline int f(int v) { return g(v) + 1; }\n"),
    ("b.h", "#ifndef B\n#define B\n__device__ inline int g(int v) { return v * 2; }\n#endif\n"),
    ("a.h", "#include \"a.h\"\n"),
    ("d/e.h", "typedef int I;\n"),
];

const OPTIONS: &[&str] = &[
    "-arch=compute_90",
    "--gpu-architecture=compute_100a",
    "-default-device",
    "-std=c++20",
    "-std=c++03",
    "-DX=2",
    "-UX",
    "-D",
    "-I",
    "-I/nowhere",
    "-include=a.h",
    "-rdc=true",
    "-dlto",
    "--gen-opt-lto",
    "-optix-ir",
    "-lineinfo",
    "-G",
    "-use_fast_math",
    "-ftz=true",
    "-fmad=false",
    "-maxrregcount=32",
    "-diag-suppress=177",
    "-diag-error=1",
    "-brief-diag=true",
    "-w",
    "-minimal",
    "-no-cache",
    "-fdevice-syntax-only",
    "-extra-device-vectorization",
    "-split-compile=2",
    "-Xptxas=-v",
    "-ewp",
    "-pch",
    "-restrict",
];

const EXPRESSIONS: &[&str] = &["saxpy", "k<int, 4>", "&c", "h", "n::S", "k<float,", "(", "&s[1]"];

/// A program may take this long, in a build without optimisation on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// The whole test may use this many KiB.
const MEMORY: u64 = 2 << 20;

struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        // splitmix64
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

fn damage(rng: &mut Rng, bytes: &mut Vec<u8>, times: usize) {
    for _ in 0..times {
        let at = rng.below(bytes.len());
        let end = (at + 1 + rng.below(12)).min(bytes.len());
        match rng.below(7) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let copy = bytes[at..end].to_vec();
                let to = rng.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            3 => {
                let other = rng.of(SEEDS).as_bytes();
                let from = rng.below(other.len());
                bytes.splice(at..at, other[from..(from + 30).min(other.len())].iter().copied());
            }
            4 => bytes.insert(at, rng.next() as u8),
            _ if at < bytes.len() => bytes[at] = rng.of(b"(){}<>[];:,.*&#\"'\\\n01aT"),
            _ => {}
        }
        if bytes.is_empty() {
            bytes.push(b'\n');
        }
    }
}

/// A text for C: without zeros.
fn c_text(mut bytes: Vec<u8>) -> CString {
    bytes.retain(|b| *b != 0);
    CString::new(bytes).unwrap_or_default()
}

/// One program with everything about it by chance: the result, and the log.
fn answer(rng: &mut Rng) -> (c_int, String) {
    let damaged = |rng: &mut Rng, text: &str, one_in: usize| {
        let mut bytes = text.as_bytes().to_vec();
        if rng.below(one_in) == 0 {
            let times = 1 + rng.below(4);
            damage(rng, &mut bytes, times);
        }
        c_text(bytes)
    };
    let seed = rng.of(SEEDS);
    let source = damaged(rng, seed, 1);
    let (mut names, mut texts) = (Vec::new(), Vec::new());
    for _ in 0..rng.below(4) {
        let (name, text) = rng.of(HEADERS);
        names.push(damaged(rng, name, 8));
        texts.push(damaged(rng, text, 3));
    }
    let mut options = Vec::new();
    for _ in 0..rng.below(5) {
        let option = rng.of(OPTIONS);
        options.push(damaged(rng, option, 6));
    }
    let mut expressions = Vec::new();
    for _ in 0..rng.below(3) {
        let expression = rng.of(EXPRESSIONS);
        expressions.push(damaged(rng, expression, 4));
    }
    let pointers = |list: &[CString]| list.iter().map(|t| t.as_ptr()).collect::<Vec<*const c_char>>();
    let mut program = Handle::NONE;
    // SAFETY: strings with an end and lists with their sizes that live until the last call, places that exist.
    unsafe {
        let (h, n) = (pointers(&texts), pointers(&names));
        let count = h.len() as c_int;
        let made =
            nvrtcCreateProgram(&mut program, source.as_ptr(), ptr::null(), count, h.as_ptr(), n.as_ptr());
        assert_eq!(made, 0);
        for expression in &expressions {
            nvrtcAddNameExpression(program, expression.as_ptr());
        }
        let o = pointers(&options);
        let result = nvrtcCompileProgram(program, o.len() as c_int, o.as_ptr());
        for expression in &expressions {
            let mut symbol: *const c_char = ptr::null();
            nvrtcGetLoweredName(program, expression.as_ptr(), &mut symbol);
        }
        let mut size = 0;
        assert_eq!(nvrtcGetProgramLogSize(program, &mut size), 0);
        let mut log = vec![0u8; size];
        assert_eq!(nvrtcGetProgramLog(program, log.as_mut_ptr().cast()), 0);
        assert_eq!(log.last(), Some(&0));
        assert_eq!(nvrtcDestroyProgram(&mut program), 0);
        (result, String::from_utf8_lossy(&log).into_owned())
    }
}

fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn damaged_programs_are_answered() {
    let number =
        |name: &str, default: u64| env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
    // A fixed number of rounds, unless a time is given.
    let seconds = env::var("OXICC_FUZZ_SECONDS").ok().and_then(|v| v.parse().ok());
    let until = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut rng = Rng(number("OXICC_FUZZ_SEED", 1));
    let (mut count, mut compiled) = (0u64, 0u64);
    while until.map_or(count < ROUNDS, |until| Instant::now() < until) {
        let state = rng.0;
        let start = Instant::now();
        let (result, log) = answer(&mut rng);
        assert!((0..=17).contains(&result) && result != 11, "seed {state}: result {result}\n{log}");
        assert!(!log.contains("internal compiler error"), "seed {state}: {log}");
        assert!(start.elapsed() < LIMIT, "seed {state}: {:?}", start.elapsed());
        count += 1;
        compiled += u64::from(result == 0);
    }
    println!("{count} programs, {compiled} of them good");
    if let Some(peak) = peak_memory() {
        assert!(peak < MEMORY, "{peak} KiB");
    }
}

/// What one thread is answered does not depend on what others ask at the same time: they share the headers that were read before.
#[test]
fn damaged_programs_are_answered_alike_on_many_threads() {
    let number =
        |name: &str, default: u64| env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
    let seconds = env::var("OXICC_FUZZ_SECONDS").ok().and_then(|v| v.parse().ok());
    let until = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut seed = number("OXICC_FUZZ_SEED", 7);
    let mut rounds = 0;
    while until.map_or(rounds < 4, |until| Instant::now() < until) {
        const PROGRAMS: u64 = 12;
        const THREADS: u64 = 6;
        let at = |n: u64| Rng(seed.wrapping_add(n.wrapping_mul(0x5851_F42D_4C95_7F2D)));
        // Each thread begins with another program, so that all of them meet.
        let answers: Vec<Vec<(u64, c_int, String)>> = std::thread::scope(|scope| {
            let work = |t: u64| {
                let programs = (0..PROGRAMS).map(move |n| (n + t * 5) % PROGRAMS);
                programs.map(|n| (n, answer(&mut at(n)))).map(|(n, (result, log))| (n, result, log)).collect()
            };
            let threads: Vec<_> = (0..THREADS).map(|t| scope.spawn(move || work(t))).collect();
            threads.into_iter().map(|t| t.join().expect("no thread panics")).collect()
        });
        for n in 0..PROGRAMS {
            let alone = answer(&mut at(n));
            for (_, result, log) in answers.iter().flatten().filter(|a| a.0 == n) {
                assert_eq!((*result, log), (alone.0, &alone.1), "seed {seed}, program {n}");
            }
        }
        seed = seed.wrapping_add(1);
        rounds += 1;
    }
    println!("{rounds} rounds");
}
