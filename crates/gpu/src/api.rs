//! The functions of libcuda that we use, as tables of pointers, and the structures they take.

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
pub type Stream = *mut c_void;
type Address = u64;

macro_rules! driver_api {
    ($table:ident: $($field:ident = $symbol:literal: fn($($arg:ty),*);)*) => {
        /// Function pointers, valid as long as the library is open: it is closed when the table is dropped.
        pub struct $table {
            $(pub $field: unsafe extern "C" fn($($arg),*) -> Status,)*
            _library: Library,
        }

        impl $table {
            pub fn load() -> Result<$table, GpuError> {
                // SAFETY: libcuda's initialisers have no requirements.
                let library = unsafe { Library::new("libcuda.so.1") }.map_err(GpuError::NoDriver)?;
                Ok($table {
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
    Api:
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
    ctx_set_limit = "cuCtxSetLimit": fn(c_int, usize);
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

// What older drivers may lack: loaded when something needs it.
driver_api! {
    ObjectApi:
    array_3d_create = "cuArray3DCreate_v2": fn(*mut Array, *const ArrayDescriptor);
    array_destroy = "cuArrayDestroy": fn(Array);
    mipmapped_create = "cuMipmappedArrayCreate": fn(*mut MipmappedArray, *const ArrayDescriptor, c_uint);
    mipmapped_level = "cuMipmappedArrayGetLevel": fn(*mut Array, MipmappedArray, c_uint);
    mipmapped_destroy = "cuMipmappedArrayDestroy": fn(MipmappedArray);
    memcpy_3d = "cuMemcpy3D_v2": fn(*const Copy3d);
    tex_create = "cuTexObjectCreate": fn(*mut u64, *const Resource, *const Sampling, *const c_void);
    tex_destroy = "cuTexObjectDestroy": fn(u64);
    surf_create = "cuSurfObjectCreate": fn(*mut u64, *const Resource);
    surf_destroy = "cuSurfObjectDestroy": fn(u64);
    encode_tiled = "cuTensorMapEncodeTiled": fn(
        *mut EncodedMap, c_int, c_uint, *mut c_void, *const u64, *const u64, *const c_uint, *const c_uint, c_int, c_int,
        c_int, c_int
    );
    encode_im2col = "cuTensorMapEncodeIm2col": fn(
        *mut EncodedMap, c_int, c_uint, *mut c_void, *const u64, *const u64, *const c_int, *const c_int, c_uint, c_uint,
        *const c_uint, c_int, c_int, c_int, c_int
    );
    launch_kernel_ex = "cuLaunchKernelEx": fn(*const LaunchConfig, Function, *mut *mut c_void, *mut *mut c_void);
}

pub type Array = *mut c_void;
pub type MipmappedArray = *mut c_void;

/// `CUDA_ARRAY3D_DESCRIPTOR`
#[repr(C)]
pub struct ArrayDescriptor {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
    pub format: c_int,
    pub channels: c_uint,
    pub flags: c_uint,
}

/// One side of a `CUDA_MEMCPY3D`.
#[repr(C)]
pub struct Side {
    pub x_bytes: usize,
    pub y: usize,
    pub z: usize,
    pub level: usize,
    pub memory_type: c_int,
    pub host: *mut c_void,
    pub device: u64,
    pub array: Array,
    pub reserved: *mut c_void,
    pub pitch: usize,
    pub height: usize,
}

/// `CUDA_MEMCPY3D`
#[repr(C)]
pub struct Copy3d {
    pub from: Side,
    pub to: Side,
    pub width_bytes: usize,
    pub height: usize,
    pub depth: usize,
}

/// `CUDA_RESOURCE_DESC` of an array.
#[repr(C)]
pub struct Resource {
    pub kind: c_int,
    pub array: *mut c_void,
    pub rest: [u64; 15],
    pub flags: c_uint,
}

/// `CUDA_TEXTURE_DESC`
#[repr(C)]
#[derive(Default)]
pub struct Sampling {
    pub address_mode: [c_int; 3],
    pub filter: c_int,
    pub flags: c_uint,
    pub anisotropy: c_uint,
    pub level_filter: c_int,
    pub level_bias: f32,
    pub level_min: f32,
    pub level_max: f32,
    pub border: [f32; 4],
    pub reserved: [c_int; 12],
}

/// `CUtensorMap`
#[repr(C, align(64))]
pub struct EncodedMap(pub [u8; 128]);

/// `CUlaunchAttribute` whose value is up to three numbers.
#[repr(C)]
pub struct LaunchAttribute {
    pub id: c_int,
    pub padding: c_int,
    pub value: [c_uint; 3],
    pub rest: [c_uint; 13],
}

/// `CUlaunchConfig`
#[repr(C)]
pub struct LaunchConfig {
    pub grid: [c_uint; 3],
    pub block: [c_uint; 3],
    pub shared: c_uint,
    pub stream: Stream,
    pub attributes: *const LaunchAttribute,
    pub attribute_count: c_uint,
}

impl Api {
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
