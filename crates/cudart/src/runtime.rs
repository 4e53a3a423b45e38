//! The state of the runtime, made at the first call that needs a device.

use std::ffi::c_void;
use std::sync::Mutex;
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::backend::sim::Sim;
use crate::backend::{Backend, KernelInfo};
use crate::error::{Error, Result};
use crate::graph::{Graph, GraphExec};
use crate::handles::Handles;
use crate::registry::{self, Function};
use crate::types::{ChannelFormatDesc, Extent, ResourceDesc, TextureDesc};
use crate::work::{HostCall, Kernel, Work};

/// A queue of operations. They are executed when they are submitted, so there is nothing in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stream {
    pub flags: u32,
    pub priority: i32,
    /// The graph that operations are recorded into.
    pub capture: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub flags: u32,
    pub reached: Option<Instant>,
    /// The graph it was recorded in, while that is being captured.
    pub captured: Option<usize>,
}

/// An array for textures and surfaces: its texels lie one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Array {
    pub address: u64,
    pub desc: ChannelFormatDesc,
    /// In texels; 0 where there is no such dimension.
    pub extent: Extent,
    pub flags: u32,
    pub levels: u32,
    /// A level of another array, whose memory it uses.
    pub is_level: bool,
}

impl Array {
    /// The extent with at least one in each dimension.
    pub fn full(&self) -> [usize; 3] {
        [self.extent.width.max(1), self.extent.height.max(1), self.extent.depth.max(1)]
    }
}

/// A texture or surface object as the program described it.
pub struct Object {
    pub resource: ResourceDesc,
    pub texture: Option<TextureDesc>,
}

pub struct Pool {
    pub threshold: u64,
}

pub struct Runtime {
    pub backend: Box<dyn Backend>,
    /// Modules of the registry that were loaded: their number in the backend.
    loaded: FxHashMap<usize, Result<usize>>,
    pub streams: Handles<Stream>,
    pub events: Handles<Event>,
    pub arrays: Handles<Array>,
    pub graphs: Handles<Graph>,
    pub executables: Handles<GraphExec>,
    pub pools: Handles<Pool>,
    /// The pool of the device, once somebody asked for it.
    pub device_pool: Option<usize>,
    pub objects: FxHashMap<u64, Object>,
    /// The legacy stream and that of the thread, which are always there.
    pub default_stream: Stream,
    /// Dynamic shared memory that kernels may use beyond the usual.
    pub dynamic_shared: FxHashMap<usize, usize>,
    pub limits: [usize; 7],
    pub device_flags: u32,
    /// A kernel failed, and nobody knows yet.
    pending: Option<Error>,
    /// A kernel failed: every later call says so.
    sticky: Option<Error>,
}

// SAFETY: resources hold addresses of the device, which any thread may use.
unsafe impl Send for Runtime {}

static RUNTIME: Mutex<Option<Runtime>> = Mutex::new(None);

/// `cudaStreamLegacy` and `cudaStreamPerThread`.
const SPECIAL_STREAMS: std::ops::RangeInclusive<usize> = 0..=2;

/// Runs with the runtime, made when it is first needed.
pub fn with<T>(f: impl FnOnce(&mut Runtime) -> Result<T>) -> Result<T> {
    let mut guard = RUNTIME.lock().unwrap_or_else(|e| e.into_inner());
    if guard.is_none() {
        *guard = Some(Runtime::new()?);
    }
    guard.as_mut().map_or(Err(Error::INITIALIZATION_ERROR), f)
}

/// Runs with the runtime unless a kernel has failed before.
pub fn with_context<T>(f: impl FnOnce(&mut Runtime) -> Result<T>) -> Result<T> {
    with(|r| r.sticky.map_or(Ok(()), Err).and_then(|()| f(r)))
}

/// At the end of the program: what kernels printed is shown.
pub fn finish() {
    if let Some(runtime) = RUNTIME.lock().unwrap_or_else(|e| e.into_inner()).as_mut() {
        runtime.backend.flush();
    }
}

