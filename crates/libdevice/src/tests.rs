use std::fs;
use std::path::Path;

use super::*;

/// FNV-1a over the names and texts of the sources, in the order of their names; `xtask` computes the same.
fn hash_of_sources() -> u64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../libdevice");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "cu" || e == "h"));
    files.sort();
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        for byte in name.bytes().chain(fs::read(&file).unwrap()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    hash
}

#[test]
fn the_embedded_form_is_made_from_these_sources() {
    let stamp = format!("; sources {:016x}", hash_of_sources());
    assert_eq!(TEXT.lines().next(), Some(stamp.as_str()), "run `cargo xtask libdevice`");
}

#[test]
fn the_index_is_sorted_and_every_entry_is_whole() {
    assert!(INDEX.is_sorted_by_key(|e| e.name));
    for entry in INDEX {
        let text = &TEXT[entry.start as usize..(entry.start + entry.length) as usize];
        assert!(text.ends_with('\n') && text.contains(entry.name), "{}", entry.name);
    }
}

#[test]
fn every_function_parses_and_passes_the_verifier_alone() {
    for name in functions() {
        let text = definitions([name]).unwrap();
        let module =
            oxicc_ir::text::parse(&text).unwrap_or_else(|e| panic!("{name}: {}: {}", e.line, e.message));
        oxicc_ir::verify::verify(&module).unwrap_or_else(|e| panic!("{name}: {}", e[0]));
    }
}

/// As many as the reference library has: a missing one would be an unresolved symbol in a program that uses it.
#[test]
fn all_functions_are_there() {
    assert_eq!(functions().count(), 349);
}

#[test]
fn nothing_for_unknown_names() {
    assert!(definitions(["sinf", "__nv_no_such_function"]).is_none());
    assert!(!has("sinf"));
}
