//! What each thread of the program has for itself: its last error, its device, and launches that are being put together.

use std::cell::{Cell, RefCell};
use std::ffi::CStr;

use crate::error::{Error, Result};
use crate::types::Dim3;

/// The values between `<<<` and `>>>`.
#[derive(Clone, Copy)]
pub struct Configuration {
    pub grid: Dim3,
    pub block: Dim3,
    pub shared: usize,
    pub stream: usize,
}

/// The place of a launch in the source.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub file: &'static CStr,
    pub line: i32,
}

thread_local! {
    static LAST: Cell<Error> = const { Cell::new(Error::SUCCESS) };
    static SITE: Cell<Option<Site>> = const { Cell::new(None) };
    /// Functions of the driver that the thread is in.
    static DRIVER_CALLS: Cell<u32> = const { Cell::new(0) };
    static USES_RUNTIME: Cell<bool> = const { Cell::new(false) };
    static CONFIGURATIONS: RefCell<Vec<Configuration>> = const { RefCell::new(Vec::new()) };
}

/// Runs the inside of an API function and remembers how it failed.
pub fn status(f: impl FnOnce() -> Result<()>) -> Error {
    match f() {
        Ok(()) => Error::SUCCESS,
        // Not an error: the answer of a query.
        Err(Error::NOT_READY) => Error::NOT_READY,
        Err(e) => {
            LAST.set(e);
            e
        }
    }
}

pub fn last_error() -> Error {
    LAST.get()
}

pub fn clear_last_error() -> Error {
    LAST.replace(Error::SUCCESS)
}

/// Runs the inside of a function of the driver. The runtime's last error is none of the driver's business, and its context stays away.
pub fn in_driver<T>(f: impl FnOnce() -> T) -> T {
    let before = LAST.get();
    DRIVER_CALLS.set(DRIVER_CALLS.get() + 1);
    let result = f();
    DRIVER_CALLS.set(DRIVER_CALLS.get() - 1);
    LAST.set(before);
    result
}

/// The thread needs the runtime, whose context it has from now on.
pub fn note_use() {
    if DRIVER_CALLS.get() == 0 {
        USES_RUNTIME.set(true);
    }
}

pub fn uses_runtime() -> bool {
    USES_RUNTIME.get()
}

/// The place of the launch that comes next.
pub fn set_site(site: Site) {
    SITE.set(Some(site));
}

pub fn take_site() -> Option<Site> {
    SITE.take()
}

pub fn push_configuration(configuration: Configuration) {
    CONFIGURATIONS.with_borrow_mut(|c| c.push(configuration));
}

pub fn pop_configuration() -> Option<Configuration> {
    CONFIGURATIONS.with_borrow_mut(Vec::pop)
}
