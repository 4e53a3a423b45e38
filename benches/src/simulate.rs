//! Running both compilers' PTX on the simulator, to see that they compute the same: a check of the compiler that needs no GPU.
//!
//! A few blocks of each kernel are enough for that: the grid is cut to at most two blocks along each axis, counts in the arguments
//! to what those can do in a moment. Buffers keep their sizes, so that every index stays inside.

use std::fs;
use std::path::Path;

use oxicc_launch::{Dim3, Launch, Outcome, simulate};

use crate::measure::difference;

/// Blocks along each axis.
const MAX_BLOCKS: u32 = 2;
/// Counts from 2^17 to 2^29 become this.
const SMALL: &str = "i32:1<<15";

/// Runs everything in the folder that has a name `wanted`; an error if a kernel's results differ.
pub fn run(dir: &Path, wanted: impl Fn(&str) -> bool) -> Result<(), String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut names: Vec<String> = entries
        .filter_map(|e| e.ok()?.file_name().to_str()?.strip_suffix(".launch").map(str::to_owned))
        .filter(|n| wanted(n))
        .collect();
    names.sort();
    let mut wrong = 0;
    for name in &names {
        match one(dir, name) {
            Ok(None) => println!("{name:<18} equal"),
            Ok(Some(difference)) => {
                wrong += 1;
                println!("{name:<18} {difference}");
            }
            Err(e) => {
                wrong += 1;
                println!("{name:<18} {e}");
            }
        }
    }
    println!("{} kernels, {wrong} with other results", names.len());
    if wrong == 0 { Ok(()) } else { Err("results differ".to_owned()) }
}

fn one(dir: &Path, name: &str) -> Result<Option<String>, String> {
    let read = |what: &str| {
        let path = dir.join(format!("{name}.{what}"));
        fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
    };
    let mut text = read("launch")?;
    for bits in 17..30 {
        text = text.replace(&format!("i32:1<<{bits},"), &format!("{SMALL},"));
    }
    let mut launch = Launch::parse(&text, dir)?;
    let cut = |n: u32| n.min(MAX_BLOCKS);
    launch.grid = Dim3 { x: cut(launch.grid.x), y: cut(launch.grid.y), z: cut(launch.grid.z) };
    let outcome = |who: &str| -> Result<Outcome, String> {
        simulate(&read(&format!("{who}.ptx"))?, &launch).map_err(|e| format!("{who}: {e}"))
    };
    let (reference, ours) = (outcome("reference")?, outcome("oxicc")?);
    let outputs = |o: Outcome| -> Vec<Vec<u8>> {
        o.buffers
            .into_iter()
            .zip(&launch.buffers)
            .map(|(b, l)| if l.is_output { b } else { Vec::new() })
            .collect()
    };
    Ok(difference(&launch, &outputs(reference), &outputs(ours)))
}
