//! Runs passes of the optimizer alone over the cases under `cases/`.

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::Arguments;

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    libtest_mimic::run(&args, oxicc_tests::trials::passes_alone(&cases)).exit_code()
}
