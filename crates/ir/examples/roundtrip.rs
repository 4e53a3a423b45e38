//! Reads IR text or bitcode, prints it, and checks that reading what was printed gives the same text.
//!
//! `roundtrip FILE...` prints one line per file with the time of reading; with `OUT=DIR` it writes what it prints
//! there.

use std::time::Instant;

fn main() {
    let mut failed = false;
    for path in std::env::args().skip(1) {
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(e) => {
                eprintln!("{path}: {e}");
                failed = true;
                continue;
            }
        };
        let start = Instant::now();
        let read = match oxicc_ir::bitcode::is_bitcode(&text) {
            true => oxicc_ir::bitcode::read(&text).map_err(|e| format!(" {e}")),
            false => oxicc_ir::text::parse_bytes(&text).map_err(|e| e.to_string()),
        };
        let module = match read {
            Ok(module) => module,
            Err(e) => {
                eprintln!("{path}:{e}");
                failed = true;
                continue;
            }
        };
        let time = start.elapsed();
        let start = Instant::now();
        let once = oxicc_ir::text::print(&module);
        let print_time = start.elapsed();
        let speed = text.len() as f64 / time.as_secs_f64() / 1e6;
        match oxicc_ir::text::parse(&once) {
            Err(e) => {
                eprintln!("{path}: printed text does not parse: {e}");
                failed = true;
            }
            Ok(again) if oxicc_ir::text::print(&again) != once => {
                eprintln!("{path}: second print differs");
                failed = true;
            }
            Ok(_) => println!("{path}: {time:?} ({speed:.0} MB/s), printed in {print_time:?}"),
        }
        if let Err(errors) = oxicc_ir::verify::verify(&module) {
            for e in errors {
                eprintln!("{path}: {e}");
            }
            failed = true;
        }
        if let (Some(dir), Some(name)) = (std::env::var_os("OUT"), std::path::Path::new(&path).file_name()) {
            if let Err(e) = std::fs::write(std::path::Path::new(&dir).join(name), &once) {
                eprintln!("{path}: {e}");
            }
        }
    }
    std::process::exit(i32::from(failed));
}
