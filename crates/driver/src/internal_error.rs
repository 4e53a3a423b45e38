//! Panics of the compiler itself: caught, described, and the input kept for a report.

use std::any::Any;
use std::backtrace::Backtrace;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::path::PathBuf;
use std::sync::Once;
use std::{env, fs, process};

use oxicc_source::Stop;

use crate::input::{Input, InputKind};

/// The compiler broke one of its own rules.
#[derive(Clone, Debug)]
pub struct InternalError {
    /// The panic's message and place.
    pub message: String,
    /// Where it happened, if `RUST_BACKTRACE` asks for it.
    pub backtrace: Option<String>,
}

thread_local! {
    /// The last panic on this thread, left by the hook for [`guard`].
    static LAST_PANIC: RefCell<Option<InternalError>> = const { RefCell::new(None) };
    /// How many guards are active: outside of them panics are reported as usual.
    static GUARDS: RefCell<u32> = const { RefCell::new(0) };
    /// Whether [`attempt`] has not begun its work yet.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Makes panics inside a compilation silent: they come back as values, with their place. Panics elsewhere keep the hook that
/// was installed. For a command: a library does not change its process.
pub fn install_panic_hook() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let previous = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if QUIET.get() {
            } else if GUARDS.with_borrow(|g| *g > 0) {
                let error = describe(info);
                LAST_PANIC.with_borrow_mut(|last| *last = Some(error));
            } else {
                previous(info);
            }
        }));
    });
}

fn describe(info: &PanicHookInfo) -> InternalError {
    let place = info.location().map(|l| format!(" ({}:{})", l.file(), l.line())).unwrap_or_default();
    let backtrace = env::var_os("RUST_BACKTRACE").map(|_| Backtrace::force_capture().to_string());
    InternalError { message: format!("{}{place}", payload_text(info.payload())), backtrace }
}

fn payload_text(payload: &(dyn Any + Send)) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "panic without a message".to_owned(),
    }
}

/// Lets `begin` run the work; `None` if it panics before the work has begun, which nobody is told. Panics of the work go on.
pub(crate) fn attempt<T, F: FnOnce() -> T>(
    begin: impl FnOnce(&mut dyn FnMut()),
    work: &mut Option<F>,
) -> Option<T> {
    let mut result = None;
    let mut run = || {
        QUIET.set(false);
        result = work.take().map(|work| work());
    };
    QUIET.set(true);
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| begin(&mut run)));
    QUIET.set(false);
    match outcome {
        Err(payload) if work.is_none() => panic::resume_unwind(payload),
        _ => result,
    }
}

/// Why a phase did not come to its end.
#[derive(Debug)]
pub(crate) enum Ended {
    /// The caller's limits.
    Stopped(Stop),
    Broken(InternalError),
}

/// Runs a phase; a panic in it becomes an error. The state it leaves behind is only looked at to report.
pub(crate) fn guard<T>(run: impl FnOnce() -> T) -> Result<T, Ended> {
    GUARDS.with_borrow_mut(|g| *g += 1);
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    GUARDS.with_borrow_mut(|g| *g -= 1);
    result.map_err(|payload| match payload.downcast_ref::<Stop>() {
        Some(stop) => Ended::Stopped(*stop),
        // The way stacker says it, deep in a stage.
        None if payload_text(&*payload).contains("failed to allocate stack") => {
            Ended::Stopped(Stop::OutOfMemory)
        }
        None => Ended::Broken(
            LAST_PANIC
                .take()
                .unwrap_or_else(|| InternalError { message: payload_text(&*payload), backtrace: None }),
        ),
    })
}

impl InternalError {
    /// Saves the input so that the error can be reported; the path, if it could be saved.
    pub fn preserve(&self, input: &Input) -> Option<PathBuf> {
        let extension = match input.kind {
            InputKind::Cuda => "cu",
            InputKind::Cxx | InputKind::CxxOrCuda => "cpp",
            InputKind::Preprocessed => "ii",
            InputKind::Ir => "ll",
            InputKind::Ptx => "ptx",
        };
        let path = env::temp_dir().join(format!("oxicc-report-{}.{extension}", process::id()));
        fs::write(&path, &*input.text).ok()?;
        Some(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_become_values() {
        install_panic_hook();
        let ended = guard(|| -> () { panic!("the {} is broken", "invariant") }).unwrap_err();
        let Ended::Broken(error) = ended else { panic!("stopped") };
        assert!(error.message.starts_with("the invariant is broken (crates/driver/src/internal_error.rs:"));
        assert_eq!(guard(|| 3).unwrap(), 3);
    }
}