/// Forgets everything but what the program registered.
pub fn reset() {
    finish();
    *RUNTIME.lock().unwrap_or_else(|e| e.into_inner()) = None;
}

/// Gives work to a stream.
pub fn submit(stream: usize, work: Work) -> Result<()> {
    let now = with_context(|r| r.capture(stream, work))?;
    now.map_or(Ok(()), perform)
}

/// Executes work now. Functions of the program run without the lock: they may call the runtime.
pub fn perform(work: Work) -> Result<()> {
    match work {
        Work::Graph(all) => all.into_iter().try_for_each(perform),
        Work::Host(call) => {
            with(|r| {
                r.backend.flush();
                Ok(())
            })?;
            // SAFETY: the program gave the function together with its data.
            unsafe {
                match call {
                    HostCall::Function(function, data) => function(data as *mut c_void),
                    HostCall::Callback(function, stream, data) => {
                        function(stream as *mut c_void, Error::SUCCESS, data as *mut c_void);
                    }
                }
            }
            Ok(())
        }
        other => with_context(|r| r.execute(other)),
    }
}

impl Runtime {
    fn new() -> Result<Runtime> {
        let wanted = std::env::var("OXICC_DEVICE").unwrap_or_default();
        if wanted == "gpu" {
            eprintln!(
                "oxicc: OXICC_DEVICE=gpu: this runtime has no GPU backend yet; the simulator is OXICC_DEVICE=sim"
            );
            return Err(Error::NO_DEVICE);
        }
        Ok(Runtime {
            backend: Box::new(Sim::new()),
            loaded: FxHashMap::default(),
            streams: Handles::new(0x5100_0000),
            events: Handles::new(0x5200_0000),
            arrays: Handles::new(0x5300_0000),
            graphs: Handles::new(0x5400_0000),
            executables: Handles::new(0x5500_0000),
            pools: Handles::new(0x5600_0000),
            device_pool: None,
            objects: FxHashMap::default(),
            default_stream: Stream::default(),
            dynamic_shared: FxHashMap::default(),
            limits: [1024, 8_650_752, 8 << 20, 2, 2048, 64, 0],
            device_flags: 0,
            pending: None,
            sticky: None,
        })
    }

    /// Loads a module of the registry and places its managed variables.
    pub fn load(&mut self, module: usize) -> Result<()> {
        self.loaded(module).map(|_| ())
    }

    fn loaded(&mut self, module: usize) -> Result<usize> {
        if let Some(known) = self.loaded.get(&module) {
            return *known;
        }
        let (fatbin, managed) = {
            let registry = registry::lock();
            let found = registry.modules.get(module).and_then(Option::as_ref);
            let found = found.ok_or(Error::INVALID_KERNEL_IMAGE)?;
            let managed: Vec<_> = found.managed.iter().map(|m| (m.pointer, m.name.clone(), m.size)).collect();
            (found.fatbin, managed)
        };
        let number = self.backend.load(fatbin);
        self.loaded.insert(module, number);
        let number = number?;
        for (pointer, name, size) in managed {
            let address = self.backend.managed_variable(number, &name, size)?;
            // SAFETY: the program registered the address of a pointer of its own.
            unsafe { *(pointer as *mut usize) = address as usize };
        }
        Ok(number)
    }

    /// The kernel behind a host function: its module in the backend, its name, and what is known of it.
    pub fn kernel(&mut self, function: usize) -> Result<(usize, String, KernelInfo)> {
        let found = registry::lock().functions.get(&function).cloned();
        let Function { module, name } = found.ok_or(Error::INVALID_DEVICE_FUNCTION)?;
        let module = self.loaded(module)?;
        let info = self.backend.kernel(module, &name)?;
        Ok((module, name, info))
    }

    /// Address and size of the variable behind a host variable.
    pub fn symbol(&mut self, host: usize) -> Result<(u64, usize)> {
        let found = registry::lock().variables.get(&host).cloned();
        if let Some(v) = found {
            let module = self.loaded(v.module)?;
            return self.backend.variable(module, &v.name);
        }
        // A managed variable's address is the same everywhere.
        let a = self.backend.allocation(host as u64).ok_or(Error::INVALID_SYMBOL)?;
        Ok((a.base, a.length as usize))
    }

