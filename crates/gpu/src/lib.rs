//! Runs PTX on a real GPU through the CUDA driver API, found at run time.
//!
//! There is no build-time dependency on CUDA: `libcuda.so.1` comes with the GPU's kernel driver and is opened when a [`Gpu`]
//! is. Without it [`Gpu::open`] returns an error that says so.
//!
//! ```no_run
//! # fn main() -> Result<(), oxicc_gpu::GpuError> {
//! # let ptx = "";
//! let gpu = oxicc_gpu::Gpu::open(0)?;
//! let module = gpu.load(ptx)?;
//! let kernel = module.function("saxpy")?;
//! let x = gpu.alloc(4000)?;
//! x.write(&[0; 4000])?;
//! let params = [x.address().to_le_bytes().to_vec()];
//! let elapsed = kernel.launch([4, 1, 1], [256, 1, 1], 0, &params)?;
//! # Ok(()) }
//! ```
//!
//! Rules: everything `unsafe` in the workspace that talks to the driver is here; handles borrow the [`Gpu`] they belong to, so
//! that nothing outlives its context; a failing call is a [`GpuError`] with the driver's own name for it.

mod api;
mod error;
mod object;

use std::cell::OnceCell;
use std::ffi::{CString, c_void};
use std::marker::PhantomData;
use std::ptr;
use std::time::Duration;

use api::{Api, ObjectApi};
pub use error::GpuError;
pub use object::{ArraySpec, Format, Image, Sampler, Shape, TensorMapSpec, Wrap};

/// One GPU with a context that is current on the thread that opened it.
pub struct Gpu {
    api: Api,
    objects: OnceCell<ObjectApi>,
    context: api::Context,
    device: api::Device,
    /// The driver binds a context to a thread: a `Gpu` stays on its thread.
    _thread: PhantomData<*const ()>,
}

impl Gpu {
    /// Opens the GPU with this number.
    pub fn open(ordinal: u32) -> Result<Gpu, GpuError> {
        let api = Api::load()?;
        // SAFETY: the function pointers have the types the driver API documents; all out-pointers are to live locals.
        unsafe {
            api.check("cuInit", (api.init)(0))?;
            let mut count = 0;
            api.check("cuDeviceGetCount", (api.device_get_count)(&mut count))?;
            if ordinal >= count.max(0) as u32 {
                return Err(GpuError::NoDevice { ordinal, count: count.max(0) as u32 });
            }
            let mut device = 0;
            api.check("cuDeviceGet", (api.device_get)(&mut device, ordinal as i32))?;
            let mut context = ptr::null_mut();
            api.check("cuDevicePrimaryCtxRetain", (api.primary_ctx_retain)(&mut context, device))?;
            let gpu = Gpu { api, objects: OnceCell::new(), context, device, _thread: PhantomData };
            gpu.api.check("cuCtxSetCurrent", (gpu.api.ctx_set_current)(gpu.context))?;
            Ok(gpu)
        }
    }

    /// The functions that not every driver has.
    fn objects(&self) -> Result<&ObjectApi, GpuError> {
        if let Some(table) = self.objects.get() {
            return Ok(table);
        }
        let table = ObjectApi::load()?;
        Ok(self.objects.get_or_init(|| table))
    }

    /// The product's name, as the driver gives it.
    pub fn name(&self) -> Result<String, GpuError> {
        let mut buffer = [0u8; 128];
        // SAFETY: the buffer is as long as we say; the driver ends the text with a zero.
        let status = unsafe { (self.api.device_get_name)(buffer.as_mut_ptr().cast(), 128, self.device) };
        self.api.check("cuDeviceGetName", status)?;
        let text = buffer.split(|b| *b == 0).next().unwrap_or_default();
        Ok(String::from_utf8_lossy(text).into_owned())
    }

    /// The compute capability as major * 10 + minor: 90 for an H200.
    pub fn sm(&self) -> Result<u32, GpuError> {
        const MAJOR: i32 = 75;
        const MINOR: i32 = 76;
        let attribute = |which| {
            let mut value = 0;
            // SAFETY: the out-pointer is to a live local.
            let status = unsafe { (self.api.device_get_attribute)(&mut value, which, self.device) };
            self.api.check("cuDeviceGetAttribute", status).map(|()| value.max(0) as u32)
        };
        Ok(attribute(MAJOR)? * 10 + attribute(MINOR)?)
    }

