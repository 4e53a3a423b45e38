//! Bitcode: files that LLVM wrote from `tests/text` mean the same as the text. They were made by `llvm-as-19`
//! (`typed_pointers.bc`, `unwind_typed.bc`: `llvm-as-14`; `unwind_16.bc`: `llvm-as-16`).

use oxicc_ir::bitcode::{Form, WriteOptions, write};
use std::path::{Path, PathBuf};

fn dir(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir("bitcode"))
        .expect("test directory")
        .map(|e| e.expect("directory entry").path())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

#[test]
fn bitcode_reads_prints_and_verifies() {
    for path in files() {
        let bytes = std::fs::read(&path).expect("test file");
        let module = match oxicc_ir::bitcode::read(&bytes) {
            Ok(m) => m,
            Err(e) => panic!("{}: {e}", path.display()),
        };
        if let Err(errors) = oxicc_ir::verify::verify(&module) {
            panic!("{}: {}", path.display(), errors[0]);
        }
        let once = oxicc_ir::text::print(&module);
        let again =
            oxicc_ir::text::parse(&once).unwrap_or_else(|e| panic!("{}: {e}\n{once}", path.display()));
        assert_eq!(oxicc_ir::text::print(&again), once, "{}", path.display());
    }
}

/// Text and bitcode of these give the same module, up to the name of the file.
#[test]
fn bitcode_means_what_the_text_means() {
    for (name, text) in [
        ("instructions", "instructions"),
        ("memory", "memory"),
        ("constants", "constants"),
        ("unwind", "unwind"),
        ("unwind_16", "unwind"),
        ("unwind_typed", "unwind_typed"),
    ] {
        let bytes = std::fs::read(dir("bitcode").join(format!("{name}.bc"))).expect("test file");
        let text = std::fs::read_to_string(dir("text").join(format!("{text}.ll"))).expect("test file");
        let from_bitcode = oxicc_ir::bitcode::read(&bytes).expect("bitcode");
        let from_text = oxicc_ir::text::parse(&text).expect("text");
        let without_name = |m: &oxicc_ir::Module| -> String {
            let text = oxicc_ir::text::print(m);
            let lines = text.lines().filter(|l| !l.starts_with("source_filename"));
            lines.collect::<Vec<_>>().join("\n")
        };
        assert_eq!(without_name(&from_bitcode), without_name(&from_text), "{name}");
    }
}

/// The text of a module without the list of its structs: only those that are used are written, as they are met.
fn comparable(module: &oxicc_ir::Module) -> String {
    let text = oxicc_ir::text::print(module);
    let is_struct = |l: &str| l.starts_with('%') && l.contains(" = type ");
    text.lines().filter(|l| !l.is_empty() && !is_struct(l)).collect::<Vec<_>>().join("\n")
}

fn modules() -> Vec<(PathBuf, oxicc_ir::Module)> {
    let texts = std::fs::read_dir(dir("text")).expect("test directory").map(|e| e.expect("entry").path());
    let texts = texts.map(|p| {
        let text = std::fs::read(&p).expect("test file");
        let module = oxicc_ir::text::parse_bytes(&text).unwrap_or_else(|e| panic!("{}: {e}", p.display()));
        (p, module)
    });
    let files = files().into_iter().map(|p| {
        let module = oxicc_ir::bitcode::read(&std::fs::read(&p).expect("test file")).expect("bitcode");
        (p, module)
    });
    texts.chain(files).collect()
}

