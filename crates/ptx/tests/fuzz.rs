//! Damaged PTX never panics and never hangs; what still parses keeps its meaning when printed.
//!
//! `OXICC_FUZZ_SECONDS=600 cargo test -p oxicc-ptx --test fuzz` runs for a time, instead of the fixed number of files of a test run.

use std::path::Path;
use std::time::{Duration, Instant};

use oxicc_arch::Dialect;
use oxicc_ptx::{Interner, Item, Module, check_module, parse_fragment, parse_module, print_module};

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

/// Pieces that matter to the grammar.
const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "<",
    ">",
    ";",
    ",",
    ":",
    "::",
    ".",
    "+",
    "-",
    "!",
    "@",
    "|",
    "_",
    "%",
    "$",
    "\"",
    "/*",
    "*/",
    "//",
    "\n",
    "\\\n",
    "0x",
    "0f",
    "0d",
    "1e",
    "99999999999999999999",
    "-1",
    "WARP_SZ",
    "%tid.x",
    ".reg",
    ".param",
    ".b8",
    ".v4",
    ".entry",
    ".func",
    ".global",
    ".align",
    ".section",
    ".loc",
    ".file",
    ".version",
    ".target",
    "generic(",
    "0xFF(",
    "=",
    "?",
    "~",
    "<<",
    "call",
    "bra",
    "ld",
    "mma",
    ".sp",
    "tcgen05",
    ".m16n8k16",
    ".x4",
    "\u{e9}",
];

fn mutate(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    // A window keeps the cases small and quick.
    let begin = random.below(bytes.len());
    let length = 1 + random.below(3000);
    if random.below(4) != 0 {
        let end = (begin + length).min(bytes.len());
        let mut window = b".version 9.0\n.target sm_90\n".to_vec();
        if random.below(2) == 0 {
            window.extend_from_slice(b".entry k() {\n");
        }
        window.extend_from_slice(&bytes[begin..end]);
        bytes = window;
    }
    for _ in 0..1 + random.below(6) {
        let at = random.below(bytes.len());
        match random.below(6) {
            0 => bytes[at] = random.next() as u8,
            1 => {
                bytes.remove(at);
            }
            2 => {
                let word = WORDS[random.below(WORDS.len())];
                bytes.splice(at..at, word.bytes());
            }
            3 => {
                let end = (at + random.below(40)).min(bytes.len());
                bytes.drain(at..end);
            }
            4 => {
                let end = (at + random.below(40)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            _ => {
                let word = WORDS[random.below(WORDS.len())];
                let count = 1 + random.below(300);
                bytes.splice(at..at, word.repeat(count).into_bytes());
            }
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The first thing that is not the same in two modules.
fn difference(a: &Module, b: &Module) -> String {
    for (x, y) in a.items.iter().zip(&b.items) {
        if x == y {
            continue;
        }
        if let (Item::Function(f), Item::Function(g)) = (x, y) {
            let pairs = f.body.iter().flatten().zip(g.body.iter().flatten());
            if let Some((s, t)) = pairs.into_iter().find(|(s, t)| s != t) {
                return format!("{s:?}\nand {t:?}");
            }
        }
        return format!("{x:?}\nand {y:?}");
    }
    format!("{:?}\nand {:?}", a.symbols, b.symbols)
}

fn exercise(text: &str) {
    if let Ok(module) = parse_module(text) {
        let _ = check_module(&module);
        for dialect in [Dialect::N7, Dialect::N20] {
            let printed = print_module(&module, dialect);
            match parse_module(&printed) {
                Ok(again) => {
                    assert!(module == again, "meaning changed: {}\n{text}", difference(&module, &again))
                }
                Err(error) => panic!("printed text does not parse: {error}\n{text}\n=====\n{printed}"),
            }
        }
    }
    let _ = parse_fragment(text, &mut Interner::new());
}

#[test]
fn damaged_files() {
    // A fixed number of rounds, unless a time is given.
    let seconds = std::env::var("OXICC_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let seed =
        std::env::var("OXICC_FUZZ_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(0x9E37_79B9_7F4A_7C15);
    let mut random = Random(seed);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ptx")).unwrap().flatten()
    {
        files.push((entry.path(), std::fs::read_to_string(entry.path()).unwrap()));
    }
    files.sort();
    let end = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut count = 0u32;
    while end.map_or(count < 30_000, |end| Instant::now() < end) {
        let file = random.below(files.len());
        let text = mutate(&files[file].1, &mut random);
        let begin = Instant::now();
        exercise(&text);
        assert!(begin.elapsed() < Duration::from_secs(5), "too slow:\n{text}");
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn deep_nesting_is_an_error() {
    let deep = |open: &str, close: &str| {
        let (open, close) = (open.repeat(100_000), close.repeat(100_000));
        format!(".version 9.0\n.target sm_90\n.entry k() {{ mov.b32 %r1, {open}1{close}; }}")
    };
    for text in
        [deep("(", ")"), deep("{", "}"), deep("-", ""), deep("~", ""), deep("[", "]"), deep("1?", ":1")]
    {
        assert!(parse_module(&text).is_err());
    }
    let list = format!(
        ".version 9.0\n.target sm_90\n.global .u32 x = {}1{};",
        "{".repeat(100_000),
        "}".repeat(100_000)
    );
    assert!(parse_module(&list).is_err());
    // Braces of code are not nesting.
    let scopes = format!(
        ".version 9.0\n.target sm_90\n.entry k() {{ {} {} }}",
        "{".repeat(100_000),
        "}".repeat(100_000)
    );
    assert!(parse_module(&scopes).is_ok());
}