    /// How many bytes of stack each thread has. The driver's own choice is 1024, little for functions that call themselves: it does
    /// not know how deep they go, and nothing stops a thread that writes beyond its stack.
    pub fn set_stack(&self, bytes: usize) -> Result<(), GpuError> {
        const STACK_SIZE: i32 = 0;
        // SAFETY: no pointers.
        let status = unsafe { (self.api.ctx_set_limit)(STACK_SIZE, bytes) };
        self.api.check("cuCtxSetLimit", status)
    }

    /// Compiles PTX text with the driver's own assembler and loads it.
    pub fn load(&self, ptx: &str) -> Result<Module<'_>, GpuError> {
        let text = CString::new(ptx).map_err(|_| GpuError::NulInName)?;
        self.load_image(text.as_bytes_with_nul())
    }

    /// Loads a cubin, or PTX text that ends with a zero. Anything else is refused here: the driver would read on.
    pub fn load_image(&self, image: &[u8]) -> Result<Module<'_>, GpuError> {
        const ERROR_LOG_BUFFER: i32 = 5;
        const ERROR_LOG_BUFFER_SIZE: i32 = 6;
        if !image.starts_with(b"\x7fELF") && image.last() != Some(&0) {
            return Err(GpuError::NulInName);
        }
        let mut log = vec![0u8; 16 << 10];
        let mut options = [ERROR_LOG_BUFFER, ERROR_LOG_BUFFER_SIZE];
        // Values of pointer size: the log's address and, in the place of a pointer, its length.
        let mut values = [log.as_mut_ptr().cast::<c_void>(), ptr::without_provenance_mut(log.len())];
        let mut module = ptr::null_mut();
        // SAFETY: two options with two values; the log buffer outlives the call; a text ends with a zero, a cubin
        // says itself how long it is.
        let status = unsafe {
            (self.api.module_load_data_ex)(
                &mut module,
                image.as_ptr().cast(),
                2,
                options.as_mut_ptr(),
                values.as_mut_ptr(),
            )
        };
        if let Err(e) = self.api.check("cuModuleLoadDataEx", status) {
            let log = log.split(|b| *b == 0).next().unwrap_or_default();
            return Err(GpuError::Load {
                cause: Box::new(e),
                log: String::from_utf8_lossy(log).trim().to_owned(),
            });
        }
        Ok(Module { gpu: self, module })
    }

    /// Allocates device memory; at least one byte.
    pub fn alloc(&self, len: usize) -> Result<DeviceMemory<'_>, GpuError> {
        let mut address = 0;
        // SAFETY: the out-pointer is to a live local.
        let status = unsafe { (self.api.mem_alloc)(&mut address, len.max(1)) };
        self.api.check("cuMemAlloc", status)?;
        Ok(DeviceMemory { gpu: self, address, len, owned: true })
    }
}

impl Drop for Gpu {
    fn drop(&mut self) {
        // SAFETY: released once, and nothing that borrows the context is left. A failure here has nobody to tell.
        unsafe { (self.api.primary_ctx_release)(self.device) };
    }
}

/// A loaded module.
pub struct Module<'g> {
    gpu: &'g Gpu,
    module: api::Module,
}

impl<'g> Module<'g> {
    /// The kernel of that name.
    pub fn function(&self, name: &str) -> Result<Function<'g, '_>, GpuError> {
        let text = CString::new(name).map_err(|_| GpuError::NulInName)?;
        let mut function = ptr::null_mut();
        // SAFETY: the module is loaded; the name ends with a zero.
        let status = unsafe { (self.gpu.api.module_get_function)(&mut function, self.module, text.as_ptr()) };
        self.gpu.api.check("cuModuleGetFunction", status)?;
        Ok(Function { gpu: self.gpu, function, _module: PhantomData })
    }

