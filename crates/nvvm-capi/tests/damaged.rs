//! Damaged text and bitcode through the C interface: an answer, never a crash, a hang, or all of the memory.
//!
//! `cargo xtask fuzz nvvm` runs it for longer.

use std::env;
use std::ffi::{c_char, c_int};
use std::ptr;
use std::time::{Duration, Instant};

use nvvm::*;

/// Damaged inputs in an ordinary run of the tests.
const ROUNDS: u64 = 300;

const SEEDS: &[&[u8]] = &[
    include_bytes!("largest-14.bc"),
    include_bytes!("largest-19.bc"),
    include_bytes!("../../../tests/cases/others/clang14-O0.ll"),
    include_bytes!("../../../tests/cases/others/clang19-O2.ll"),
    include_bytes!("../../../tests/cases/others/numba.ll"),
    include_bytes!("../../../tests/cases/others/rustc.ll"),
    include_bytes!("../../../tests/cases/others/triton-sm_90.ll"),
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

fn damage(rng: &mut Rng, bytes: &mut Vec<u8>) {
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len());
        let end = (at + 1 + rng.below(40)).min(bytes.len());
        match rng.below(8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let copy = bytes[at..end].to_vec();
                let to = rng.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            3 => {
                let other = SEEDS[rng.below(SEEDS.len())];
                let from = rng.below(other.len());
                let piece = &other[from..(from + 40).min(other.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            4 => bytes.insert(at, rng.next() as u8),
            _ if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            _ => {}
        }
        if bytes.is_empty() {
            bytes.push(b'\n');
        }
    }
}

/// What the library answers, and its log.
fn answer(bytes: &[u8], library: &[u8], verify: bool) -> (c_int, String) {
    let options = [c"-arch=compute_90".as_ptr()];
    let mut program = Handle::NONE;
    let name: *const c_char = ptr::null();
    // SAFETY: buffers with their sizes, places that exist, and strings with an end.
    unsafe {
        assert_eq!(nvvmCreateProgram(&mut program), 0);
        assert_eq!(nvvmAddModuleToProgram(program, bytes.as_ptr().cast(), bytes.len(), name), 0);
        assert_eq!(nvvmLazyAddModuleToProgram(program, library.as_ptr().cast(), library.len(), name), 0);
        let result = match verify {
            true => nvvmVerifyProgram(program, 1, options.as_ptr()),
            false => nvvmCompileProgram(program, 1, options.as_ptr()),
        };
        let mut size = 0;
        assert_eq!(nvvmGetProgramLogSize(program, &mut size), 0);
        let mut log = vec![0u8; size];
        assert_eq!(nvvmGetProgramLog(program, log.as_mut_ptr().cast()), 0);
        assert_eq!(nvvmDestroyProgram(&mut program), 0);
        (result, String::from_utf8_lossy(&log).into_owned())
    }
}

fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn damaged_modules_are_answered() {
    let number =
        |name: &str, default: u64| env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default);
    // A fixed number of rounds, unless a time is given.
    let seconds = env::var("OXICC_FUZZ_SECONDS").ok().and_then(|v| v.parse().ok());
    let until = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut rng = Rng(number("OXICC_FUZZ_SEED", 1));
    let (mut count, mut compiled) = (0u64, 0u64);
    while until.map_or(count < ROUNDS, |until| Instant::now() < until) {
        let state = rng.0;
        let mut bytes = SEEDS[rng.below(SEEDS.len())].to_vec();
        // IR of other compilers says no version, which would end every compilation.
        if !bytes.starts_with(b"BC") && !bytes.windows(15).any(|w| w == b"!nvvmir.version") {
            bytes.extend_from_slice(b"\n!nvvmir.version = !{!90}\n!90 = !{i32 2, i32 0}\n");
        }
        damage(&mut rng, &mut bytes);
        let mut library = SEEDS[rng.below(2)].to_vec();
        if rng.below(4) == 0 {
            damage(&mut rng, &mut library);
        }
        let start = Instant::now();
        let (result, log) = answer(&bytes, &library, rng.below(4) == 0);
        assert!((0..10).contains(&result), "seed {state}: result {result}");
        assert!(!log.contains("internal error"), "seed {state}: {log}");
        assert!(start.elapsed() < LIMIT, "seed {state}: {:?}", start.elapsed());
        count += 1;
        compiled += u64::from(result == 0);
    }
    println!("{count} modules, {compiled} of them good");
    if let Some(peak) = peak_memory() {
        assert!(peak < MEMORY, "{peak} KiB");
    }
}
