//! Passes over IR text: `tests/<pass>/<case>.ll` goes in, `<case>.out.ll` must come out. `UPDATE_EXPECT=1` writes the
//! expected files anew.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use oxicc_opt::{Event, Knobs, Pipeline, RunOptions, run_with};

#[test]
fn passes_do_what_their_cases_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut cases = Vec::new();
    for dir in std::fs::read_dir(&root).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        for file in std::fs::read_dir(&dir).unwrap().map(|e| e.unwrap().path()) {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            if name.ends_with(".ll") && !name.ends_with(".out.ll") {
                cases.push((dir.file_name().unwrap().to_string_lossy().into_owned(), file));
            }
        }
    }
    cases.sort();
    assert!(!cases.is_empty());
    let failures: Vec<String> = cases.iter().filter_map(|(pass, file)| run_case(pass, file).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Runs the passes the case names (`; PASSES: a,b`), or the one its folder is named after, with its knobs (`; KNOBS: -name=1`).
fn run_case(pass: &str, file: &PathBuf) -> Result<(), String> {
    let text = std::fs::read_to_string(file).unwrap();
    let passes = text.lines().find_map(|l| l.strip_prefix("; PASSES:")).map_or(pass, str::trim);
    let mut module = oxicc_ir::text::parse(&text).map_err(|e| format!("{}: {e:?}", file.display()))?;
    let pipeline = Pipeline::parse(passes).unwrap();
    oxicc_ir::verify::verify(&module)
        .map_err(|e| format!("{}: the input is not valid: {e:?}", file.display()))?;
    let mut broken = None;
    let mut knobs = Knobs::default();
    for knob in text.lines().find_map(|l| l.strip_prefix("; KNOBS:")).unwrap_or_default().split_whitespace() {
        knobs.set(knob).unwrap();
    }
    let mut check = |event: Event<'_>| {
        if let Event::After { pass, module, .. } = event
            && broken.is_none()
            && let Err(errors) = oxicc_ir::verify::verify(module)
        {
            broken = Some(format!("{}: not valid after {pass}: {errors:?}", file.display()));
        }
    };
    let options = RunOptions { observer: Some(&mut check), knobs: Arc::new(knobs), ..RunOptions::default() };
    run_with(&mut module, &pipeline, options);
    if let Some(broken) = broken {
        return Err(format!("{broken}\n{}", oxicc_ir::text::print(&module)));
    }
    let got = oxicc_ir::text::print(&module);
    let expected_file = file.with_extension("out.ll");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&expected_file, &got).unwrap();
        return Ok(());
    }
    let expected = std::fs::read_to_string(&expected_file).unwrap_or_default();
    if got == expected {
        Ok(())
    } else {
        Err(format!("{}:\n--- expected\n{expected}--- got\n{got}", file.display()))
    }
}
