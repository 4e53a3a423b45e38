//! The documentation lists the functions that are not there.

use std::path::Path;
use std::{env, fs};

#[test]
fn unsupported_functions_are_listed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide/programs.md");
    let text = fs::read_to_string(&path).unwrap();
    let start = text.find("<!-- unsupported").unwrap();
    let start = start + text[start..].find('\n').unwrap() + 1;
    let end = text.find("<!-- end -->").unwrap();
    let list: Vec<String> = cudart::UNSUPPORTED.iter().map(|name| format!("`{name}`")).collect();
    let table = format!("{}\n", list.join(" "));
    if env::var_os("OXICC_BLESS").is_some() {
        fs::write(&path, format!("{}{table}{}", &text[..start], &text[end..])).unwrap();
    } else {
        assert_eq!(&text[start..end], table, "run with OXICC_BLESS=1");
    }
}