    /// The memory of a module variable.
    pub fn global(&self, name: &str) -> Result<DeviceMemory<'_>, GpuError> {
        let text = CString::new(name).map_err(|_| GpuError::NulInName)?;
        let (mut address, mut len) = (0, 0);
        // SAFETY: the module is loaded; the name ends with a zero; out-pointers are to live locals.
        let status =
            unsafe { (self.gpu.api.module_get_global)(&mut address, &mut len, self.module, text.as_ptr()) };
        self.gpu.api.check("cuModuleGetGlobal", status)?;
        Ok(DeviceMemory { gpu: self.gpu, address, len, owned: false })
    }
}

impl Drop for Module<'_> {
    fn drop(&mut self) {
        // SAFETY: unloaded once; functions and globals borrow the module.
        unsafe { (self.gpu.api.module_unload)(self.module) };
    }
}

/// A kernel of a loaded module.
pub struct Function<'g, 'm> {
    gpu: &'g Gpu,
    function: api::Function,
    _module: PhantomData<&'m ()>,
}

impl Function<'_, '_> {
    /// Runs the kernel to its end and returns the time it took on the GPU. Parameters are their bytes, in order, each as long
    /// as the kernel declares it.
    pub fn launch(
        &self,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        params: &[Vec<u8>],
    ) -> Result<Duration, GpuError> {
        self.launch_together(grid, block, shared, Together::default(), params)
    }

    /// The same with blocks that belong together.
    pub fn launch_together(
        &self,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        together: Together,
        params: &[Vec<u8>],
    ) -> Result<Duration, GpuError> {
        let api = &self.gpu.api;
        let mut pointers: Vec<*mut c_void> = params.iter().map(|p| p.as_ptr().cast_mut().cast()).collect();
        let start = Event::new(self.gpu)?;
        let end = Event::new(self.gpu)?;
        if shared > 48 << 10 {
            const MAX_DYNAMIC_SHARED_SIZE: i32 = 8;
            // SAFETY: the function belongs to a loaded module.
            let status =
                unsafe { (api.func_set_attribute)(self.function, MAX_DYNAMIC_SHARED_SIZE, shared as i32) };
            api.check("cuFuncSetAttribute", status)?;
        }
        start.record()?;
        const COOPERATIVE: i32 = 2;
        const CLUSTER_DIMENSION: i32 = 4;
        let attribute = |id, value| api::LaunchAttribute { id, padding: 0, value, rest: [0; 13] };
        let mut attributes = Vec::new();
        attributes.extend(together.cluster.map(|extent| attribute(CLUSTER_DIMENSION, extent)));
        attributes.extend(together.cooperative.then(|| attribute(COOPERATIVE, [1, 0, 0])));
        if !attributes.is_empty() {
            let config = api::LaunchConfig {
                grid,
                block,
                shared,
                stream: ptr::null_mut(),
                attributes: attributes.as_ptr(),
                attribute_count: attributes.len() as u32,
            };
            let launch = self.gpu.objects()?.launch_kernel_ex;
            // SAFETY: as below; the configuration and its attributes live until the call returns.
            let status = unsafe { launch(&config, self.function, pointers.as_mut_ptr(), ptr::null_mut()) };
            api.check("cuLaunchKernelEx", status)?;
            end.record()?;
            // SAFETY: no arguments.
            api.check("cuCtxSynchronize", unsafe { (api.ctx_synchronize)() })?;
            return end.since(&start);
        }
        // SAFETY: one pointer for each parameter of the kernel, to live bytes that the driver copies before it returns; that
        // there are as many and as long as the kernel declares is this function's contract.
        let status = unsafe {
            (api.launch_kernel)(
                self.function,
                grid[0],
                grid[1],
                grid[2],
                block[0],
                block[1],
                block[2],
                shared,
                ptr::null_mut(),
                pointers.as_mut_ptr(),
                ptr::null_mut(),
            )
        };
        api.check("cuLaunchKernel", status)?;
        end.record()?;
        // SAFETY: no arguments.
        api.check("cuCtxSynchronize", unsafe { (api.ctx_synchronize)() })?;
        end.since(&start)
    }
}

/// Which blocks of a launch run together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Together {
    /// Blocks of a cluster, if the kernel does not say.
    pub cluster: Option<[u32; 3]>,
    /// All of them: the grid may synchronise.
    pub cooperative: bool,
}

