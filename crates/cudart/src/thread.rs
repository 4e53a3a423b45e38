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
