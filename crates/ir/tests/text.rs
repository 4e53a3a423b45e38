//! Round trips of the text form: what is printed reads back as the same text, and LLVM's own tools accept it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn cases() -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text");
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir)
        .expect("test directory")
        .map(|e| e.expect("directory entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    files.sort();
    files
}

fn read(path: &Path) -> oxicc_ir::Module {
    let text = std::fs::read_to_string(path).expect("test file");
    match oxicc_ir::text::parse(&text) {
        Ok(module) => module,
        Err(e) => panic!("{}:{e}", path.display()),
    }
}

#[test]
fn printing_is_a_fixed_point() {
    for path in cases() {
        let once = oxicc_ir::text::print(&read(&path));
        let again = match oxicc_ir::text::parse(&once) {
            Ok(module) => oxicc_ir::text::print(&module),
            Err(e) => panic!("{}: printed text: {e}\n{once}", path.display()),
        };
        assert_eq!(once, again, "{}", path.display());
    }
}

#[test]
fn odd_bytes_of_the_header_stay() {
    let text = "source_filename = \"a\\22\\0A\"\ntarget triple = \"nvptx64\\22\\0A-nvidia-cuda\"\n";
    let module = oxicc_ir::text::parse(text).expect("escapes are read");
    assert_eq!(oxicc_ir::text::print(&module), text);
}

/// Files in today's syntax, printed the way LLVM prints them: reading and printing changes nothing.
#[test]
fn modern_text_is_kept() {
    for name in ["instructions.ll", "memory.ll"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text").join(name);
        let text = std::fs::read_to_string(&path).expect("test file");
        let body = text.split_once('\n').map_or("", |(_, rest)| rest);
        let printed = oxicc_ir::text::print(&read(&path));
        // Comments on predecessors depend on use lists.
        let strip = |t: &str| -> Vec<String> {
            t.lines().map(|l| l.split("; preds").next().unwrap_or("").trim_end().to_string()).collect()
        };
        for (a, b) in strip(body).iter().zip(strip(&printed)) {
            assert_eq!(*a, b, "{name}");
        }
    }
}

#[test]
fn everything_passes_the_verifier() {
    for path in cases() {
        let module = read(&path);
        if let Err(errors) = oxicc_ir::verify::verify(&module) {
            let list: Vec<String> = errors.iter().map(|e| e.to_string()).collect();
            panic!("{}: {}", path.display(), list.join("\n"));
        }
    }
}

#[test]
fn llvm_accepts_what_is_printed() {
    let opt = ["opt-19", "/usr/lib/llvm-19/bin/opt", "opt-20"]
        .into_iter()
        .find(|p| Command::new(p).arg("--version").stdout(Stdio::null()).status().is_ok_and(|s| s.success()));
    let Some(opt) = opt else {
        oxicc_reference::skip("opt-19 is not installed");
        return;
    };
    for path in cases() {
        let printed = oxicc_ir::text::print(&read(&path));
        let file = std::env::temp_dir().join(format!(
            "oxicc-ir-{}-{}",
            std::process::id(),
            path.file_name().unwrap_or_default().to_string_lossy()
        ));
        std::fs::write(&file, &printed).expect("temporary file");
        let out =
            Command::new(opt).args(["-passes=verify", "-disable-output"]).arg(&file).output().expect("opt");
        let _ = std::fs::remove_file(&file);
        let message = String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{}: {message}\n{printed}", path.display());
        assert!(!message.contains("invalid debug info"), "{}: {message}", path.display());
    }
}

/// Forms of LLVM 19 and later that are not printed as they are read.
#[test]
fn newer_forms_are_read() {
    let text = "@5 = global i8 0\n@g = global ptr @7\n@7 = global i8 1\n\
                @s = constant [8 x i8] zeroinitializer\n\
                @middle = alias i8, getelementptr inbounds inrange(-4, 4) ([8 x i8], ptr @s, i64 0, i64 4)\n\
                declare void @limited(i32 range(i32 -4, 10), i128 range(i128 -1, 7))\n\
                !named = !{!0}\n!0 = !DIEnumerator(name: \"D\", value: 2722258935367507707706996859454145691648)\n";
    let module = oxicc_ir::text::parse(text).unwrap();
    let printed = oxicc_ir::text::print(&module);
    for part in [
        "@0 = global i8 0",
        "@g = global ptr @1",
        "inrange(-4, 4)",
        "value: 2722258935367507707706996859454145691648",
    ] {
        assert!(printed.contains(part), "{printed}");
    }
    assert_eq!(oxicc_ir::text::print(&oxicc_ir::text::parse(&printed).unwrap()), printed);
    assert!(oxicc_ir::text::parse("@1 = global i8 0\n@0 = global i8 0\n").is_err());
}
