//! Measurements. Each is a program of the package `oxicc-benches` or a bench of a crate; here they are built, in release mode, and
//! started.

use std::path::Path;
use std::process::Command;

use crate::test::{cargo, optimised, succeed};
use crate::{bench_compile, bench_serve};

/// `bench codegen ...`: our code against the reference compiler's. `bench ir ...`: the code generator against llc.
/// `bench compile ...`, `bench frontend ...`: our time against its time. `bench growth`: our time against the size of the input.
/// `bench sim`: instructions per second of the simulator.
pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    if let Some(help) = help(args) {
        println!("{help}");
        return Ok(());
    }
    match args.split_first() {
        Some((what, rest)) if what == "codegen" && rest.first().is_some_and(|a| a == "--write") => {
            crate::kernel_speed::write(&rest[1..], root)
        }
        Some((what, rest)) if what == "codegen" || what == "ir" => {
            oxicc_reference::ensure_installed().map_err(|e| e.to_string())?;
            let mut build = Command::new(cargo());
            build.args(["build", "--release", "--package", "oxicc-cli"]);
            succeed(build)?;
            let mut bench = optimised("bench-codegen", root);
            // `ir` is a part of the same program.
            bench.args(args.iter().take(usize::from(what == "ir"))).args(rest);
            succeed(bench)
        }
        Some((what, rest)) if what == "compile" => bench_compile::run(rest, root),
        Some((what, rest)) if what == "serve" => bench_serve::run(rest, root),
        Some((what, rest)) if what == "lto" => crate::lto::bench(rest, root),
        Some((what, rest)) if what == "frontend" => bench_compile::frontend(rest, root),
        Some((what, rest)) if what == "growth" && rest.iter().any(|a| a == "--each") => {
            let mut bench = Command::new(cargo());
            bench.args(["bench", "--package", "oxicc-opt", "--bench", "growth", "--"]).args(rest);
            succeed(bench)
        }
        Some((what, rest)) if what == "growth" => {
            let mut bench = optimised("bench-library", root);
            bench.arg("growth").args(with_plot(rest, &root.join("docs/results/compile-growth.svg")));
            succeed(bench)
        }
        Some((what, rest)) if what == "nvrtc" => nvrtc(rest, root),
        Some((what, rest)) if what == "nvvm" => nvvm(rest, root),
        Some((what, _)) if what == "sim" => {
            let mut bench = Command::new(cargo());
            bench.args(["bench", "--package", "oxicc-sim", "--bench", "throughput"]);
            succeed(bench)
        }
        _ => Err("usage: cargo xtask bench codegen|ir|compile|frontend|serve|growth|nvrtc|nvvm|sim [--help]"
            .to_owned()),
    }
}

/// Our library beside the reference's, where that is installed.
fn nvrtc(args: &[String], root: &Path) -> Result<(), String> {
    let libraries = crate::libs::build(false, root)?;
    let ours = libraries.iter().find(|l| l.ends_with("libnvrtc.so.13")).ok_or("no libnvrtc.so.13")?;
    let mut bench = optimised("bench-library", root);
    bench.args(["nvrtc", "--ours"]).arg(ours);
    let reference = oxicc_reference::root_dir();
    let theirs = reference.join("lib/libnvrtc.so.13");
    if theirs.exists() {
        bench.arg("--theirs").arg(theirs).arg("--include").arg(reference.join("include"));
    }
    bench.args(with_document(args, &root.join("docs/results/nvrtc-speed.md")));
    succeed(bench)
}

/// The same for libNVVM.
fn nvvm(args: &[String], root: &Path) -> Result<(), String> {
    let libraries = crate::libs::build(false, root)?;
    let ours = libraries.iter().find(|l| l.ends_with("libnvvm.so.4")).ok_or("no libnvvm.so.4")?;
    let mut bench = optimised("bench-library", root);
    bench.args(["nvvm", "--root"]).arg(root).arg("--ours").arg(ours);
    let reference = oxicc_reference::root_dir();
    let parts = [("--theirs", "lib/libnvvm.so.4"), ("--libdevice", "nvvm/libdevice/libdevice.10.bc")];
    for (flag, file) in parts.map(|(flag, file)| (flag, reference.join(file))) {
        if file.exists() {
            bench.arg(flag).arg(file);
        }
    }
    bench.args(with_document(args, &root.join("docs/results/nvvm-speed.md")));
    succeed(bench)
}

