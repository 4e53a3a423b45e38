//! The functions of libcuda that the runtime uses, and the structures they take.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::OnceLock;

use libloading::Library;

use crate::backend::IpcHandle;
use crate::error::Error;
use crate::types::HostFn;
use crate::work::StreamCallback;

/// A `CUresult`: the numbers are those of `cudaError_t`.
pub type Status = Error;
pub type Address = u64;

macro_rules! driver_api {
    (
        $($field:ident = $symbol:literal: fn($($arg:ty),*);)*
        ; optional: $($optional:ident = $optional_symbol:literal: fn($($optional_arg:ty),*);)*
    ) => {
        /// Function pointers; the library stays open as long as the process lives.
        pub struct Api {
            $(pub $field: unsafe extern "C" fn($($arg),*) -> Status,)*
            $(pub $optional: Option<unsafe extern "C" fn($($optional_arg),*) -> Status>,)*
            _library: Library,
        }

        impl Api {
            fn load() -> Result<Api, String> {
                // SAFETY: libcuda's initialisers have no requirements.
                let library = unsafe { Library::new("libcuda.so.1") }
                    .map_err(|_| "libcuda.so.1, which comes with NVIDIA's driver, cannot be opened".to_owned())?;
                Ok(Api {
                    $($field: {
                        // SAFETY: the signature is the one of cuda.h; the pointer is kept beside the library.
                        let symbol = unsafe {
                            library.get::<unsafe extern "C" fn($($arg),*) -> Status>(concat!($symbol, "\0").as_bytes())
                        };
                        *symbol.map_err(|_| concat!("the driver is too old: it has no ", $symbol).to_owned())?
                    },)*
                    $($optional: {
                        // SAFETY: as above.
                        let symbol = unsafe {
                            library.get::<unsafe extern "C" fn($($optional_arg),*) -> Status>(
                                concat!($optional_symbol, "\0").as_bytes(),
                            )
                        };
                        symbol.ok().map(|s| *s)
                    },)*
                    _library: library,
                })
            }
        }
    };
}

