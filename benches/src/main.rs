//! How good the code of our kernels is, next to the reference compiler's: `cargo xtask bench codegen`.
//!
//! Every file under `kernels/` is one kernel with a `RUN` line (the words of `oxicc run` and the tests) that says how to launch
//! it. Both compilers make PTX, the same ptxas makes cubins of both; then
//!
//! - without a GPU: registers, spills, SASS instructions and compile times in a table ([`table`]), a proxy for speed;
//! - with one: both cubins run alternately on the same data, and the table has the ratio of the median times ([`measure`]).
//!
//! With `ir` as the first argument: the code generator alone against llc ([`ir`]).
//!
//! The two halves may run on different machines: `--prepare DIR` leaves everything the second half needs in a folder,
//! `--measure DIR` needs nothing but that folder and a GPU driver.

mod ir;
mod kernels;
mod measure;
mod prepare;
mod sass;
mod simulate;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask bench codegen [OPTION...] [FILTER...]

  (no option)      compile with both compilers, print the table of registers, spills and SASS instructions
  --gpu            the same, then run on the GPU of this machine
  --prepare DIR    compile only, leave everything to run in DIR
  --measure DIR    run what is in DIR on the GPU of this machine (needs neither compiler)
  --simulate       compile, then run a few blocks of each kernel on the simulator and compare the results
                   (with --measure DIR: what is in DIR)
  --runs N         launches per kernel and compiler; 101 unless told
  --arch SM        sm_90 unless told
  --kernels DIR    other kernels than the repository's
  --flags TEXT     further flags for oxicc, separated by spaces
  --bound R        fail if the geometric mean of the SASS or register ratios (ours / reference) is above R

Only kernels with one of the filters in their name are taken. $OXICC is the compiler; the one beside this program if unset.";

/// The command line.
struct Options {
    prepare: Option<PathBuf>,
    measure: Option<PathBuf>,
    gpu: bool,
    simulate: bool,
    runs: usize,
    arch: String,
    kernels: Option<PathBuf>,
    flags: Vec<String>,
    bound: Option<f64>,
    filters: Vec<String>,
}

fn options(args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut o = Options {
        prepare: None,
        measure: None,
        gpu: false,
        simulate: false,
        runs: 101,
        arch: "sm_90".to_owned(),
        kernels: None,
        flags: Vec::new(),
        bound: None,
        filters: Vec::new(),
    };
    let mut args = args;
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("`{arg}` needs a value\n\n{USAGE}"));
        let number = |text: String| text.parse().map_err(|_| format!("`{text}` is not a number"));
        match arg.as_str() {
            "--gpu" => o.gpu = true,
            "--simulate" => o.simulate = true,
            "--prepare" => o.prepare = Some(value()?.into()),
            "--measure" => o.measure = Some(value()?.into()),
            "--runs" => o.runs = (number(value()?)? as usize).max(1),
            "--arch" => o.arch = value()?,
            "--kernels" => o.kernels = Some(value()?.into()),
            "--flags" => o.flags = value()?.split_whitespace().map(str::to_owned).collect(),
            "--bound" => o.bound = Some(number(value()?)?),
            "--help" | "-h" => return Err(USAGE.to_owned()),
            _ if arg.starts_with('-') => return Err(format!("unknown option `{arg}`\n\n{USAGE}")),
            _ => o.filters.push(arg),
        }
    }
    Ok(o)
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1).peekable();
    let result = if args.next_if(|a| a == "ir").is_some() {
        ir::run(args)
    } else {
        options(args).and_then(|o| run(&o))
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(1)
        }
    }
}

fn run(o: &Options) -> Result<(), String> {
    let wanted = |name: &str| o.filters.is_empty() || o.filters.iter().any(|f| name.contains(f.as_str()));
    if let Some(dir) = &o.measure {
        if o.simulate {
            return simulate::run(dir, wanted);
        }
        return measure::run(dir, o.runs, wanted);
    }
    let dir = match &o.prepare {
        Some(dir) => dir.clone(),
        None => std::env::temp_dir().join(format!("oxicc-bench-{}", std::process::id())),
    };
    let kernels = kernels::read(o.kernels.as_deref(), wanted)?;
    let result = prepare::run(&kernels, &dir, &o.arch, &o.flags).and_then(|rows| {
        print!("{}", table::static_table(&rows));
        if o.simulate {
            simulate::run(&dir, wanted)?;
        }
        if o.gpu {
            measure::run(&dir, o.runs, wanted)?;
        }
        let ratios = [("SASS", table::sass_ratio(&rows)), ("register", table::register_ratio(&rows))];
        match ratios.into_iter().find(|(_, ratio)| o.bound.is_some_and(|bound| *ratio > bound)) {
            Some((what, ratio)) => Err(format!("{what} ratio {ratio:.3} is above the bound")),
            None => Ok(()),
        }
    });
    if o.prepare.is_none() {
        // Best effort: a temporary folder that stays does no harm.
        let _ = std::fs::remove_dir_all(&dir);
    }
    result
}
