//! The driver API (`cu*`) for programs that call it themselves.
//!
//! Where there is a GPU, every function passes its arguments on to that of `libcuda.so.1`. On the simulator a function is what the
//! runtime does for the same purpose: statuses have the same numbers, streams, events and arrays the same handles, so that programs
//! may mix both interfaces. What is not there is not defined, and a program that needs it is linked with the driver's library.

mod array;
pub mod context;
mod link;
mod memory;
mod module;
mod names;
mod stream;
mod tensor_map;
mod virtual_memory;

use std::ffi::{c_int, c_void};
use std::sync::OnceLock;

use libloading::Library;

use crate::backend::gpu::Gpu;
use crate::error::{Error, Result};
use crate::thread;

/// What must have happened before a function is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    Nothing,
    /// `cuInit`, or a call of the runtime that does as much.
    Init,
    /// A context of the calling thread.
    Context,
}

/// Who answers.
pub enum Answerer {
    Simulator,
    Driver(*const c_void),
    /// There should be a driver that has the function, and there is none.
    Nobody,
}

/// Finds the driver's function of a name.
pub fn answerer(name: &'static [u8]) -> Answerer {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    let library = LIBRARY.get_or_init(|| {
        let wanted = std::env::var("OXICC_DEVICE").unwrap_or_default();
        if wanted == "sim" || !Gpu::is_there() {
            return None;
        }
        // SAFETY: libcuda's initialisers have no requirements.
        unsafe { Library::new("libcuda.so.1") }.ok()
    });
    let Some(library) = library else {
        let must_be_real = std::env::var("OXICC_DEVICE").is_ok_and(|wanted| wanted == "gpu");
        return if must_be_real { Answerer::Nobody } else { Answerer::Simulator };
    };
    // SAFETY: the address is called with the signature that cuda.h gives for the name; the library stays open.
    let found = unsafe { library.get::<*const c_void>(name) };
    found.map_or(Answerer::Nobody, |symbol| Answerer::Driver(*symbol))
}

/// Runs the inside of a function on the simulator.
pub fn answer(needs: Needs, f: impl FnOnce() -> Result<()>) -> Error {
    let result = thread::in_driver(|| context::check(needs).and_then(|()| f()));
    result.err().unwrap_or(Error::SUCCESS)
}

/// The status of a function of the runtime as a result.
pub fn done(status: Error) -> Result<()> {
    if status == Error::SUCCESS { Ok(()) } else { Err(status) }
}

/// Defines functions of the driver, and `find`, which knows their addresses. Each says first what it [`Needs`]. The bodies may
/// follow the pointers that the program passes.
macro_rules! driver_functions {
    ($($(#[$doc:meta])* [$needs:ident] fn $name:ident($($arg:ident: $ty:ty),* $(,)?) $body:block)*) => {
        $(
            $(#[$doc])*
            // Some bodies follow no pointer.
            #[allow(unused_unsafe)]
            #[unsafe(export_name = concat!("__oxi_", stringify!($name)))]
            pub unsafe extern "C" fn $name($($arg: $ty),*) -> $crate::error::Error {
                use $crate::driver::{Answerer, Needs};
                match $crate::driver::answerer(concat!(stringify!($name), "\0").as_bytes()) {
                    Answerer::Driver(real) => {
                        // SAFETY: the driver's function of this name has this signature; the arguments are the program's.
                        unsafe {
                            let real: unsafe extern "C" fn($($ty),*) -> $crate::error::Error = std::mem::transmute(real);
                            real($($arg),*)
                        }
                    }
                    Answerer::Nobody => $crate::error::Error::NO_DEVICE,
                    Answerer::Simulator => {
                        // SAFETY: the program passes what cuda.h says that the function takes.
                        $crate::driver::answer(Needs::$needs, || unsafe { $body })
                    }
                }
            }
        )*

        /// The function of a name.
        pub fn find(name: &str) -> Option<*const std::ffi::c_void> {
            match name {
                $(stringify!($name) => Some($name as *const std::ffi::c_void),)*
                _ => None,
            }
        }
    };
}
pub(crate) use driver_functions;

/// A function of ours by the name that programs know: the newest version of it.
pub fn find(name: &str) -> Option<*const c_void> {
    let places = [
        array::find,
        context::find,
        link::find,
        memory::find,
        module::find,
        names::find,
        stream::find,
        tensor_map::find,
        virtual_memory::find,
    ];
    let versions = ["_v4", "_v3", "_v2", ""];
    versions.iter().find_map(|version| {
        let name = format!("{name}{version}");
        places.iter().find_map(|find| find(&name))
    })
}

/// `CUdriverProcAddressQueryResult`
pub const FOUND: c_int = 0;
pub const SYMBOL_NOT_FOUND: c_int = 1;

#[cfg(test)]
mod tests {
    #[test]
    fn the_newest_version_is_found() {
        assert_eq!(super::find("cuCtxCreate"), super::find("cuCtxCreate_v4"));
        assert!(super::find("cuMemAlloc").is_some());
        assert!(super::find("cuNoSuchFunction").is_none());
    }
}
