//! An NVIDIA GPU through `libcuda.so.1`, which comes with its driver.
//!
//! Streams, events and arrays have the driver's own handles, so that libraries built on the driver take them. Everything is in the
//! device's primary context, as NVIDIA's runtime has it. The driver assembles PTX when the first call needs the device, not in the
//! first launch, which programs measure.

pub mod api;
mod properties;

use std::cell::Cell;
use std::ffi::{CString, c_int, c_uint, c_void};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

use api::{Api, api};
use oxicc_fatbin::Kind;
use rustc_hash::FxHashMap;

use super::{
    Allocation, ArraySpec, Backend, IpcHandle, KernelInfo, MemoryKind, Patience, Storage, TextureSpec, Wait,
};
use crate::error::{Error, Result};
use crate::types::{ChannelFormatDesc, DeviceProp};
use crate::work::{Copy, Fill, HostCall, Kernel, Side};

/// The status of a driver call as a result.
fn check(status: api::Status) -> Result<()> {
    if status == Error::SUCCESS { Ok(()) } else { Err(status) }
}

fn pointer(handle: usize) -> *mut c_void {
    handle as *mut c_void
}

fn name_for_driver(name: &str) -> Result<CString> {
    CString::new(name).map_err(|_| Error::INVALID_VALUE)
}

/// What the driver's assembler says.
struct JitLog {
    text: Vec<u8>,
}

impl JitLog {
    fn new() -> JitLog {
        JitLog { text: vec![0; 16 << 10] }
    }

    /// Options that make the driver write it: their number, names and values.
    fn options(&mut self) -> (c_uint, [c_int; 2], [*mut c_void; 2]) {
        const ERROR_LOG_BUFFER: c_int = 5;
        const ERROR_LOG_BUFFER_SIZE: c_int = 6;
        // Values are as wide as pointers: the log's address, and its length in the place of one.
        let values = [self.text.as_mut_ptr().cast(), pointer(self.text.len())];
        (2, [ERROR_LOG_BUFFER, ERROR_LOG_BUFFER_SIZE], values)
    }
}

struct Loaded {
    module: *mut c_void,
    kernels: FxHashMap<String, (*mut c_void, KernelInfo)>,
}

pub struct Gpu {
    api: &'static Api,
    device: c_int,
    context: *mut c_void,
    /// Counts contexts, so that every thread enters a new one.
    generation: usize,
    properties: DeviceProp,
    modules: Vec<Loaded>,
}

// SAFETY: the driver's handles may be used from any thread.
unsafe impl Send for Gpu {}

static GENERATION: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static ENTERED: Cell<usize> = const { Cell::new(0) };
}

impl Gpu {
    /// Whether there is a driver with a GPU.
    pub fn is_there() -> bool {
        let Ok(api) = api() else { return false };
        let mut count = 0;
        // SAFETY: the out-pointer is to a live local.
        unsafe {
            check((api.init)(0)).and_then(|()| check((api.device_get_count)(&mut count))).is_ok() && count > 0
        }
    }

    /// Opens the first GPU; otherwise why there is none.
    pub fn open() -> std::result::Result<Gpu, String> {
        let api = api().map_err(str::to_owned)?;
        let (mut count, mut device, mut context) = (0, 0, std::ptr::null_mut());
        let failed = |what: &str, e: Error| format!("{what}: {}", e.text().to_string_lossy());
        // SAFETY: all out-pointers are to live locals.
        unsafe {
            check((api.init)(0)).map_err(|e| failed("the driver does not start", e))?;
            check((api.device_get_count)(&mut count)).map_err(|e| failed("no GPU can be found", e))?;
            if count < 1 {
                return Err("the driver knows no GPU".to_owned());
            }
            check((api.device_get)(&mut device, 0)).map_err(|e| failed("no GPU can be opened", e))?;
            check((api.primary_ctx_retain)(&mut context, device))
                .map_err(|e| failed("the GPU cannot be used", e))?;
        }
        let generation = GENERATION.fetch_add(1, Ordering::Relaxed) + 1;
        let properties = properties::properties(api, device);
        let gpu = Gpu { api, device, context, generation, properties, modules: Vec::new() };
        gpu.enter().map_err(|e| failed("the GPU cannot be used", e))?;
        static AT_EXIT: Once = Once::new();
        // Runs before what the driver itself does at exit, as it was registered later.
        // SAFETY: the function needs nothing that goes away before.
        AT_EXIT.call_once(|| unsafe {
            libc::atexit(print_at_exit);
        });
        Ok(gpu)
    }