/// `--write` puts the table into its document.
fn with_document(args: &[String], document: &Path) -> Vec<String> {
    let mut out = Vec::new();
    for arg in args {
        match arg.as_str() {
            "--write" => out.extend(["--markdown".to_owned(), document.display().to_string()]),
            other => out.push(other.to_owned()),
        }
    }
    out
}

/// What each measurement says about itself, without building anything. `codegen` and `ir` know more than fits here: their programs tell.
const HELP: [(&str, &str); 6] = [
    (
        "compile",
        "usage: cargo xtask bench compile [--runs N] [--arch SM] [--oxicc FILE] [--svg [FILE.svg]] [FILE.cu|FILE.ii...]
  time and memory of oxicc and of the original cicc on the same files, those of benches/units unless named",
    ),
    (
        "frontend",
        "usage: cargo xtask bench frontend [--runs N] [--arch SM] [--oxicc FILE] [FILE.cu|FILE.ii...]
  time from the text to the checked tree, against cicc's for the whole unit in the same run",
    ),
    (
        "growth",
        "usage: cargo xtask bench growth [--time] [--runs N] [--svg [FILE.svg]] | --each [SHAPE...]
  programs that grow in one way each, and the exponent of the work: instructions counted by valgrind, or with --time seconds
  --each: functions of many shapes through every pass of the optimizer alone",
    ),
    (
        "nvrtc",
        "usage: cargo xtask bench nvrtc [--runs N] [--cupy DIR] [--warp DIR] [--write]
  our libnvrtc.so.13 and NVIDIA's in one process; --cupy and --warp name the folders of these Python packages, whose kernels are measured then
  --write: the table of docs/results/nvrtc-speed.md becomes this one",
    ),
    (
        "nvvm",
        "usage: cargo xtask bench nvvm [--runs N] [--write]
  our libnvvm.so.4 and NVIDIA's in one process, on modules of numba's and of Triton's size
  --write: the table of docs/results/nvvm-speed.md becomes this one",
    ),
    ("sim", "usage: cargo xtask bench sim\n  instructions per second of the simulator"),
];

/// The help that is asked for.
fn help(args: &[String]) -> Option<&'static str> {
    let (what, rest) = args.split_first()?;
    let asked = rest.iter().any(|a| a == "--help" || a == "-h");
    asked.then(|| HELP.iter().find(|(name, _)| name == what).map(|(_, text)| *text))?
}

/// `--svg` without a file names the plot in the docs.
pub fn with_plot(args: &[String], usual: &Path) -> Vec<String> {
    let mut out = Vec::new();
    let mut args = args.iter().peekable();
    while let Some(arg) = args.next() {
        out.push(arg.clone());
        if arg == "--svg" {
            let file = args.next_if(|a| a.ends_with(".svg")).cloned();
            out.push(file.unwrap_or_else(|| usual.display().to_string()));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_not_a_measurement() {
        let args = |list: &[&str]| list.iter().map(|a| (*a).to_owned()).collect::<Vec<_>>();
        for (name, text) in HELP {
            assert_eq!(help(&args(&[name, "--help"])), Some(text));
            assert_eq!(help(&args(&[name])), None);
        }
    }

    #[test]
    fn the_plot_has_a_usual_place() {
        let plot = |args: &[&str]| {
            let args: Vec<String> = args.iter().map(|a| (*a).to_owned()).collect();
            with_plot(&args, Path::new("d.svg")).join(" ")
        };
        assert_eq!(plot(&["--svg"]), "--svg d.svg");
        assert_eq!(plot(&["--svg", "--runs", "2"]), "--svg d.svg --runs 2");
        assert_eq!(plot(&["a.cu", "--svg", "x.svg", "b.cu"]), "a.cu --svg x.svg b.cu");
    }
}