/// Device memory: allocated, or a module's variable.
pub struct DeviceMemory<'g> {
    gpu: &'g Gpu,
    address: u64,
    len: usize,
    owned: bool,
}

impl DeviceMemory<'_> {
    /// The device address.
    pub fn address(&self) -> u64 {
        self.address
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Copies the bytes to the start of this memory; they must fit.
    pub fn write(&self, bytes: &[u8]) -> Result<(), GpuError> {
        if bytes.len() > self.len {
            return Err(GpuError::TooLong { have: self.len, want: bytes.len() });
        }
        // SAFETY: the source is as long as we say, the destination at least as long.
        let status =
            unsafe { (self.gpu.api.memcpy_h_to_d)(self.address, bytes.as_ptr().cast(), bytes.len()) };
        self.gpu.api.check("cuMemcpyHtoD", status)
    }

    /// The contents.
    pub fn read(&self) -> Result<Vec<u8>, GpuError> {
        let mut bytes = vec![0; self.len];
        // SAFETY: both sides are `len` bytes long.
        let status =
            unsafe { (self.gpu.api.memcpy_d_to_h)(bytes.as_mut_ptr().cast(), self.address, self.len) };
        self.gpu.api.check("cuMemcpyDtoH", status)?;
        Ok(bytes)
    }
}

impl Drop for DeviceMemory<'_> {
    fn drop(&mut self) {
        if self.owned {
            // SAFETY: allocated by `alloc`, freed once.
            unsafe { (self.gpu.api.mem_free)(self.address) };
        }
    }
}

/// A point in the stream of work, for timing.
struct Event<'g> {
    gpu: &'g Gpu,
    event: api::Event,
}

impl<'g> Event<'g> {
    fn new(gpu: &'g Gpu) -> Result<Event<'g>, GpuError> {
        let mut event = ptr::null_mut();
        // SAFETY: the out-pointer is to a live local.
        let status = unsafe { (gpu.api.event_create)(&mut event, 0) };
        gpu.api.check("cuEventCreate", status)?;
        Ok(Event { gpu, event })
    }

    fn record(&self) -> Result<(), GpuError> {
        // SAFETY: the event is live; null is the default stream.
        self.gpu
            .api
            .check("cuEventRecord", unsafe { (self.gpu.api.event_record)(self.event, ptr::null_mut()) })
    }

    fn since(&self, start: &Event) -> Result<Duration, GpuError> {
        let mut milliseconds = 0.0f32;
        // SAFETY: both events are live and recorded.
        let status = unsafe { (self.gpu.api.event_elapsed_time)(&mut milliseconds, start.event, self.event) };
        self.gpu.api.check("cuEventElapsedTime", status)?;
        Ok(Duration::from_secs_f32(milliseconds.max(0.0) / 1000.0))
    }
}

impl Drop for Event<'_> {
    fn drop(&mut self) {
        // SAFETY: created by `new`, destroyed once.
        unsafe { (self.gpu.api.event_destroy)(self.event) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILL: &str = "
.version 8.0
.target sm_75
.address_size 64
.visible .entry fill(.param .u64 p, .param .u32 v)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [v];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r1;
    ret;
}
";

    /// Where there is no GPU the error says so; where there is one, a kernel runs.
    #[test]
    fn a_kernel_runs_or_the_error_is_clear() {
        let gpu = match Gpu::open(0) {
            Ok(gpu) => gpu,
            Err(e) => {
                assert!(!e.to_string().is_empty());
                return;
            }
        };
        let module = gpu.load(FILL).unwrap();
        let memory = gpu.alloc(32 * 4).unwrap();
        let params = [memory.address().to_le_bytes().to_vec(), 7u32.to_le_bytes().to_vec()];
        module.function("fill").unwrap().launch([1; 3], [32, 1, 1], 0, &params).unwrap();
        assert_eq!(memory.read().unwrap(), 7u32.to_le_bytes().repeat(32));
        assert!(module.function("absent").is_err());
        assert!(matches!(gpu.load("nonsense"), Err(GpuError::Load { .. })));
    }
}
