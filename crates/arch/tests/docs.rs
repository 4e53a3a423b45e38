//! The table of architectures in the documentation says what the table in the code says.

use std::fmt::Write;
use std::path::Path;

use oxicc_arch::Target;

fn table() -> String {
    let mut out = String::from(
        "| architecture | generation | CUDA toolkits | PTX since |\n| --- | --- | --- | --- |\n",
    );
    for target in Target::all() {
        let (major, minor) = target.first_release();
        let releases = match target.last_release() {
            Some((last_major, last_minor)) => format!("{major}.{minor} to {last_major}.{last_minor}"),
            None => format!("{major}.{minor} and later"),
        };
        let generation = format!("{:?}", target.generation());
        writeln!(out, "| {target} | {generation} | {releases} | {} |", target.since_ptx()).unwrap();
    }
    out
}

#[test]
fn documented_architectures() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide/architectures.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let expected = table();
    assert!(text.contains(&expected), "{} should contain this table:\n{expected}", path.display());
}
