//! Executes what the reference compiler makes of realistic kernels: a test of the simulator on code that is not ours.
//!
//! Programs in `size` are compared with it by the size of their PTX.
//!
//! The kernels are those of `cases/kernels`, and those of `reference`, which use headers of the CUDA toolkit.

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::Arguments;

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [here.join("cases/kernels"), here.join("reference")];
    let mut trials: Vec<_> =
        folders.iter().flat_map(|folder| oxicc_tests::trials::from_reference(folder)).collect();
    trials.extend(oxicc_tests::trials::sizes(&here.join("size")));
    libtest_mimic::run(&args, trials).exit_code()
}
