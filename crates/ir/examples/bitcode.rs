//! Reads IR text or bitcode and writes bitcode: `bitcode FORM FILE...`, FORM is `latest` or `llvm7`.
//!
//! Checks that reading what was written gives the same module; with `OUT=DIR` it writes the files there.

use oxicc_ir::bitcode::{Form, WriteOptions};
use std::path::Path;
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let form = match args.next().as_deref() {
        Some("latest") => Form::Latest,
        Some("llvm7") => Form::Llvm7,
        _ => {
            eprintln!("usage: bitcode latest|llvm7 FILE...");
            std::process::exit(2);
        }
    };
    let mut failed = false;
    for path in args {
        if let Err(e) = convert(&path, form) {
            println!("{path}: {e}");
            failed = true;
        }
    }
    std::process::exit(i32::from(failed));
}

/// The text of a module without the list of its structs: only those that are used are written, as they are met.
fn comparable(module: &oxicc_ir::Module) -> String {
    let text = oxicc_ir::text::print(module);
    text.lines()
        .filter(|l| !(l.is_empty() || l.starts_with('%') && l.contains(" = type ")))
        .collect::<Vec<_>>()
        .join("\n")
}

fn convert(path: &str, form: Form) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|e| e.to_string())?;
    let module = match oxicc_ir::bitcode::is_bitcode(&bytes) {
        true => oxicc_ir::bitcode::read(&bytes).map_err(|e| e.to_string())?,
        false => oxicc_ir::text::parse_bytes(&bytes).map_err(|e| e.to_string())?,
    };
    let start = Instant::now();
    let written = oxicc_ir::bitcode::write(&module, WriteOptions { form, ..WriteOptions::default() })
        .map_err(|e| format!("cannot be written: {e}"))?;
    let time = start.elapsed();
    if let Some(dir) = std::env::var_os("OUT") {
        let name = Path::new(path).with_extension("bc");
        let name = name.file_name().unwrap_or_default();
        std::fs::write(Path::new(&dir).join(name), &written).map_err(|e| e.to_string())?;
    }
    let again = oxicc_ir::bitcode::read(&written).map_err(|e| format!("cannot be read again: {e}"))?;
    if let Err(errors) = oxicc_ir::verify::verify(&again) {
        return Err(format!("is not valid when read again: {}", errors[0]));
    }
    let (before, after) = (comparable(&module), comparable(&again));
    if form == Form::Latest && before != after {
        let line = before.lines().zip(after.lines()).find(|(a, b)| a != b);
        return Err(format!("differs when read again: {line:?}"));
    }
    if std::env::var_os("TIMES").is_some() {
        let speed = written.len() as f64 / time.as_secs_f64() / 1e6;
        println!("{path}: {} bytes in {time:?} ({speed:.0} MB/s)", written.len());
    }
    Ok(())
}
