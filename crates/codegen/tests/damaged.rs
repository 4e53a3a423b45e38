//! Damaged IR: what the reader and the verifier still accept compiles or gives an error, never a panic or a hang.
//!
//! `cargo xtask fuzz codegen --seconds 600` runs longer than the few seconds of a test run.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use oxicc_arch::Target;
use oxicc_codegen::{Options, compile};

/// A small generator, so that a failure can be repeated from its seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// Words that stand for each other: a change within a row often leaves the text valid.
const ROWS: &[&[&str]] = &[
    &["i1", "i8", "i16", "i32", "i64", "i128", "i7", "i33", "i65", "i256"],
    &["half", "bfloat", "float", "double", "fp128"],
    &["<2 x i32>", "<4 x i8>", "<3 x i16>", "<2 x half>", "<2 x i64>", "<5 x i1>", "<2 x i128>"],
    &["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr"],
    &["fadd", "fsub", "fmul", "fdiv", "frem"],
    &["trunc", "zext", "sext", "bitcast", "fptosi", "uitofp", "fptrunc", "fpext", "ptrtoint", "inttoptr"],
    &["eq", "ne", "slt", "ule", "sgt", "uge"],
    &["oeq", "une", "olt", "uge", "ord", "uno"],
    &["addrspace(1)", "addrspace(3)", "addrspace(4)", "addrspace(5)", "addrspace(7)", "addrspace(101)", ""],
    &["align 1", "align 2", "align 4", "align 16", "align 64"],
    &["monotonic", "acquire", "release", "acq_rel", "seq_cst"],
    &["xchg", "add", "nand", "umax", "min", "fadd", "uinc_wrap"],
    &["0", "1", "-1", "31", "32", "63", "64", "255", "65536", "4294967296", "-9223372036854775808"],
    &["null", "undef", "poison", "zeroinitializer"],
    &["volatile", "atomic", ""],
];

fn replace(text: &str, random: &mut Random) -> String {
    let row = ROWS[random.below(ROWS.len())];
    let (from, to) = (row[random.below(row.len())], row[random.below(row.len())]);
    let places: Vec<usize> =
        if from.is_empty() { Vec::new() } else { text.match_indices(from).map(|m| m.0).collect() };
    if places.is_empty() {
        return text.to_string();
    }
    // One occurrence, or all of them from some place on.
    let at = places[random.below(places.len())];
    let (head, tail) = text.split_at(at);
    if random.below(3) == 0 {
        format!("{head}{}", tail.replace(from, to))
    } else {
        format!("{head}{}", tail.replacen(from, to, 1))
    }
}

fn swap_lines(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let (a, b) = (random.below(lines.len()), random.below(lines.len()));
    match random.below(3) {
        0 => lines.swap(a, b),
        1 => {
            lines.remove(a);
        }
        _ => {
            let line = lines[a];
            lines.insert(b, line);
        }
    }
    lines.join("\n")
}

/// The input being compiled and since when. A hang ends the process, with the input kept.
type Current = Arc<Mutex<Option<(Instant, String)>>>;

fn keep(text: &str) -> String {
    let kept = std::env::temp_dir().join(format!("oxicc-damaged-{}.ll", std::process::id()));
    match std::fs::write(&kept, text) {
        Ok(()) => kept.display().to_string(),
        Err(e) => format!("(not kept: {e})"),
    }
}

fn watch(current: Current) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let now = current.lock().ok().and_then(|c| c.clone());
            if let Some((since, text)) = now
                && since.elapsed() > Duration::from_secs(60)
            {
                eprintln!("compiling takes too long; the input is in {}", keep(&text));
                std::process::exit(1);
            }
        }
    });
}

#[test]
fn damaged_ir_is_answered() {
    let env = |name: &str| std::env::var(name).ok().and_then(|s| s.parse::<u64>().ok());
    let seconds = env("OXICC_FUZZ_SECONDS").unwrap_or(3);
    let mut random = Random(env("OXICC_FUZZ_SEED").unwrap_or(0x2545_f491_4f6c_dd1d) | 1);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for dir in ["tests/ll", "../../tests/cases/ir"] {
        for entry in std::fs::read_dir(root.join(dir)).expect("test directory") {
            let path = entry.expect("entry").path();
            if path.extension().is_some_and(|e| e == "ll") {
                files.push(path);
            }
        }
    }
    files.sort();
    // Whole functions are small enough to damage one at a time.
    let texts: Vec<String> = files.iter().map(|p| std::fs::read_to_string(p).expect("test file")).collect();
    let targets: Vec<Target> =
        ["sm_75", "sm_90a", "sm_100a"].iter().filter_map(|t| Target::parse(t).ok()).collect();
    let current = Current::default();
    watch(current.clone());
    let start = Instant::now();
    let (mut rounds, mut compiled) = (0u64, 0u64);
    while start.elapsed() < Duration::from_secs(seconds) {
        let text = &texts[random.below(texts.len())];
        let mut damaged = text.clone();
        for _ in 0..1 + random.below(3) {
            damaged = if random.below(4) == 0 {
                swap_lines(&damaged, &mut random)
            } else {
                replace(&damaged, &mut random)
            };
        }
        rounds += 1;
        let Ok(module) = oxicc_ir::text::parse(&damaged) else { continue };
        if oxicc_ir::verify::verify(&module).is_err() {
            continue;
        }
        let target = targets[random.below(targets.len())];
        if let Ok(mut current) = current.lock() {
            *current = Some((Instant::now(), damaged.clone()));
        }
        let result = std::panic::catch_unwind(|| {
            if let Ok(ptx) = compile(&module, target, &Options::default()) {
                oxicc_ptx::print_module(&ptx, target.dialect());
            }
        });
        compiled += 1;
        if let Ok(mut current) = current.lock() {
            *current = None;
        }
        if result.is_err() {
            panic!("round {rounds}: panic for {target}; the input is in {}", keep(&damaged));
        }
    }
    assert!(compiled > 0, "{rounds} rounds");
    println!("{rounds} texts, {compiled} compiled");
}