    fn module(&self, index: usize) -> Result<&Loaded> {
        self.modules.get(index).ok_or(Error::INVALID_KERNEL_IMAGE)
    }

    fn function(&mut self, module: usize, name: &str) -> Result<(*mut c_void, KernelInfo)> {
        let api = self.api;
        let loaded = self.modules.get_mut(module).ok_or(Error::INVALID_KERNEL_IMAGE)?;
        if let Some(known) = loaded.kernels.get(name) {
            return Ok(known.clone());
        }
        let text = name_for_driver(name)?;
        let mut function = std::ptr::null_mut();
        // SAFETY: the module is loaded, the name ends with a zero.
        let found = unsafe { check((api.module_get_function)(&mut function, loaded.module, text.as_ptr())) };
        found.map_err(|e| if e == NOT_FOUND { Error::INVALID_DEVICE_FUNCTION } else { e })?;
        if let Some(load) = api.func_load {
            // SAFETY: a function of a loaded module.
            check(unsafe { load(function) })?;
        }
        let known = (function, kernel_info(api, function)?);
        loaded.kernels.insert(name.to_owned(), known.clone());
        Ok(known)
    }

    /// Loads a container or a cubin, which say themselves how long they are.
    fn load_image(&self, image: *const c_void, log: &mut JitLog) -> Result<*mut c_void> {
        let (count, mut options, mut values) = log.options();
        let mut module = std::ptr::null_mut();
        // SAFETY: as many options as values; the log outlives the call.
        check(unsafe {
            (self.api.module_load_data_ex)(
                &mut module,
                image,
                count,
                options.as_mut_ptr(),
                values.as_mut_ptr(),
            )
        })?;
        Ok(module)
    }