driver_api! {
    init = "cuInit": fn(c_uint);
    driver_get_version = "cuDriverGetVersion": fn(*mut c_int);
    device_get_count = "cuDeviceGetCount": fn(*mut c_int);
    device_get = "cuDeviceGet": fn(*mut c_int, c_int);
    device_get_name = "cuDeviceGetName": fn(*mut c_char, c_int, c_int);
    device_get_attribute = "cuDeviceGetAttribute": fn(*mut c_int, c_int, c_int);
    device_get_uuid = "cuDeviceGetUuid": fn(*mut u8, c_int);
    device_total_mem = "cuDeviceTotalMem_v2": fn(*mut usize, c_int);
    primary_ctx_retain = "cuDevicePrimaryCtxRetain": fn(*mut *mut c_void, c_int);
    primary_ctx_reset = "cuDevicePrimaryCtxReset_v2": fn(c_int);
    ctx_set_current = "cuCtxSetCurrent": fn(*mut c_void);
    ctx_synchronize = "cuCtxSynchronize": fn();
    ctx_get_limit = "cuCtxGetLimit": fn(*mut usize, c_int);
    ctx_set_limit = "cuCtxSetLimit": fn(c_int, usize);
    module_load_data_ex = "cuModuleLoadDataEx": fn(*mut *mut c_void, *const c_void, c_uint, *mut c_int, *mut *mut c_void);
    module_get_function = "cuModuleGetFunction": fn(*mut *mut c_void, *mut c_void, *const c_char);
    module_get_global = "cuModuleGetGlobal_v2": fn(*mut Address, *mut usize, *mut c_void, *const c_char);
    link_create = "cuLinkCreate_v2": fn(c_uint, *mut c_int, *mut *mut c_void, *mut *mut c_void);
    link_add_data = "cuLinkAddData_v2": fn(
        *mut c_void, c_int, *mut c_void, usize, *const c_char, c_uint, *mut c_int, *mut *mut c_void
    );
    link_complete = "cuLinkComplete": fn(*mut c_void, *mut *mut c_void, *mut usize);
    func_get_attribute = "cuFuncGetAttribute": fn(*mut c_int, c_int, *mut c_void);
    func_set_attribute = "cuFuncSetAttribute": fn(*mut c_void, c_int, c_int);
    occupancy = "cuOccupancyMaxActiveBlocksPerMultiprocessor": fn(*mut c_int, *mut c_void, c_int, usize);
    launch_kernel_ex = "cuLaunchKernelEx": fn(*const LaunchConfig, *mut c_void, *mut *mut c_void, *mut *mut c_void);
    launch_host_func = "cuLaunchHostFunc": fn(*mut c_void, HostFn, *mut c_void);
    mem_get_info = "cuMemGetInfo_v2": fn(*mut usize, *mut usize);
    mem_alloc = "cuMemAlloc_v2": fn(*mut Address, usize);
    mem_alloc_managed = "cuMemAllocManaged": fn(*mut Address, usize, c_uint);
    mem_host_alloc = "cuMemHostAlloc": fn(*mut Address, usize, c_uint);
    mem_free = "cuMemFree_v2": fn(Address);
    mem_free_host = "cuMemFreeHost": fn(Address);
    mem_host_register = "cuMemHostRegister_v2": fn(Address, usize, c_uint);
    mem_host_unregister = "cuMemHostUnregister": fn(Address);
    pointer_get_attributes = "cuPointerGetAttributes": fn(c_uint, *const c_int, *const *mut c_void, Address);
    memcpy_async = "cuMemcpyAsync": fn(Address, Address, usize, *mut c_void);
    memcpy_3d_async = "cuMemcpy3DAsync_v2": fn(*const Copy3d, *mut c_void);
    memset_d2d8 = "cuMemsetD2D8Async": fn(Address, usize, u8, usize, usize, *mut c_void);
    memset_d2d16 = "cuMemsetD2D16Async": fn(Address, usize, u16, usize, usize, *mut c_void);
    memset_d2d32 = "cuMemsetD2D32Async": fn(Address, usize, u32, usize, usize, *mut c_void);
    memset_d8 = "cuMemsetD8Async": fn(Address, u8, usize, *mut c_void);
    stream_create = "cuStreamCreateWithPriority": fn(*mut *mut c_void, c_uint, c_int);
    stream_destroy = "cuStreamDestroy_v2": fn(*mut c_void);
    stream_synchronize = "cuStreamSynchronize": fn(*mut c_void);
    stream_query = "cuStreamQuery": fn(*mut c_void);
    stream_wait_event = "cuStreamWaitEvent": fn(*mut c_void, *mut c_void, c_uint);
    stream_add_callback = "cuStreamAddCallback": fn(*mut c_void, StreamCallback, *mut c_void, c_uint);
    event_create = "cuEventCreate": fn(*mut *mut c_void, c_uint);
    event_destroy = "cuEventDestroy_v2": fn(*mut c_void);
    event_record = "cuEventRecord": fn(*mut c_void, *mut c_void);
    event_synchronize = "cuEventSynchronize": fn(*mut c_void);
    event_query = "cuEventQuery": fn(*mut c_void);
    event_elapsed_time = "cuEventElapsedTime": fn(*mut f32, *mut c_void, *mut c_void);
    array_3d_create = "cuArray3DCreate_v2": fn(*mut *mut c_void, *const ArrayDescriptor);
    array_destroy = "cuArrayDestroy": fn(*mut c_void);
    mipmapped_create = "cuMipmappedArrayCreate": fn(*mut *mut c_void, *const ArrayDescriptor, c_uint);
    mipmapped_level = "cuMipmappedArrayGetLevel": fn(*mut *mut c_void, *mut c_void, c_uint);
    mipmapped_destroy = "cuMipmappedArrayDestroy": fn(*mut c_void);
    tex_create = "cuTexObjectCreate": fn(*mut u64, *const Resource, *const Sampling, *const c_void);
    tex_destroy = "cuTexObjectDestroy": fn(u64);
    surf_create = "cuSurfObjectCreate": fn(*mut u64, *const Resource);
    surf_destroy = "cuSurfObjectDestroy": fn(u64);
    ipc_memory_handle = "cuIpcGetMemHandle": fn(*mut IpcHandle, Address);
    ipc_open_memory = "cuIpcOpenMemHandle_v2": fn(*mut Address, IpcHandle, c_uint);
    ipc_close_memory = "cuIpcCloseMemHandle": fn(Address);
    ipc_event_handle = "cuIpcGetEventHandle": fn(*mut IpcHandle, *mut c_void);
    ipc_open_event = "cuIpcOpenEventHandle": fn(*mut *mut c_void, IpcHandle);
    ; optional:
    func_get_param_info = "cuFuncGetParamInfo": fn(*mut c_void, usize, *mut usize, *mut usize);
    func_load = "cuFuncLoad": fn(*mut c_void);
    mem_alloc_async = "cuMemAllocAsync": fn(*mut Address, usize, *mut c_void);
    mem_free_async = "cuMemFreeAsync": fn(Address, *mut c_void);
}

/// The library, opened once.
pub fn api() -> Result<&'static Api, &'static str> {
    static API: OnceLock<Result<Api, String>> = OnceLock::new();
    API.get_or_init(Api::load).as_ref().map_err(String::as_str)
}

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
    pub host: u64,
    pub device: u64,
    pub array: u64,
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

/// `CUDA_RESOURCE_DESC`; plain memory has format and channels after its address.
#[repr(C)]
pub struct Resource {
    pub kind: c_int,
    /// An array, or the address of plain memory.
    pub handle: u64,
    pub format: c_int,
    pub channels: c_uint,
    /// Bytes of linear memory, or the width of pitched memory.
    pub size_or_width: usize,
    pub height: usize,
    pub pitch: usize,
    pub rest: [u64; 11],
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

/// `CUlaunchAttribute` whose value is up to three numbers.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LaunchAttribute {
    pub id: c_int,
    pub padding: c_int,
    pub value: [c_uint; 16],
}

/// `CUlaunchConfig`
#[repr(C)]
pub struct LaunchConfig {
    pub grid: [c_uint; 3],
    pub block: [c_uint; 3],
    pub shared: c_uint,
    pub stream: *mut c_void,
    pub attributes: *const LaunchAttribute,
    pub attribute_count: c_uint,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes that CUDA 13.0's headers give.
    #[test]
    fn layouts() {
        assert_eq!(size_of::<ArrayDescriptor>(), 40);
        assert_eq!(size_of::<Copy3d>(), 200);
        assert_eq!(size_of::<Resource>(), 144);
        assert_eq!(size_of::<Sampling>(), 104);
        assert_eq!(size_of::<LaunchConfig>(), 56);
    }
}