    pub fn stream(&mut self, stream: usize) -> Result<&mut Stream> {
        if SPECIAL_STREAMS.contains(&stream) {
            Ok(&mut self.default_stream)
        } else {
            self.streams.get_mut(stream)
        }
    }

    /// Records work if its stream is being captured; gives it back otherwise.
    fn capture(&mut self, stream: usize, work: Work) -> Result<Option<Work>> {
        match self.stream(stream)?.capture {
            None => Ok(Some(work)),
            Some(graph) => {
                if let Work::Record(event) = work {
                    self.events.get_mut(event)?.captured = Some(graph);
                    return Ok(None);
                }
                if let Work::Kernel(kernel) = &work {
                    self.validate(kernel)?;
                }
                self.graphs.get_mut(graph)?.add(work, &[]);
                Ok(None)
            }
        }
    }

    fn execute(&mut self, work: Work) -> Result<()> {
        if self.pending.is_some() {
            // The device does nothing more.
            return Ok(());
        }
        match work {
            Work::Kernel(kernel) => {
                self.backend.flush();
                let (module, name) = self.validate(&kernel)?;
                self.backend.launch(module, &name, &kernel)?;
                self.pending = self.backend.take_fault();
                Ok(())
            }
            Work::Copy(copy) => self.backend.copy(&copy),
            Work::Fill(fill) => self.backend.fill(&fill),
            Work::Record(event) => {
                let event = self.events.get_mut(event)?;
                event.reached = Some(Instant::now());
                event.captured = None;
                Ok(())
            }
            Work::Free(address) => self.backend.free(address),
            Work::Nothing | Work::Host(_) | Work::Graph(_) => Ok(()),
        }
    }

    /// Checks a launch against the device and the kernel; the module and name of the kernel.
    fn validate(&mut self, kernel: &Kernel) -> Result<(usize, String)> {
        let (module, name, info) = self.kernel(kernel.function)?;
        let p = self.backend.properties();
        let within = |given: [u32; 3], most: [i32; 3]| {
            given.iter().zip(most).all(|(g, m)| *g > 0 && *g <= m.max(0) as u32)
        };
        let threads: u64 = kernel.block.iter().map(|n| u64::from(*n)).product();
        if !within(kernel.grid, p.max_grid_size)
            || !within(kernel.block, p.max_threads_dim)
            || threads > p.max_threads_per_block as u64
        {
            return Err(Error::INVALID_VALUE);
        }
        if threads > u64::from(info.max_threads) {
            return Err(Error::LAUNCH_OUT_OF_RESOURCES);
        }
        let allowed = self.dynamic_shared.get(&kernel.function).copied().unwrap_or(0);
        let usual = p.shared_mem_per_block.saturating_sub(info.static_shared);
        if kernel.shared > allowed.max(usual) {
            return Err(Error::INVALID_VALUE);
        }
        if kernel.cooperative {
            let per_sm =
                crate::api::occupancy::blocks_per_multiprocessor(&p, &info, threads as u32, kernel.shared);
            let blocks: u64 = kernel.grid.iter().map(|n| u64::from(*n)).product();
            if blocks > per_sm as u64 * p.multi_processor_count as u64 {
                return Err(Error::COOPERATIVE_LAUNCH_TOO_LARGE);
            }
        }
        if let Some(cluster) = kernel.cluster.or(info.cluster) {
            let fits = kernel.grid.iter().zip(cluster).all(|(g, c)| c > 0 && g.is_multiple_of(c));
            if !fits || cluster.iter().product::<u32>() > 16 {
                return Err(Error::INVALID_CLUSTER_SIZE);
            }
        }
        Ok((module, name))
    }

    /// Waits for everything, which has happened already: a kernel that failed is now known to have.
    pub fn synchronize(&mut self) -> Result<()> {
        self.backend.flush();
        if let Some(error) = self.pending.take() {
            self.sticky = Some(error);
        }
        self.sticky.map_or(Ok(()), Err)
    }
}
