//! What lies between C and the driver beside pointers: the environment, the stack, and panics.

use std::env;
use std::ffi::{CStr, CString};
use std::panic::{self, AssertUnwindSafe};
use std::sync::OnceLock;

use oxicc_driver::{Dialect, Program, ProgramOptions, ProgramOutcome, ProgramResult, Target, on_large_stack};

/// Applies what the environment says, where the options do not.
pub fn environment(options: &mut ProgramOptions) {
    // Any number but zero keeps the check; what is not a number counts as zero.
    options.any_version = env::var("NVVM_IR_VER_CHK").is_ok_and(|v| v.trim().parse().unwrap_or(0i64) == 0);
    if options.options.dialect.is_none() {
        let names = ["NV_NVVM_VERSION", "LIBNVVM_NVVM_VERSION"];
        let chosen = names.iter().find_map(|n| Dialect::parse_option(&env::var(n).ok()?));
        options.options.dialect = chosen;
    }
}

/// Runs work on a large stack. The driver turns its panics into values; what remains becomes a failure here.
pub fn guarded(work: impl FnOnce() -> ProgramOutcome) -> ProgramOutcome {
    let failed = |result, log: &str| {
        let nothing = Program::new().compile(&ProgramOptions::default());
        ProgramOutcome { result, log: log.to_owned(), ..nothing }
    };
    match panic::catch_unwind(AssertUnwindSafe(|| on_large_stack(work))) {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) => failed(ProgramResult::OutOfMemory, "error: not enough memory for the stack\n"),
        Err(_) => failed(ProgramResult::Compilation, "error: internal error of the compiler\n"),
    }
}

/// The name of a result, as C has strings.
pub fn c_name(result: i32) -> &'static CStr {
    static NAMES: OnceLock<Vec<CString>> = OnceLock::new();
    let count = ProgramResult::Compilation as i32 + 1;
    let names = NAMES.get_or_init(|| {
        // The last one is that of all numbers without a name.
        (0..=count).map(|n| CString::new(ProgramResult::name(n)).unwrap_or_default()).collect()
    });
    let at = if (0..count).contains(&result) { result } else { count };
    names.get(at as usize).map_or(c"", |n| n.as_c_str())
}

/// The version of LLVM that the reference's compiler for an architecture is made of, whose IR it takes.
pub fn llvm_version(target: Target) -> i32 {
    match target.dialect() {
        Dialect::N7 => 7,
        Dialect::N20 => 20,
    }
}
