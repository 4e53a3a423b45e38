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

/// As many as the reference library has, the operations on lanes that headers declare, `scalbln`, numbers of 128 bits, and complex ones: a missing one would be an
/// unresolved symbol in a program that uses it.
#[test]
fn all_functions_are_there() {
    assert_eq!(functions().count(), 349 + 82 + 2 + 68 + 4);
}

#[test]
fn nothing_for_unknown_names() {
    assert!(definitions(["sinf", "__nv_no_such_function"]).is_none());
    assert!(!has("sinf"));
}

/// A module without math functions costs nothing: names are looked at, no text is.
#[test]
fn nothing_is_read_for_a_module_without_math() {
    let names: Vec<String> = (0..1000).map(|i| format!("_Z6kernel{i}Pf")).collect();
    assert!(definitions(names.iter().map(String::as_str)).is_none());
    // The fastest of many tries, so that what else the machine does makes no difference.
    let fastest = (0..100).map(|_| {
        let start = std::time::Instant::now();
        assert!(definitions(names.iter().map(String::as_str)).is_none());
        start.elapsed()
    });
    assert!(fastest.min().unwrap() < std::time::Duration::from_micros(200));
}

/// What is put together for a function is what it reaches, and nothing else.
#[test]
fn only_what_is_reached_is_materialised() {
    for name in functions() {
        let text = definitions([name]).unwrap();
        let module = oxicc_ir::text::parse(&text).unwrap_or_else(|e| panic!("{name}: {}", e.message));
        let root = module.ctx.find_global(name).unwrap();
        let mut reached = std::collections::HashSet::from([root]);
        let mut work = vec![root];
        while let Some(id) = work.pop() {
            if let Some(func) = module.body(id) {
                func.visit_used_globals(&mut |g| {
                    if reached.insert(g) {
                        work.push(g);
                    }
                });
            }
        }
        for (id, function) in module.ctx.globals() {
            let defined = !module.is_declaration(id);
            assert!(!defined || reached.contains(&id), "{name} brings {}", function.name());
        }
    }
}