/// What is written reads as the same module, and is written again as the same bytes.
#[test]
fn written_bitcode_reads_as_the_module() {
    for (path, module) in modules() {
        let name = path.display();
        let bytes = write(&module, WriteOptions::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        let again = oxicc_ir::bitcode::read(&bytes).unwrap_or_else(|e| panic!("{name}: {e}"));
        if let Err(errors) = oxicc_ir::verify::verify(&again) {
            panic!("{name}: {}", errors[0]);
        }
        // Flags of a subprogram stand together since LLVM 8.
        let flags = |line: &str| match line.contains("!DISubprogram(") {
            true => line.replace("isLocal: false, isDefinition: true", "spFlags: DISPFlagDefinition"),
            false => line.to_string(),
        };
        let before = comparable(&module).lines().map(flags).collect::<Vec<_>>().join("\n");
        assert_eq!(comparable(&again), before, "{name}");
        let once_more = write(&again, WriteOptions::default()).expect("written before");
        assert_eq!(comparable(&oxicc_ir::bitcode::read(&once_more).expect("read before")), before, "{name}");
        assert_eq!(write(&again, WriteOptions::default()).expect("written before"), once_more, "{name}");
    }
}

/// Names are left out when asked, and nothing else.
#[test]
fn names_can_be_left_out() {
    let text = "define i32 @f(i32 %x) {\nentry:\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n";
    let module = oxicc_ir::text::parse(text).expect("text");
    let bytes = write(&module, WriteOptions { names: false, ..WriteOptions::default() }).expect("written");
    let text = oxicc_ir::text::print(&oxicc_ir::bitcode::read(&bytes).expect("bitcode"));
    assert!(text.contains("%2 = add i32 %0, 1") && text.contains("@f(i32 %0)"), "{text}");
}

/// Typed pointers vanish when they are read again: what is left is the module.
#[test]
fn typed_pointers_read_as_the_module() {
    let text = std::fs::read_to_string(dir("write").join("typed.ll")).expect("test file");
    let module = oxicc_ir::text::parse(&text).expect("text");
    let options = WriteOptions { form: Form::Llvm7, ..WriteOptions::default() };
    let bytes = write(&module, options).expect("written");
    let again = oxicc_ir::bitcode::read(&bytes).expect("bitcode");
    assert_eq!(comparable(&again), comparable(&module));
}

/// LLVM 7 has no address spaces of functions.
#[test]
fn functions_in_address_spaces_are_not_typed() {
    let text = "@p = addrspace(1) global i64 ptrtoint (ptr addrspace(2) @f to i64)\ndeclare void @f() addrspace(2)\n";
    let module = oxicc_ir::text::parse(text).expect("text");
    let bytes = write(&module, WriteOptions::default()).expect("written");
    assert_eq!(comparable(&oxicc_ir::bitcode::read(&bytes).expect("bitcode")), comparable(&module));
    let error = write(&module, WriteOptions { form: Form::Llvm7, ..WriteOptions::default() }).unwrap_err();
    assert_eq!(error.to_string(), "f: a function in an address space cannot be written for LLVM 7");
}

#[test]
fn wrappers_and_other_files() {
    let inner = std::fs::read(dir("bitcode").join("memory.bc")).expect("test file");
    let mut wrapped = vec![0xde, 0xc0, 0x17, 0x0b, 0, 0, 0, 0, 20, 0, 0, 0];
    wrapped.extend((inner.len() as u32).to_le_bytes());
    wrapped.extend([0; 4]);
    wrapped.extend(&inner);
    assert!(oxicc_ir::bitcode::is_bitcode(&wrapped));
    assert!(oxicc_ir::bitcode::read(&wrapped).is_ok());
    let error = oxicc_ir::bitcode::read(b"define void @f()").map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "Invalid bitcode signature");
    assert!(oxicc_ir::bitcode::read(&inner[..inner.len() / 2]).is_err());
    assert!(oxicc_ir::bitcode::read(b"BC\xc0\xde").is_err());
}

/// Damaged bitcode gives a module or an error, never a panic. `IR_FUZZ_ROUNDS` sets the number of rounds.
#[test]
fn damaged_bitcode_is_answered() {
    let rounds: u64 = std::env::var("IR_FUZZ_ROUNDS").ok().and_then(|v| v.parse().ok()).unwrap_or(100);
    let mut seed: u64 =
        std::env::var("IR_FUZZ_SEED").ok().and_then(|v| v.parse().ok()).unwrap_or(0x00c0_ffee) | 1;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed as usize
    };
    for path in files() {
        let original = std::fs::read(&path).expect("test file");
        for round in 0..rounds {
            let mut bytes = original.clone();
            for _ in 0..1 + next() % 4 {
                let at = 4 + next() % (bytes.len() - 4);
                match next() % 3 {
                    0 => bytes[at] ^= 1 << (next() % 8),
                    1 => bytes[at] = next() as u8,
                    _ => {
                        let from = 4 + next() % (bytes.len() - 4);
                        let len = (next() % 16).min(bytes.len() - at.max(from));
                        bytes.copy_within(from..from + len, at);
                    }
                }
            }
            let damaged = bytes.clone();
            let result = std::panic::catch_unwind(move || {
                if let Ok(module) = oxicc_ir::bitcode::read(&bytes) {
                    let _ = oxicc_ir::verify::verify(&module);
                    let _ = oxicc_ir::text::print(&module);
                }
            });
            if result.is_err() {
                let file = std::env::temp_dir().join("oxicc-ir-damaged.bc");
                let _ = std::fs::write(&file, &damaged);
                panic!("{}: round {round} panics; input in {}", path.display(), file.display());
            }
        }
    }
}

/// Constants whose operands have types that do not fit are refused, as the instructions are.
#[test]
fn constants_that_do_not_fit_are_refused() {
    for (name, message) in [
        ("element.bc", "Invalid type for a constant"),
        ("address.bc", "Invalid type for an address of constants"),
    ] {
        let bytes = std::fs::read(dir("damaged").join(name)).expect("test file");
        let error = oxicc_ir::bitcode::read(&bytes).map(|_| ()).unwrap_err();
        assert!(error.to_string().contains(message), "{name}: {error}");
    }
}
