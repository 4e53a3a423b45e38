//! Runs every case under `cases/`.

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::Arguments;

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    libtest_mimic::run(&args, oxicc_tests::trials::all(&cases)).exit_code()
}
