//! Development tasks, started as `cargo xtask TASK`.
//!
//! The tasks know the repository; the product knows nothing of the tasks. This crate builds in a moment (it does not depend on
//! the compiler), so that `cargo xtask reference` is cheap on a fresh checkout.

mod bench;
mod bench_compile;
mod bench_serve;
mod book;
mod caches;
mod debuginfo;
mod deny;
mod docs;
mod fuzz;
mod guard;
mod kernel_speed;
mod libdevice;
mod libs;
mod lto;
mod math;
mod nvcc_check;
mod playground;
mod results;
mod svg;
mod test;
mod toolkits;
mod wheel;
mod whole;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask TASK

tasks:
  reference [--toolkit VERSION]
                  install the reference toolchain from PyPI into .reference/ (or $OXICC_REFERENCE); another release of it,
                  12.0 to 13.4, beside that
  toolkits [--small] [--samples DIR] [--docs] [VERSION...]
                  compile the units of tests/toolkits with every release of the CUDA toolkit
  test [ARG...]   install what the tests need, run all of them, print one line of totals;
                  the arguments go to `cargo test`
  bless [FILTER]  run the end-to-end cases and rewrite their expectation files
  bench codegen   compare our code of a set of kernels with the reference compiler's (`bench codegen --help`)
  fuzz programs [--seed S] [--count N] [--size K] [--reference] [--ptxas]
                  generate programs, compare every level and the reference compiler, reduce what differs
  fuzz passes [--seed S] [--count N] [--size K]
                  execute modules before and after random passes
  fuzz TARGET [--seconds N] [--seed N]
                  feed damaged files to a reader (ir, ptx, bitcode, container), to the code generator (codegen) or to libnvvm.so (nvvm),
                  600 seconds unless told
  bench ir        compare our PTX of clang's IR with llc's (`bench ir --help`)
  bench compile [--svg]
                  compare our time and memory with cicc's, NVRTC's and clang's on the same files
  bench frontend  compare our time from text to checked tree with the reference compiler's for the whole unit
  bench serve
                  the same for a project of units with common headers, with and without `oxicc serve`
  bench growth [--svg] [--time] | --each
                  fit how our work (instructions, counted by valgrind) grows with the size of the input; that of each pass
  bench nvrtc [--cupy DIR]
                  compare our libnvrtc with NVIDIA's, in one process
  bench lto       compare link-time compiles with nvlink's, and writing bitcode with llvm-as
  bench sim       measure the instructions per second of the simulator
  caches [--oxicc FILE]
                  compile through ccache and sccache, as nvcc and in cicc's place, and see what comes from the cache
  guard [--bless] compare the instructions of five fixed compiles with the recorded figures
  book            write the documents as pages for a browser into target/book; broken links are errors
  docs [--check]  write the pages that are made from the sources: the index of errors, the table of features
  results [PAGE...]
                  measure again what the pages of docs/results show
  deny            check licences, sources and bans of dependencies against deny.toml, and their versions against RustSec's advisories
                  (fetched, or $OXICC_ADVISORIES)
  libs [--debug]  build the C libraries, and put the names beside them that programs ask the loader for
  lto [--short] [--run] [--arch SM,SM] [FILTER]
                  build the programs of tests/programs-lto with nvcc -dlto by oxicc, by the original and by both
  lto size|bitcode|nvjitlink|llvm7 [--every N]
                  samples of kernels and cases: size of machine code, and what other readers say of units
  wheel [--debug] put the C libraries into a Python package
  whole hecbench|samples SOURCES TOOLKIT [--seconds N] [--jobs N] [--cccl DIR] [NAME...]
                  build others' programs with `oxicc toolkit TOOLKIT`, run them on the simulator, count those that are right
  whole build-time TOOLKIT NVCC [--cccl DIR] FILE...
                  processor time of `-c` by oxicc's nvcc and by NVIDIA's
  libdevice       compile the math library and write its embedded form
  minimax [NAME]  compute the polynomials of the math library
  accuracy [--exhaustive] [--effort N] [FUNCTION]
                  measure the errors of the math library on this machine
  math-gpu [DIR]  put together a comparison with nvcc's math library, to be run on a machine with a GPU
  math-docs DIR   write what it measured (table.md, table.md.double) into docs/
  playground [--build | --test | --small]
                  build the playground and serve it on this machine; build only; build and test it; test a module that is
                  optimised little
  public DIR [FILTER] | --write DIR
                  execute kernels of public projects below DIR, compare with what nvcc makes of them; write the results into their page
  debuginfo [--oxicc FILE] [--arch SM] [FILE...]
                  compare the line tables of nvcc -lineinfo with oxicc in cicc's place with the original's
  nvcc-check DIR  build the CUDA programs below a directory with oxicc in cicc's place, and with the original";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let Some((task, rest)) = args.split_first() else {
        eprintln!("{USAGE}");
        return ExitCode::from(1);
    };
    let result = match task.as_str() {
        "reference" => reference(rest),
        "toolkits" => toolkits::run(rest, &root()),
        "test" => test::run(rest),
        "libdevice" => libdevice::run(&root()),
        "libs" => libs::run(rest, &root()),
        "lto" => lto::run(rest, &root()),
        "wheel" => wheel::run(rest, &root()),
        "whole" => whole::run(rest, &root()),
        "debuginfo" => debuginfo::run(rest, &root()),
        "nvcc-check" => nvcc_check::run(rest, &root()),
        "playground" => playground::run(rest, &root()),
        "public" => test::public(rest),
        "minimax" => math::minimax(&root(), rest),
        "math-gpu" => math::gpu(&root(), rest),
        "math-docs" => math::docs(&root(), rest),
        "accuracy" => math::accuracy(&root(), rest),
        "book" => book::run(rest, &root()),
        "caches" => caches::run(rest, &root()),
        "docs" => docs::run(rest, &root()),
        "deny" => deny::run(rest, &root()),
        "results" => results::run(rest, &root()),
        "fuzz" => fuzz::run(rest, &root()),
        "guard" => guard::run(rest, &root()),
        "bless" => test::bless(rest),
        "bench" => bench::run(rest, &root()),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("unknown task `{other}`\n\n{USAGE}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(1)
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn reference(args: &[String]) -> Result<(), String> {
    let installed = match args {
        [] => oxicc_reference::ensure_installed(),
        [flag, version] if flag == "--toolkit" => match oxicc_reference::Release::find(version) {
            Some(release) => oxicc_reference::ensure_release(release),
            None => return Err(format!("no release {version} on PyPI is known")),
        },
        _ => return Err(USAGE.to_owned()),
    };
    let toolchain = installed.map_err(|e| e.to_string())?;
    println!("reference toolchain: {}", toolchain.root().display());
    Ok(())
}
