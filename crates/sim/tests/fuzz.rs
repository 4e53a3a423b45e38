//! Damaged PTX neither panics nor hangs, neither while it is loaded nor while it runs.
//!
//! `OXICC_FUZZ_SECONDS=600 cargo test -p oxicc-sim --test fuzz` runs for a time, instead of the fixed number of files of a test run, `OXICC_FUZZ_SEED=7` over
//! other damage.

use std::path::Path;
use std::time::{Duration, Instant};

use oxicc_sim::{Channel, Dim3, Launch, Options, Program, Texture};

/// A small generator, so that a failure can be repeated from its seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

/// Damages a file where it still parses more often than not: operands, modifiers and lines change places.
fn mutate(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..1 + random.below(12) {
        if lines.is_empty() {
            break;
        }
        let at = random.below(lines.len());
        let other = random.below(lines.len());
        match random.below(8) {
            0 => {
                lines.remove(at);
            }
            1 => lines.swap(at, other),
            2 => {
                let copy = lines[other].clone();
                lines.insert(at, copy);
            }
            3..=5 => {
                // A word of another line in the place of one here.
                let separators = [' ', ',', '.', '[', ']', '{', '}', ';', '\t', '|', '+'];
                let word = |line: &str, random: &mut Random| {
                    let words: Vec<String> =
                        line.split(separators).filter(|w| !w.is_empty()).map(str::to_owned).collect();
                    if words.is_empty() { None } else { Some(words[random.below(words.len())].clone()) }
                };
                let source = lines[other].clone();
                if let (Some(from), Some(to)) = (word(&lines[at], random), word(&source, random)) {
                    lines[at] = lines[at].replacen(&from, &to, 1);
                }
            }
            6 => {
                let edges = ["0", "-1", "4294967295", "9223372036854775807", "0x80000000", "1", "33", "255"];
                let digits: Vec<&str> =
                    lines[at].split(|c: char| !c.is_ascii_digit()).filter(|w| !w.is_empty()).collect();
                if !digits.is_empty() {
                    let from = digits[random.below(digits.len())].to_owned();
                    lines[at] = lines[at].replacen(&from, edges[random.below(edges.len())], 1);
                }
            }
            _ => {
                let mut bytes = std::mem::take(&mut lines[at]).into_bytes();
                if !bytes.is_empty() {
                    let i = random.below(bytes.len());
                    bytes[i] = random.next() as u8;
                }
                lines[at] = String::from_utf8_lossy(&bytes).into_owned();
            }
        }
    }
    lines.join("\n")
}

/// Loads a text and runs each of its kernels for a moment.
fn exercise(text: &str) {
    let Ok(mut program) = Program::from_text(text) else { return };
    let kernels: Vec<String> = program.kernels().map(str::to_owned).collect();
    let Ok(buffer) = program.memory_mut().alloc(4096, "buffer") else { return };
    let options = Options {
        max_instructions: 30_000,
        threads: 1,
        check: text.len().is_multiple_of(2),
        ..Options::default()
    };
    let texture = program.add_texture(Texture::new(buffer, Channel::F32, 1, [8, 4, 2]));
    let argument = if text.len().is_multiple_of(5) { texture } else { buffer };
    for kernel in kernels.iter().skip(text.len() % kernels.len().max(1)).take(8) {
        let sizes = program.parameters(kernel).unwrap_or_default();
        let params = sizes.iter().map(|size| {
            let mut bytes = argument.to_le_bytes().to_vec();
            bytes.resize(*size as usize, 1);
            bytes
        });
        let launch = Launch {
            kernel,
            grid: Dim3::new(2, 1, 1),
            block: Dim3::new(40, 1, 1),
            cluster: None,
            shared: 256,
            params: params.collect(),
        };
        // Faults are what is expected; panics are not.
        let _ = program.launch(&launch, &options);
    }
}

#[test]
fn damaged_files() {
    // A fixed number of rounds, unless a time is given.
    let seconds = std::env::var("OXICC_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let seed = std::env::var("OXICC_FUZZ_SEED").ok().and_then(|s| s.parse::<u64>().ok()).unwrap_or(0);
    let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ seed.wrapping_mul(0xD6E8_FEB8_6659_FD93));
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["../ptx/tests/ptx", "../../tests/cases/simulator", "../../tests/cases/checks"] {
        for entry in std::fs::read_dir(here.join(folder)).into_iter().flatten().flatten() {
            if entry.path().extension().is_some_and(|e| e == "ptx") {
                files.push((entry.path(), std::fs::read_to_string(entry.path()).unwrap()));
            }
        }
    }
    files.sort();
    let end = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut count = 0u32;
    while end.map_or(count < 5_000, |end| Instant::now() < end) {
        let file = random.below(files.len());
        let text = mutate(&files[file].1, &mut random);
        let begin = Instant::now();
        exercise(&text);
        // Far more than it takes, since a busy machine may make it wait.
        assert!(begin.elapsed() < Duration::from_secs(120), "too slow:\n{text}");
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn random_bytes() {
    let mut random = Random(12345);
    for _ in 0..2000 {
        let length = random.below(300);
        let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        exercise(&String::from_utf8_lossy(&bytes));
        exercise(&format!(
            ".version 8.0\n.target sm_80\n.entry k()\n{{\n{}\n}}",
            String::from_utf8_lossy(&bytes)
        ));
    }
}

#[test]
fn a_kernel_that_never_ends_is_stopped() {
    let text = ".version 8.0\n.target sm_80\n.address_size 64\n.entry spin()\n{\nL:\n\tbra L;\n}";
    let mut program = Program::from_text(text).unwrap();
    let launch = Launch {
        kernel: "spin",
        grid: Dim3::new(1, 1, 1),
        block: Dim3::new(64, 1, 1),
        cluster: None,
        shared: 0,
        params: Vec::new(),
    };
    let options = Options { max_instructions: 100_000, ..Options::default() };
    let report = program.launch(&launch, &options).unwrap();
    let message = report.fault.unwrap().to_string();
    assert!(
        message.contains("stopped after 100000 thread instructions; raise the limit with --max-instructions")
    );
    assert!(message.contains("bra"), "{message}");
}