    /// Links the PTX of separate compilation.
    fn link(&self, containers: &[&'static [u8]], log: &mut JitLog) -> Result<*mut c_void> {
        /// `CU_JIT_INPUT_PTX`
        const PTX: c_int = 1;
        let sm = (self.properties.major * 10 + self.properties.minor).max(0) as u32;
        let (count, mut options, mut values) = log.options();
        let mut state = std::ptr::null_mut();
        // SAFETY: as many options as values; they and the log outlive the link.
        check(unsafe {
            (self.api.link_create)(count, options.as_mut_ptr(), values.as_mut_ptr(), &mut state)
        })?;
        for container in containers {
            let images = oxicc_fatbin::read(container);
            let usable = images.iter().filter(|i| i.kind == Kind::Ptx && !i.is_compressed && i.sm <= sm);
            let image = usable.max_by_key(|i| i.sm).ok_or(Error::NO_KERNEL_IMAGE_FOR_DEVICE)?;
            let text = image.payload.iter().position(|b| *b == 0).map(|end| &image.payload[..=end]);
            let text = text.ok_or(Error::INVALID_PTX)?;
            let none: *mut *mut c_void = std::ptr::null_mut();
            // SAFETY: the text ends with a zero and is as long as we say.
            check(unsafe {
                let data = text.as_ptr().cast_mut().cast();
                (self.api.link_add_data)(state, PTX, data, text.len(), c"unit".as_ptr(), 0, none.cast(), none)
            })?;
        }
        let (mut cubin, mut size) = (std::ptr::null_mut(), 0);
        // SAFETY: the out-pointers are to live locals; the code lives as long as the link, which is never ended.
        check(unsafe { (self.api.link_complete)(state, &mut cubin, &mut size) })?;
        self.load_image(cubin, &mut JitLog::new())
    }

    /// Says why the driver does not take the program's code.
    fn explain(&self, error: Error, log: &[u8], containers: &[&'static [u8]]) {
        let text = log.split(|b| *b == 0).next().unwrap_or_default();
        let log = String::from_utf8_lossy(text);
        if error == UNSUPPORTED_PTX {
            let mut version = 0;
            // SAFETY: the out-pointer is to a live local.
            let _ = unsafe { (self.api.driver_get_version)(&mut version) };
            let images = containers.iter().flat_map(|c| oxicc_fatbin::read(c));
            let ptx = images.filter(|i| i.kind == Kind::Ptx);
            let (major, minor) = ptx.map(|i| i.version).max().unwrap_or_default();
            eprintln!(
                "oxicc: the driver supports CUDA {}.{}, which cannot compile PTX {major}.{minor}: install a newer driver, or build the \
                 program with --ptx-version set to what the driver takes",
                version / 1000,
                version % 1000 / 10
            );
        } else {
            let name = error.name().to_string_lossy();
            eprintln!("oxicc: the driver does not load the program's device code: {name}\n{}", log.trim());
        }
    }

    fn copy_side(&self, side: &Side) -> api::Side {
        /// `CUmemorytype`
        const HOST: c_int = 1;
        const ARRAY: c_int = 3;
        const UNIFIED: c_int = 4;
        let mut made = api::Side {
            x_bytes: 0,
            y: 0,
            z: 0,
            level: 0,
            memory_type: ARRAY,
            host: 0,
            device: 0,
            array: 0,
            reserved: std::ptr::null_mut(),
            pitch: side.pitch,
            height: side.rows,
        };
        if let Some((array, pos)) = side.array {
            (made.x_bytes, made.y, made.z, made.array) = (pos.x, pos.y, pos.z, array as u64);
            (made.pitch, made.height) = (0, 0);
        } else if self.allocation(side.address).is_some() {
            (made.memory_type, made.device) = (UNIFIED, side.address);
        } else {
            (made.memory_type, made.host) = (HOST, side.address);
        }
        made
    }
}

const NOT_FOUND: Error = Error(500);
const UNSUPPORTED_PTX: Error = Error(222);

/// What the driver knows of a kernel.
fn kernel_info(api: &Api, function: *mut c_void) -> Result<KernelInfo> {
    let get = |which: c_int| {
        let mut value = 0;
        // SAFETY: the out-pointer is to a live local.
        unsafe { check((api.func_get_attribute)(&mut value, which, function)) }.map(|()| value)
    };
    let Some(param_info) = api.func_get_param_info else {
        eprintln!("oxicc: the driver is too old: it has no cuFuncGetParamInfo, which CUDA 12.4 brought");
        return Err(INSUFFICIENT_DRIVER);
    };
    let mut parameters = Vec::new();
    let (mut offset, mut size) = (0, 0);
    // SAFETY: the out-pointers are to live locals; the driver refuses a number that is too large.
    while unsafe { param_info(function, parameters.len(), &mut offset, &mut size) } == Error::SUCCESS {
        parameters.push((offset as u32, size as u32));
    }
    let cluster = [get(11), get(12), get(13)].map(|n| n.unwrap_or(0).max(0) as u32);
    Ok(KernelInfo {
        parameters,
        max_threads: get(0)?.max(0) as u32,
        static_shared: get(1)?.max(0) as usize,
        constants: get(2)?.max(0) as usize,
        local: get(3)?.max(0) as usize,
        registers: get(4)?.max(0) as u32,
        ptx_version: get(5)?,
        binary_version: get(6)?,
        cluster: (cluster[0] > 0).then_some(cluster.map(|n| n.max(1))),
    })
}

const INSUFFICIENT_DRIVER: Error = Error(35);

/// What kernels print shows at the end of the program at the latest.
extern "C" fn print_at_exit() {
    // How a kernel failed is nobody's concern any more.
    let _ = wait(Wait::Device, Patience::Wait);
}

/// Waits or asks without holding the runtime: other threads go on.
fn wait(what: Wait, patience: Patience) -> Result<()> {
    let Ok(api) = api() else { return Err(Error::INITIALIZATION_ERROR) };
    // SAFETY: the handles were looked up before.
    check(unsafe {
        match (what, patience) {
            (Wait::Device, _) => (api.ctx_synchronize)(),
            (Wait::Stream(s), Patience::Wait) => (api.stream_synchronize)(pointer(s)),
            (Wait::Stream(s), Patience::Ask) => (api.stream_query)(pointer(s)),
            (Wait::Event(e), Patience::Wait) => (api.event_synchronize)(pointer(e)),
            (Wait::Event(e), Patience::Ask) => (api.event_query)(pointer(e)),
        }
    })
}

/// `CUarray_format` of a channel.
fn format(desc: ChannelFormatDesc) -> Result<c_int> {
    // `cudaChannelFormatKind`: signed, unsigned, float.
    match (desc.x, desc.f) {
        (8, 0) => Ok(8),
        (16, 0) => Ok(9),
        (32, 0) => Ok(10),
        (8, 1) => Ok(1),
        (16, 1) => Ok(2),
        (32, 1) => Ok(3),
        (16, 2) => Ok(0x10),
        (32, 2) => Ok(0x20),
        _ => Err(Error::INVALID_CHANNEL_DESCRIPTOR),
    }
}

/// `CUDA_TEXTURE_DESC` of a texture that reads such elements.
fn sampling(t: &crate::types::TextureDesc, desc: ChannelFormatDesc) -> api::Sampling {
    const FLOAT: c_int = 2;
    let flag = |is_set: bool, value: c_uint| if is_set { value } else { 0 };
    api::Sampling {
        address_mode: t.address_mode,
        filter: t.filter_mode,
        flags: flag(t.read_mode == 0 && desc.f != FLOAT, 0x01)
            | flag(t.normalized_coords != 0, 0x02)
            | flag(t.srgb != 0, 0x10)
            | flag(t.disable_trilinear_optimization != 0, 0x20)
            | flag(t.seamless_cubemap != 0, 0x40),
        anisotropy: t.max_anisotropy,
        level_filter: t.mipmap_filter_mode,
        level_bias: t.mipmap_level_bias,
        level_min: t.min_mipmap_level_clamp,
        level_max: t.max_mipmap_level_clamp,
        border: t.border_color,
        reserved: [0; 12],
    }
}

impl Backend for Gpu {
    fn enter(&self) -> Result<()> {
        if ENTERED.get() != self.generation {
            // SAFETY: the context is alive.
            check(unsafe { (self.api.ctx_set_current)(self.context) })?;
            ENTERED.set(self.generation);
        }
        Ok(())
    }

    fn is_eager(&self) -> bool {
        true
    }

    fn properties(&self) -> DeviceProp {
        self.properties.clone()
    }

    fn attribute(&self, which: c_int) -> Option<c_int> {
        properties::attribute(self.api, self.device, which)
    }

    fn driver_version(&self) -> Option<c_int> {
        let mut version = 0;
        // SAFETY: the out-pointer is to a live local.
        check(unsafe { (self.api.driver_get_version)(&mut version) }).ok().map(|()| version)
    }

    fn load(&mut self, containers: &[&'static [u8]]) -> Result<usize> {
        let mut log = JitLog::new();
        let loaded = match containers {
            [one] => self.load_image(one.as_ptr().cast(), &mut log),
            several => self.link(several, &mut log),
        };
        let module = loaded.inspect_err(|e| self.explain(*e, &log.text, containers))?;
        self.modules.push(Loaded { module, kernels: FxHashMap::default() });
        Ok(self.modules.len() - 1)
    }

    fn kernel(&mut self, module: usize, name: &str) -> Result<KernelInfo> {
        self.function(module, name).map(|(_, info)| info)
    }

    fn variable(&mut self, module: usize, name: &str) -> Result<(u64, usize)> {
        let text = name_for_driver(name)?;
        let (mut address, mut size) = (0, 0);
        let module = self.module(module)?.module;
        // SAFETY: the module is loaded, the name ends with a zero.
        let found =
            unsafe { check((self.api.module_get_global)(&mut address, &mut size, module, text.as_ptr())) };
        found.map_err(|e| if e == NOT_FOUND { Error::INVALID_SYMBOL } else { e })?;
        Ok((address, size))
    }

    fn managed_variable(&mut self, module: usize, name: &str, _size: usize) -> Result<u64> {
        self.variable(module, name).map(|(address, _)| address)
    }

    fn alloc(&mut self, bytes: usize, kind: MemoryKind) -> Result<u64> {
        const GLOBAL: c_uint = 1;
        const PORTABLE_AND_MAPPED: c_uint = 3;
        let mut address = 0;
        // SAFETY: the out-pointer is to a live local.
        check(unsafe {
            match kind {
                MemoryKind::Device => (self.api.mem_alloc)(&mut address, bytes),
                MemoryKind::Managed => (self.api.mem_alloc_managed)(&mut address, bytes, GLOBAL),
                MemoryKind::Host => (self.api.mem_host_alloc)(&mut address, bytes, PORTABLE_AND_MAPPED),
            }
        })?;
        Ok(address)
    }

    fn free(&mut self, address: u64) -> Result<()> {
        let is_host = self.allocation(address).is_some_and(|a| a.kind == MemoryKind::Host);
        // SAFETY: the driver refuses what it did not allocate.
        check(unsafe {
            if is_host { (self.api.mem_free_host)(address) } else { (self.api.mem_free)(address) }
        })
    }

    fn alloc_on(&mut self, bytes: usize, stream: usize) -> Result<u64> {
        let Some(alloc) = self.api.mem_alloc_async else { return self.alloc(bytes, MemoryKind::Device) };
        let mut address = 0;
        // SAFETY: the out-pointer is to a live local, the stream was looked up.
        check(unsafe { alloc(&mut address, bytes, pointer(stream)) })?;
        Ok(address)
    }

    fn free_on(&mut self, address: u64, stream: usize) -> Result<()> {
        let Some(free) = self.api.mem_free_async else { return self.free(address) };
        // SAFETY: the driver refuses what it did not allocate; the stream was looked up.
        check(unsafe { free(address, pointer(stream)) })
    }

    fn register(&mut self, address: u64, bytes: usize) -> Result<()> {
        const PORTABLE_AND_MAPPED: c_uint = 3;
        // SAFETY: the program keeps the memory until it unregisters it.
        check(unsafe { (self.api.mem_host_register)(address, bytes, PORTABLE_AND_MAPPED) })
    }

    fn unregister(&mut self, address: u64) -> Result<()> {
        // SAFETY: the driver refuses what was not registered.
        check(unsafe { (self.api.mem_host_unregister)(address) })
    }

    fn allocation(&self, address: u64) -> Option<Allocation> {
        /// `CUpointer_attribute`: memory type, device pointer, is managed, start and size of the range.
        const WANTED: [c_int; 5] = [2, 3, 8, 11, 12];
        let (mut kind, mut device, mut managed, mut base, mut length) = (0u32, 0u64, 0u32, 0u64, 0u64);
        let places: [*mut c_void; 5] = [
            (&raw mut kind).cast(),
            (&raw mut device).cast(),
            (&raw mut managed).cast(),
            (&raw mut base).cast(),
            (&raw mut length).cast(),
        ];
        // SAFETY: a place for each attribute, as wide as the driver's headers say.
        let status = unsafe {
            (self.api.pointer_get_attributes)(
                WANTED.len() as c_uint,
                WANTED.as_ptr(),
                places.as_ptr(),
                address,
            )
        };
        let kind = match (status, kind, managed) {
            (Error::SUCCESS, 1 | 2, 1) => MemoryKind::Managed,
            (Error::SUCCESS, 1, _) => MemoryKind::Host,
            (Error::SUCCESS, 2, _) => MemoryKind::Device,
            _ => return None,
        };
        // The range is the device's; memory of the host may be elsewhere there.
        let before = device.wrapping_sub(base);
        Some(Allocation { kind, base: address.wrapping_sub(before), length, device: base })
    }

    fn copy(&mut self, copy: &Copy, stream: usize) -> Result<()> {
        let is_plain = copy.from.array.is_none() && copy.to.array.is_none();
        // SAFETY: the program says that the memory is its own; the driver checks what it knows.
        check(unsafe {
            if is_plain && copy.height <= 1 && copy.depth <= 1 {
                (self.api.memcpy_async)(copy.to.address, copy.from.address, copy.width, pointer(stream))
            } else {
                let made = api::Copy3d {
                    from: self.copy_side(&copy.from),
                    to: self.copy_side(&copy.to),
                    width_bytes: copy.width,
                    height: copy.height.max(1),
                    depth: copy.depth.max(1),
                };
                (self.api.memcpy_3d_async)(&made, pointer(stream))
            }
        })
    }

    fn fill(&mut self, fill: &Fill, stream: usize) -> Result<()> {
        let [a, b, ..] = fill.value;
        let (width, height) = (fill.width / fill.element.max(1), fill.height.max(1));
        let pitch = if fill.to.pitch == 0 { fill.width } else { fill.to.pitch };
        for z in 0..fill.depth.max(1) {
            let to = fill.to.address + (z * fill.to.rows.max(1) * pitch) as u64;
            let stream = pointer(stream);
            // SAFETY: the driver checks that the memory is its own.
            check(unsafe {
                match fill.element {
                    1 if height == 1 => (self.api.memset_d8)(to, a, width, stream),
                    1 => (self.api.memset_d2d8)(to, pitch, a, width, height, stream),
                    2 => {
                        let value = u16::from_le_bytes([a, b]);
                        (self.api.memset_d2d16)(to, pitch, value, width, height, stream)
                    }
                    _ => {
                        let value = u32::from_le_bytes(fill.value);
                        (self.api.memset_d2d32)(to, pitch, value, width, height, stream)
                    }
                }
            })?;
        }
        Ok(())
    }

    fn launch(&mut self, module: usize, name: &str, kernel: &Kernel, stream: usize) -> Result<()> {
        use crate::types::launch_attribute;
        let (function, _) = self.function(module, name)?;
        let attribute = |id, [x, y, z]: [u32; 3]| {
            let mut value = [0; 16];
            value[..3].copy_from_slice(&[x, y, z]);
            api::LaunchAttribute { id, padding: 0, value }
        };
        let mut attributes = Vec::new();
        if kernel.cooperative {
            attributes.push(attribute(launch_attribute::COOPERATIVE, [1, 0, 0]));
        }
        if let Some(cluster) = kernel.cluster {
            attributes.push(attribute(launch_attribute::CLUSTER_DIMENSION, cluster));
        }
        let config = api::LaunchConfig {
            grid: kernel.grid,
            block: kernel.block,
            shared: kernel.shared as c_uint,
            stream: pointer(stream),
            attributes: attributes.as_ptr(),
            attribute_count: attributes.len() as c_uint,
        };
        let mut arguments: Vec<*mut c_void> =
            kernel.arguments.iter().map(|a| a.as_ptr().cast_mut().cast()).collect();
        // SAFETY: an argument for each parameter, as long as the driver said; it copies them before it returns.
        check(unsafe {
            (self.api.launch_kernel_ex)(&config, function, arguments.as_mut_ptr(), std::ptr::null_mut())
        })
    }

    fn take_fault(&mut self) -> Option<Error> {
        None
    }

    fn set_kernel_attribute(&mut self, module: usize, name: &str, which: c_int, value: c_int) -> Result<()> {
        let (function, _) = self.function(module, name)?;
        // SAFETY: a function of a loaded module.
        check(unsafe { (self.api.func_set_attribute)(function, which, value) })
    }

    fn active_blocks(&mut self, module: usize, name: &str, threads: u32, dynamic: usize) -> Result<u32> {
        let (function, _) = self.function(module, name)?;
        let mut count = 0;
        // SAFETY: the out-pointer is to a live local.
        check(unsafe { (self.api.occupancy)(&mut count, function, threads as c_int, dynamic) })?;
        Ok(count.max(0) as u32)
    }

    fn create_array(&mut self, spec: &ArraySpec) -> Result<Storage> {
        let descriptor = api::ArrayDescriptor {
            width: spec.extent.width,
            height: spec.extent.height,
            depth: spec.extent.depth,
            format: format(spec.desc)?,
            channels: u32::from(spec.desc.channels()),
            flags: spec.flags,
        };
        let mut handle = std::ptr::null_mut();
        // SAFETY: the out-pointer is to a live local, and so is the descriptor.
        unsafe {
            if spec.mipmapped {
                check((self.api.mipmapped_create)(&mut handle, &descriptor, spec.levels))?;
                Ok(Storage::Mipmapped(handle as usize))
            } else {
                check((self.api.array_3d_create)(&mut handle, &descriptor))?;
                Ok(Storage::Array(handle as usize))
            }
        }
    }

    fn array_level(&mut self, storage: Storage, _spec: &ArraySpec, level: u32) -> Result<Storage> {
        let Storage::Mipmapped(array) = storage else { return Err(Error::INVALID_VALUE) };
        let mut handle = std::ptr::null_mut();
        // SAFETY: the out-pointer is to a live local; the array was looked up.
        check(unsafe { (self.api.mipmapped_level)(&mut handle, pointer(array), level) })?;
        Ok(Storage::Array(handle as usize))
    }

    fn free_array(&mut self, storage: Storage) -> Result<()> {
        // SAFETY: the array was looked up, and is forgotten.
        check(unsafe {
            match storage {
                Storage::Linear(address) => (self.api.mem_free)(address),
                Storage::Array(array) => (self.api.array_destroy)(pointer(array)),
                Storage::Mipmapped(array) => (self.api.mipmapped_destroy)(pointer(array)),
            }
        })
    }

    fn texture(&mut self, spec: &TextureSpec) -> Result<u64> {
        /// `CUresourcetype`
        const ARRAY: c_int = 0;
        const MIPMAPPED: c_int = 1;
        const LINEAR: c_int = 2;
        const PITCH_2D: c_int = 3;
        let (kind, handle) = match spec.storage {
            Storage::Array(array) => (ARRAY, array as u64),
            Storage::Mipmapped(array) => (MIPMAPPED, array as u64),
            Storage::Linear(address) if spec.pitch.is_some() => (PITCH_2D, address),
            Storage::Linear(address) => (LINEAR, address),
        };
        let [width, height, _] = spec.extent.map(|n| n as usize);
        let is_linear = kind == LINEAR;
        let resource = api::Resource {
            kind,
            handle,
            format: if kind < LINEAR { 0 } else { format(spec.desc)? },
            channels: if kind < LINEAR { 0 } else { u32::from(spec.desc.channels()) },
            size_or_width: match kind {
                LINEAR => width * spec.desc.bytes(),
                PITCH_2D => width,
                _ => 0,
            },
            height: if is_linear { 0 } else { height },
            pitch: spec.pitch.unwrap_or(0) as usize,
            rest: [0; 11],
            flags: 0,
        };
        let mut object = 0;
        // SAFETY: the out-pointer is to a live local, and so are the descriptors.
        check(unsafe {
            match &spec.sampling {
                Some(t) => {
                    let sampling = sampling(t, spec.desc);
                    (self.api.tex_create)(&mut object, &resource, &sampling, std::ptr::null())
                }
                None => (self.api.surf_create)(&mut object, &resource),
            }
        })?;
        Ok(object)
    }

    fn destroy_texture(&mut self, object: u64, is_surface: bool) -> Result<()> {
        // SAFETY: the object was looked up, and is forgotten.
        check(unsafe {
            if is_surface { (self.api.surf_destroy)(object) } else { (self.api.tex_destroy)(object) }
        })
    }

    fn flush(&mut self) {}

    fn limit(&self, which: c_int) -> Option<usize> {
        let mut value = 0;
        // SAFETY: the out-pointer is to a live local.
        check(unsafe { (self.api.ctx_get_limit)(&mut value, which) }).ok().map(|()| value)
    }

    fn set_limit(&mut self, which: c_int, value: usize) -> Result<()> {
        // SAFETY: no pointers.
        check(unsafe { (self.api.ctx_set_limit)(which, value) })
    }

    fn memory(&self) -> (usize, usize) {
        let (mut free, mut total) = (0, 0);
        // SAFETY: the out-pointers are to live locals.
        let _ = unsafe { (self.api.mem_get_info)(&mut free, &mut total) };
        (free, total)
    }

    fn create_stream(&mut self, flags: u32, priority: i32) -> Result<Option<usize>> {
        let mut stream = std::ptr::null_mut();
        // SAFETY: the out-pointer is to a live local.
        check(unsafe { (self.api.stream_create)(&mut stream, flags, priority) })?;
        Ok(Some(stream as usize))
    }

    fn destroy_stream(&mut self, stream: usize) -> Result<()> {
        // SAFETY: the stream was looked up, and is forgotten.
        check(unsafe { (self.api.stream_destroy)(pointer(stream)) })
    }

    fn stream_waits_for(&mut self, stream: usize, event: usize) -> Result<()> {
        // SAFETY: both were looked up.
        check(unsafe { (self.api.stream_wait_event)(pointer(stream), pointer(event), 0) })
    }

    fn create_event(&mut self, flags: u32) -> Result<Option<usize>> {
        let mut event = std::ptr::null_mut();
        // SAFETY: the out-pointer is to a live local.
        check(unsafe { (self.api.event_create)(&mut event, flags) })?;
        Ok(Some(event as usize))
    }

    fn destroy_event(&mut self, event: usize) -> Result<()> {
        // SAFETY: the event was looked up, and is forgotten.
        check(unsafe { (self.api.event_destroy)(pointer(event)) })
    }

    fn record(&mut self, event: usize, stream: usize) -> Result<()> {
        // SAFETY: both were looked up.
        check(unsafe { (self.api.event_record)(pointer(event), pointer(stream)) })
    }

    fn elapsed(&self, start: usize, end: usize) -> Option<Result<f32>> {
        let mut milliseconds = 0.0;
        // SAFETY: the out-pointer is to a live local; the events were looked up.
        let status =
            unsafe { (self.api.event_elapsed_time)(&mut milliseconds, pointer(start), pointer(end)) };
        Some(check(status).map(|()| milliseconds))
    }

    fn memory_handle(&mut self, address: u64) -> Result<IpcHandle> {
        let mut handle = IpcHandle::default();
        // SAFETY: the out-pointer is to a live local; the driver checks the address.
        check(unsafe { (self.api.ipc_memory_handle)(&mut handle, address) })?;
        Ok(handle)
    }

    fn open_memory(&mut self, handle: IpcHandle, flags: c_uint) -> Result<u64> {
        let mut address = 0;
        // SAFETY: the out-pointer is to a live local; the driver checks the handle.
        check(unsafe { (self.api.ipc_open_memory)(&mut address, handle, flags) })?;
        Ok(address)
    }

    fn close_memory(&mut self, address: u64) -> Result<()> {
        // SAFETY: the driver checks the address.
        check(unsafe { (self.api.ipc_close_memory)(address) })
    }

    fn event_handle(&mut self, event: usize) -> Result<IpcHandle> {
        let mut handle = IpcHandle::default();
        // SAFETY: the out-pointer is to a live local; the event was looked up.
        check(unsafe { (self.api.ipc_event_handle)(&mut handle, pointer(event)) })?;
        Ok(handle)
    }

    fn open_event(&mut self, handle: IpcHandle) -> Result<usize> {
        let mut event = std::ptr::null_mut();
        // SAFETY: the out-pointer is to a live local; the driver checks the handle.
        check(unsafe { (self.api.ipc_open_event)(&mut event, handle) })?;
        Ok(event as usize)
    }

    fn host_call(&mut self, call: HostCall, stream: usize) -> Result<Option<HostCall>> {
        // SAFETY: the program gave the function together with its data.
        check(unsafe {
            match call {
                HostCall::Function(function, data) => {
                    (self.api.launch_host_func)(pointer(stream), function, pointer(data))
                }
                HostCall::Callback(function, _, data) => {
                    (self.api.stream_add_callback)(pointer(stream), function, pointer(data), 0)
                }
            }
        })?;
        Ok(None)
    }

    fn waiter(&self) -> Option<super::Waiter> {
        Some(wait)
    }

    fn reset(&mut self) {
        // SAFETY: nobody holds what the context had: the runtime forgets it.
        let _ = unsafe { (self.api.primary_ctx_reset)(self.device) };
    }
}
