//! Runs every CUDA case with clang as its frontend.

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::Arguments;

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    libtest_mimic::run(&args, oxicc_tests::trials::from_clang(&cases)).exit_code()
}
