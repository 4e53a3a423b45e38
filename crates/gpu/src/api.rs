//! The functions of libcuda that we use, as a table of pointers.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr;

use libloading::Library;

use crate::GpuError;

pub type Status = c_uint;
pub type Device = c_int;
pub type Context = *mut c_void;
pub type Module = *mut c_void;
pub type Function = *mut c_void;
pub type Event = *mut c_void;
type Stream = *mut c_void;
type Address = u64;

macro_rules! driver_api {
    ($($field:ident = $symbol:literal: fn($($arg:ty),*);)*) => {
        /// Function pointers, valid as long as the library is open: it is closed when the table is dropped.
        pub struct Api {
            $(pub $field: unsafe extern "C" fn($($arg),*) -> Status,)*
            _library: Library,
        }

        impl Api {
            fn from_library(library: Library) -> Result<Api, GpuError> {
                Ok(Api {
                    $($field: {
                        // SAFETY: the signature is the one of cuda.h; the pointer is kept beside the library.
                        let symbol = unsafe {
                            library.get::<unsafe extern "C" fn($($arg),*) -> Status>(concat!($symbol, "\0").as_bytes())
                        };
                        *symbol.map_err(|e| GpuError::MissingFunction($symbol, e))?
                    },)*
                    _library: library,
                })
            }
        }
    };
}

driver_api! {
    init = "cuInit": fn(c_uint);
    get_error_name = "cuGetErrorName": fn(Status, *mut *const c_char);
    get_error_string = "cuGetErrorString": fn(Status, *mut *const c_char);
    device_get_count = "cuDeviceGetCount": fn(*mut c_int);
    device_get = "cuDeviceGet": fn(*mut Device, c_int);
    device_get_name = "cuDeviceGetName": fn(*mut c_char, c_int, Device);
    device_get_attribute = "cuDeviceGetAttribute": fn(*mut c_int, c_int, Device);
    primary_ctx_retain = "cuDevicePrimaryCtxRetain": fn(*mut Context, Device);
    primary_ctx_release = "cuDevicePrimaryCtxRelease_v2": fn(Device);
    ctx_set_current = "cuCtxSetCurrent": fn(Context);
    ctx_synchronize = "cuCtxSynchronize": fn();
    module_load_data_ex = "cuModuleLoadDataEx": fn(*mut Module, *const c_void, c_uint, *mut c_int, *mut *mut c_void);
    module_unload = "cuModuleUnload": fn(Module);
    module_get_function = "cuModuleGetFunction": fn(*mut Function, Module, *const c_char);
    module_get_global = "cuModuleGetGlobal_v2": fn(*mut Address, *mut usize, Module, *const c_char);
    mem_alloc = "cuMemAlloc_v2": fn(*mut Address, usize);
    mem_free = "cuMemFree_v2": fn(Address);
    memcpy_h_to_d = "cuMemcpyHtoD_v2": fn(Address, *const c_void, usize);
    memcpy_d_to_h = "cuMemcpyDtoH_v2": fn(*mut c_void, Address, usize);
    func_set_attribute = "cuFuncSetAttribute": fn(Function, c_int, c_int);
    launch_kernel = "cuLaunchKernel": fn(
        Function, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Stream, *mut *mut c_void, *mut *mut c_void
    );
    event_create = "cuEventCreate": fn(*mut Event, c_uint);
    event_record = "cuEventRecord": fn(Event, Stream);
    event_elapsed_time = "cuEventElapsedTime": fn(*mut f32, Event, Event);
    event_destroy = "cuEventDestroy_v2": fn(Event);
}

impl Api {
    pub fn load() -> Result<Api, GpuError> {
        // SAFETY: libcuda's initialisers have no requirements.
        let library = unsafe { Library::new("libcuda.so.1") }.map_err(GpuError::NoDriver)?;
        Api::from_library(library)
    }

    /// Turns a status into a result.
    pub fn check(&self, function: &'static str, status: Status) -> Result<(), GpuError> {
        if status == 0 {
            return Ok(());
        }
        let text = |get: unsafe extern "C" fn(Status, *mut *const c_char) -> Status| {
            let mut message = ptr::null();
            // SAFETY: on success the driver stores a pointer to a static text that ends with a zero.
            unsafe {
                if get(status, &mut message) == 0 && !message.is_null() {
                    CStr::from_ptr(message).to_string_lossy().into_owned()
                } else {
                    String::from("unknown error")
                }
            }
        };
        let (name, description) = (text(self.get_error_name), text(self.get_error_string));
        Err(GpuError::Call { function, code: status, name, description })
    }
}
