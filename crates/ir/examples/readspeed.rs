//! Measures reading: `readspeed FILE [ROUNDS]` prints MB/s of the fastest round and the memory of the module per byte
//! of text (resident size, Linux only).

use std::time::Instant;

fn resident() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    text.split_whitespace().nth(1)?.parse::<usize>().ok().map(|pages| pages * 4096)
}

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(path) = args.next() else {
        eprintln!("usage: readspeed FILE [ROUNDS]");
        std::process::exit(1);
    };
    let rounds: u32 = args.next().and_then(|r| r.parse().ok()).unwrap_or(5);
    let text = match std::fs::read(&path) {
        Ok(text) => text,
        Err(e) => {
            eprintln!("{path}: {e}");
            std::process::exit(1);
        }
    };
    let mut best = f64::INFINITY;
    for round in 0..rounds {
        let before = resident();
        let start = Instant::now();
        let module = match oxicc_ir::text::parse_bytes(&text) {
            Ok(module) => module,
            Err(e) => {
                eprintln!("{path}:{e}");
                std::process::exit(1);
            }
        };
        best = best.min(start.elapsed().as_secs_f64());
        if let (0, Some(before), Some(after)) = (round, before, resident()) {
            let factor = after.saturating_sub(before) as f64 / text.len() as f64;
            println!(
                "{path}: {:.1} MB of text, {factor:.1} bytes of memory per byte",
                text.len() as f64 / 1e6
            );
        }
        drop(module);
    }
    println!("{path}: {:.0} MB/s", text.len() as f64 / best / 1e6);
}
