//! Damaged bitcode and damaged containers: an answer, never a panic, a hang, or all of the memory.
//!
//! `cargo xtask fuzz bitcode` and `cargo xtask fuzz container` run it for longer.

use std::env;
use std::time::{Duration, Instant};

use oxicc_driver::container::Container;
use oxicc_driver::{
    Emit, Input, InputKind, IrContainer, Options, Program, ProgramOptions, Target, compile, ir_text,
};
use oxicc_ir::bitcode::{self, Form, WriteOptions};

/// Damaged inputs in an ordinary run of the tests.
const ROUNDS: u64 = 1_000;

const SOURCES: [&str; 3] = [
    "__device__ float scale(float); extern __shared__ int s[];
    struct S { int a; double b[3]; }; __constant__ S table[2] = {{1, {2, 3, 4}}, {5, {6}}};
    __global__ void k(float *p, S x, int n) { s[n] = x.a; for (int i = 0; i < n; i++) { p[i] = scale(p[i]) + table[i & 1].b[1]; if (n & 1) atomicAdd(p, 1.0f); } }",
    "struct V { __device__ virtual int f() const { return 1; } }; struct W : V { int w; __device__ int f() const override { return w; } };
    __device__ int g(const V &v, int n) { switch (n) { case 1: return v.f(); case 7: return __popc(n); default: return n / 3; } }
    __global__ void k(int *p) { W w; w.w = *p; *p = g(w, p[1]); asm volatile(\"membar.gl;\"); }",
    "template <class T> __device__ T power(T x, int n) { return n ? x * power(x, n - 1) : 1; }
    __global__ void k(double *p, float *q) { *p = power(*p, 4); *q = sinf(*q); printf(\"%f\\n\", *p); }",
];

/// A module may take this long, in a build without optimisation on a busy machine.
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
}

/// Changes bytes; in half of the cases near the beginning, where heads and tables are.
fn damage(rng: &mut Rng, bytes: &mut Vec<u8>, head: usize) {
    for _ in 0..1 + rng.below(4) {
        let within = if rng.below(2) == 0 { bytes.len() } else { head.min(bytes.len()) };
        let at = rng.below(within);
        let end = (at + 1 + rng.below(24)).min(bytes.len());
        match rng.below(8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let copy = bytes[at..end].to_vec();
                let to = rng.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            3 => bytes.insert(at, rng.next() as u8),
            4 if at < bytes.len() => bytes[at] = [0, 0xff, 0x7f, 0x80][rng.below(4)],
            _ if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            _ => {}
        }
        if bytes.is_empty() {
            bytes.push(0);
        }
    }
}

/// Containers for both forms of bitcode, and for OptiX.
fn containers() -> Vec<Vec<u8>> {
    let mut out = Vec::new();
    for source in SOURCES {
        for (arch, kind) in [
            ("sm_80", IrContainer::Lto),
            ("sm_100a", IrContainer::Lto),
            ("sm_90", IrContainer::OptimisedLto),
            ("sm_75", IrContainer::Optix),
        ] {
            let mut options = Options::default();
            options.target = Target::parse(arch).unwrap();
            options.relocatable = true;
            options.container = Some(kind);
            let done = compile(&Input::new("u.cu", InputKind::Cuda, source), &options, Emit::Container);
            let findings = done.findings();
            out.push(done.binary.unwrap_or_else(|| panic!("{findings:?}")));
        }
    }
    out
}

/// Damages seeds until the time is over, and looks at what becomes of each.
fn attack(seeds: &[Vec<u8>], head: usize, look: impl Fn(&[u8]) -> bool) {
    let number =
        |name: &str, default: u64| env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
    // A fixed number of rounds, unless a time is given.
    let seconds = env::var("OXICC_FUZZ_SECONDS").ok().and_then(|v| v.parse().ok());
    let until = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut rng = Rng(number("OXICC_FUZZ_SEED", 1));
    let (mut count, mut taken) = (0u64, 0u64);
    while until.map_or(count < ROUNDS, |until| Instant::now() < until) {
        let state = rng.0;
        let mut bytes = seeds[rng.below(seeds.len())].clone();
        damage(&mut rng, &mut bytes, head);
        let start = Instant::now();
        let seen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| look(&bytes)));
        count += 1;
        taken += u64::from(*seen.as_ref().unwrap_or(&false));
        let memory = peak_memory().unwrap_or(0);
        if seen.is_err() || start.elapsed() > LIMIT || memory > MEMORY {
            let file = env::temp_dir().join(format!("oxicc-damaged-{state}"));
            let _ = std::fs::write(&file, &bytes);
            panic!("seed {state}: {:?}, {memory} KiB, kept as {}", start.elapsed(), file.display());
        }
    }
    println!("{count} damaged files, {taken} of them still taken");
    assert!(count > 0);
}

fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// What is read is valid or is said to be not; what is valid is written, in both forms where it can be, and read again.
#[test]
fn damaged_bitcode_is_answered() {
    let payload = |bytes: &Vec<u8>| Container::parse(bytes).unwrap().payload;
    let seeds: Vec<Vec<u8>> = containers().iter().map(payload).collect();
    attack(&seeds, 400, |bytes| {
        let Ok(module) = bitcode::read(bytes) else { return false };
        if oxicc_ir::verify::verify(&module).is_err() {
            return false;
        }
        for form in [Form::Latest, Form::Llvm7] {
            let options = WriteOptions { form, ..WriteOptions::default() };
            if let Ok(written) = bitcode::write(&module, options) {
                bitcode::read(&written).unwrap_or_else(|e| panic!("{form:?} cannot be read: {e}"));
            }
        }
        true
    });
}

#[test]
fn damaged_containers_are_answered() {
    let seeds = containers();
    let options = ProgramOptions { whole_program: true, ..ProgramOptions::default() };
    attack(&seeds, 64, |bytes| {
        if let Ok(container) = Container::parse(bytes) {
            assert_eq!(Container::parse(&container.to_bytes()).as_ref(), Ok(&container));
            let _ = ir_text(&container.payload);
        }
        let mut program = Program::new();
        program.add("damaged.ltoir", bytes);
        let outcome = program.compile(&options);
        assert!(outcome.internal_error.is_none(), "{}", outcome.log);
        assert!(outcome.output.is_some() || !outcome.log.is_empty(), "no word about it");
        outcome.output.is_some()
    });
}
