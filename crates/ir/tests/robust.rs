//! Damaged text: the reader answers with a module or an error, never with a panic or a hang; and whatever module it
//! accepts can be verified, printed and read again.
//!
//! `cargo xtask fuzz ir --seconds 600` runs longer than a test run does; `OXICC_FUZZ_SEED` is the seed.

use std::path::Path;
use std::time::{Duration, Instant};

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.next() % n as u64) as usize }
    }
}

const SNIPPETS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ",",
    "=",
    "!",
    "%",
    "@",
    "#",
    "*",
    "\"",
    "\\",
    "...",
    "i32 ",
    "ptr ",
    "%0",
    "@0",
    "!0",
    "0",
    "-1",
    "99999999999999999999999",
    "0x",
    "0xH",
    "undef",
    "null",
    "zeroinitializer",
    "metadata ",
    "label ",
    "align 3",
    "addrspace(99999999)",
    "i0",
    "i99999999",
    "[4294967295 x i8]",
    "<0 x i8>",
    "%\"\"",
    "%x = type { %x }\n",
    "distinct ",
    "!{}",
    "#dbg_value(",
    "ret void\n",
    "br label %0\n",
    "\0",
    "\n",
    "splat (i8 1)",
    "blockaddress(@f, %x)",
    "getelementptr (i8, ptr null, i64 1)",
    "c\"a\"",
    "vscale x ",
    "; x\n",
];

fn mutate(text: &[u8], other: &[u8], r: &mut Random) -> Vec<u8> {
    let mut out = text.to_vec();
    for _ in 0..1 + r.below(4) {
        let at = r.below(out.len());
        match r.below(9) {
            0 => {
                if let Some(b) = out.get_mut(at) {
                    *b = r.next() as u8;
                }
            }
            1 => {
                let end = (at + r.below(20)).min(out.len());
                out.drain(at..end);
            }
            2 => {
                let snippet = SNIPPETS[r.below(SNIPPETS.len())];
                out.splice(at..at, snippet.bytes());
            }
            3 => {
                let end = (at + 1 + r.below(60)).min(out.len());
                let part = out[at..end].to_vec();
                let to = r.below(out.len());
                out.splice(to..to, part);
            }
            4 => {
                let from = r.below(other.len());
                let end = (from + 1 + r.below(100)).min(other.len());
                out.splice(at..at, other[from..end].iter().copied());
            }
            5 => out.truncate(at.max(out.len() / 2)),
            6 => {
                // Exchange two lines.
                let mut lines: Vec<&[u8]> = out.split(|b| *b == b'\n').collect();
                let (x, y) = (r.below(lines.len()), r.below(lines.len()));
                lines.swap(x, y);
                out = lines.join(&b'\n');
            }
            7 => {
                // Exchange a number or name for another.
                let digits: Vec<usize> = (0..out.len()).filter(|&i| out[i].is_ascii_digit()).collect();
                if !digits.is_empty() {
                    let i = digits[r.below(digits.len())];
                    out[i] = b'0' + r.below(10) as u8;
                }
            }
            _ => {
                let snippet = SNIPPETS[r.below(SNIPPETS.len())];
                let end = (at + snippet.len()).min(out.len());
                out.splice(at..end, snippet.bytes());
            }
        }
    }
    out
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

fn check(text: &[u8]) -> Result<(), String> {
    let start = Instant::now();
    let parsed = oxicc_ir::text::parse_bytes(text);
    if start.elapsed() > Duration::from_secs(10) {
        return Err("reading took too long".into());
    }
    let Ok(module) = parsed else { return Ok(()) };
    let _ = oxicc_ir::verify::verify(&module);
    let once = oxicc_ir::text::print(&module);
    match oxicc_ir::text::parse(&once) {
        Err(e) => Err(format!("printed text does not parse: {e}\n{once}")),
        Ok(again) => {
            let twice = oxicc_ir::text::print(&again);
            if twice == once { Ok(()) } else { Err(format!("prints differ:\n{once}\n=====\n{twice}")) }
        }
    }
}

#[test]
fn damaged_text_is_answered() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text");
    let mut files: Vec<_> =
        std::fs::read_dir(dir).expect("test directory").map(|e| e.expect("entry").path()).collect();
    files.sort();
    let texts: Vec<Vec<u8>> = files.iter().map(|p| std::fs::read(p).expect("test file")).collect();
    // A fixed number of rounds, unless a time is given.
    let limit = std::env::var("OXICC_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let mut r = Random(number("OXICC_FUZZ_SEED", 0x5eed_1234_abcd) | 1);
    let start = Instant::now();
    let mut accepted = 0;
    for round in 0u64.. {
        let over = match limit {
            Some(seconds) => start.elapsed() >= Duration::from_secs(seconds),
            None => round >= 60,
        };
        if over {
            break;
        }
        for text in &texts {
            let other = &texts[r.below(texts.len())];
            let damaged = mutate(text, other, &mut r);
            let result = std::panic::catch_unwind(|| check(&damaged));
            let problem = match result {
                Ok(Ok(())) => {
                    accepted += 1;
                    continue;
                }
                Ok(Err(message)) => message,
                Err(_) => "panic".to_string(),
            };
            panic!("round {round}: {problem}\n--- input\n{}", String::from_utf8_lossy(&damaged));
        }
    }
    assert!(accepted > 0);
}

#[test]
fn deep_nesting_is_refused() {
    for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{ ", " }>")] {
        let n = 100_000;
        let text = format!("@g = external global {}i8{}", open.repeat(n), close.repeat(n));
        assert!(oxicc_ir::text::parse(&text).is_err());
    }
    let deep = |open: &str, n: usize| format!("@g = global i64 {}", open.repeat(n));
    assert!(oxicc_ir::text::parse(&deep("add (i64 ", 100_000)).is_err());
    assert!(oxicc_ir::text::parse(&format!("!0 = {}", "!{".repeat(100_000))).is_err());
    assert!(oxicc_ir::text::parse(&format!("declare void @f({})", "void (".repeat(100_000))).is_err());
    let pointers = format!("declare void @f(i8{})", "*".repeat(100_000));
    assert!(oxicc_ir::text::parse(&pointers).is_ok());
}

