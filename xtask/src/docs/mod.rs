//! `cargo xtask docs`: pages and pictures that are made from the sources and from tables, so that they say what is.

mod errors;
mod features;
mod plots;

use std::fs;
use std::path::Path;

/// Says in a page that it is not written by hand.
const NOTE: &str = "<!-- written by `cargo xtask docs` -->";

/// Writes the pages, or with `--check` compares them with what stands there.
pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    let check = match args {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("usage: cargo xtask docs [--check]".to_owned()),
    };
    let pages = [
        ("docs/guide/errors.md", errors::page()),
        ("docs/guide/features.md", features::page(root)?),
        ("docs/results/kernel-speed.svg", plots::kernel_speed(root)?),
    ];
    for (path, text) in pages {
        if !check {
            fs::write(root.join(path), text).map_err(|e| format!("{path}: {e}"))?;
            println!("wrote {path}");
        } else if fs::read_to_string(root.join(path)).ok().as_deref() != Some(&text) {
            return Err(format!("{path} is older than the sources: run `cargo xtask docs`"));
        }
    }
    Ok(())
}