#[test]
fn types_that_explode_are_refused() {
    let mut text = String::from("%t0 = type { i8 }\n");
    for i in 1..64 {
        text.push_str(&format!("%t{i} = type {{ %t{0}, %t{0} }}\n", i - 1));
    }
    text.push_str("define void @f(ptr %p) {\n  %v = load %t63, ptr %p\n  ret void\n}\n");
    assert!(oxicc_ir::text::parse(&text).is_err());
    let text =
        "%a = type { %b }\n%b = type { %a }\ndefine void @f(ptr %p) {\n  %v = load %a, ptr %p\n  ret void\n}";
    assert!(oxicc_ir::text::parse(text).is_err());
}

/// Text, and what the error says and where.
#[test]
fn errors_name_the_place() {
    let cases: &[(&str, u32, u32, &str)] = &[
        ("define void @f() {\n  ret i32\n}", 3, 1, "expected a value"),
        ("define void @f() {\n  %x = foo i32 1\n}", 2, 8, "expected an instruction"),
        ("define void @f() {\n  br label %nowhere\n}", 2, 12, "use of undefined value '%nowhere'"),
        ("define i32 @f() {\n  ret i32 %x\n}", 2, 11, "use of undefined value '%x'"),
        ("define void @f() {\n  call void @g()\n  ret void\n}", 2, 13, "use of undefined value '@g'"),
        ("@g = global i32 0\n@g = global i32 0", 2, 1, "redefinition of global '@g'"),
        (
            "define void @f(i32 %a, float %b) {\n  %c = add i32 %a, %b\n  ret void\n}",
            2,
            20,
            "defined with type 'float'",
        ),
        (
            "define void @f() {\n  %a = add i32 1, 2\n  %a = add i32 1, 2\n  ret void\n}",
            3,
            3,
            "redefinition of value '%a'",
        ),
        ("@x = global i8 \"", 1, 16, "expected a value"),
        (
            "define void @f() {\n  callbr void asm \"\", \"\"() to label %a []\n}",
            2,
            3,
            "'callbr' is not supported",
        ),
        ("define void @f() {\n  %x = add i32-1, %y\n  ret void\n}", 2, 19, "use of undefined value '%y'"),
        ("!0 = !{!1}", 1, 8, "use of undefined metadata '!1'"),
        ("target datalayout = \"e-q\"", 1, 21, "bad part 'q'"),
        ("define void @f() {", 1, 19, "expected an instruction"),
        ("@g = global float 0.1", 1, 19, "invalid for type"),
        ("declare void @f(void)", 1, 17, "invalid type"),
        ("define void @f(ptr %p) {\n  %x = load i32, ptr %p, align 3\n  ret void\n}", 2, 32, "power of two"),
    ];
    for (text, line, col, message) in cases {
        let Err(e) = oxicc_ir::text::parse(text) else { panic!("accepted: {text}") };
        assert!(e.message.contains(message), "{text}: {e}");
        assert_eq!((e.line, e.col), (*line, *col), "{text}: {e}");
    }
}
