//! The state of the runtime, made at the first call that needs a device.

use std::ffi::c_void;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::api::graph_memory::GraphMemory;
use crate::backend::gpu::Gpu;
use crate::backend::sim::Sim;
use crate::backend::{ArraySpec, Backend, KernelInfo, Patience, Storage, Wait};
use crate::error::{Error, Result};
use crate::graph::{Graph, GraphExec};
use crate::handles::Handles;
use crate::profile::Profile;
use crate::registry::{self, Function};
use crate::thread;
use crate::types::{ResourceDesc, TextureDesc};
use crate::work::{Condition, ConditionKind, Copy, HostCall, Kernel, Side, Work};

/// A queue of operations. The backend has them, or they were executed when they were submitted.
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

/// An array for textures and surfaces.
#[derive(Clone, Copy, Debug)]
pub struct Array {
    pub spec: ArraySpec,
    pub storage: Storage,
    /// A level of another array, whose memory it uses.
    pub is_level: bool,
}

/// A texture or surface object as the program described it.
pub struct Object {
    pub resource: ResourceDesc,
    pub texture: Option<TextureDesc>,
}

pub struct Pool {
    pub threshold: u64,
}

/// A module of the registry: its number, its containers, and its managed variables (pointer, name, size).
type Part = (usize, Vec<&'static [u8]>, Vec<(usize, String, usize)>);

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
    pub graph_memory: GraphMemory,
    /// The legacy stream and that of the thread, which are always there.
    pub default_stream: Stream,
    /// Dynamic shared memory that kernels may use beyond the usual.
    pub dynamic_shared: FxHashMap<usize, usize>,
    pub device_flags: u32,
    /// The last node of the graph that a stream is recorded into, where the program was told of it.
    pub capture_ends: FxHashMap<usize, Box<usize>>,
    profile: Option<Profile>,
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

/// `cudaStreamPerThread`
const PER_THREAD: usize = 2;

/// Whether the default stream is that of the thread, for the whole program.
static PER_THREAD_DEFAULT: AtomicBool = AtomicBool::new(false);

/// Objects that were compiled with `--default-stream per-thread` say so before `main`.
#[unsafe(no_mangle)]
pub extern "C" fn __oxi_per_thread_default_stream() {
    PER_THREAD_DEFAULT.store(true, Ordering::Relaxed);
}

/// The stream that a program means.
pub fn actual(stream: usize) -> usize {
    if stream == 0 && PER_THREAD_DEFAULT.load(Ordering::Relaxed) { PER_THREAD } else { stream }
}

/// Runs with the runtime, made when it is first needed.
pub fn with<T>(f: impl FnOnce(&mut Runtime) -> Result<T>) -> Result<T> {
    thread::note_use();
    let mut guard = RUNTIME.lock().unwrap_or_else(|e| e.into_inner());
    if guard.is_none() {
        let mut runtime = Runtime::new()?;
        if runtime.backend.is_eager() {
            runtime.load_everything();
        }
        *guard = Some(runtime);
    }
    let runtime = guard.as_mut().ok_or(Error::INITIALIZATION_ERROR)?;
    runtime.backend.enter()?;
    f(runtime)
}

/// Whether a call has needed the device already.
pub fn is_there() -> bool {
    RUNTIME.lock().unwrap_or_else(|e| e.into_inner()).is_some()
}

/// Runs with the runtime unless a kernel has failed before.
pub fn with_context<T>(f: impl FnOnce(&mut Runtime) -> Result<T>) -> Result<T> {
    with(|r| r.sticky.map_or(Ok(()), Err).and_then(|()| f(r)))
}

/// At the end of the program: what kernels printed is shown.
pub fn finish() {
    if let Some(runtime) = RUNTIME.lock().unwrap_or_else(|e| e.into_inner()).as_mut() {
        runtime.backend.flush();
        if let Some(profile) = runtime.profile.take() {
            eprint!("{}", profile.table());
        }
    }
}

/// Forgets everything but what the program registered.
pub fn reset() {
    finish();
    if let Some(mut runtime) = RUNTIME.lock().unwrap_or_else(|e| e.into_inner()).take() {
        runtime.backend.reset();
    }
}

/// Waits until something has happened, or asks whether it has. Other threads use the runtime meanwhile.
pub fn wait(what: Wait, patience: Patience) -> Result<()> {
    let what = match what {
        Wait::Stream(stream) => Wait::Stream(actual(stream)),
        other => other,
    };
    let waiter = with(|r| Ok(r.backend.waiter()))?;
    if let Some(waiter) = waiter {
        let result = waiter(what, patience);
        return with(|r| {
            result.inspect_err(|e| r.note(*e))?;
            r.settle()
        });
    }
    with(|r| r.settle())
}

/// Gives work to a stream.
pub fn submit(stream: usize, work: Work) -> Result<()> {
    let stream = actual(stream);
    let now = with_context(|r| r.capture(stream, work))?;
    now.map_or(Ok(()), |work| perform(work, stream))
}

/// Gives work to the backend. Functions of the program run without the lock: they may call the runtime.
pub fn perform(work: Work, stream: usize) -> Result<()> {
    match work {
        Work::Graph(all) => all.into_iter().try_for_each(|work| perform(work, stream)),
        Work::Branch(condition) => branch(condition, stream),
        Work::Host(call) => {
            let call = with_context(|r| {
                r.backend.flush();
                r.backend.host_call(call, stream)
            })?;
            let Some(call) = call else { return Ok(()) };
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
        other => with_context(|r| r.execute(other, stream).inspect_err(|e| r.note(*e))),
    }
}

/// Executes the body that a word of the device's memory chooses. The host reads it: a launch of a graph with conditions returns
/// when they are known.
fn branch(condition: Condition<Vec<Vec<Work>>>, stream: usize) -> Result<()> {
    let body = |n: usize| {
        let body = condition.bodies.get(n).cloned().unwrap_or_default();
        perform(Work::Graph(body), stream)
    };
    loop {
        let mut value = 0u32;
        let from = Side { address: condition.word, ..Side::linear(0) };
        let to = Side::linear(&raw mut value as usize);
        perform(Work::Copy(Copy { from, to, width: size_of::<u32>(), height: 1, depth: 1 }), stream)?;
        wait(Wait::Stream(stream), Patience::Wait)?;
        match (condition.kind, value) {
            (ConditionKind::While, 0) => return Ok(()),
            (ConditionKind::While, _) => body(0)?,
            // The second body is what to do otherwise.
            (ConditionKind::If, value) => return body(usize::from(value == 0)),
            (ConditionKind::Switch, value) => return body(value as usize),
        }
    }
}

impl Runtime {
    fn new() -> Result<Runtime> {
        Ok(Runtime {
            backend: choose()?,
            loaded: FxHashMap::default(),
            streams: Handles::new(0x5100_0000),
            events: Handles::new(0x5200_0000),
            arrays: Handles::new(0x5300_0000),
            graphs: Handles::new(0x5400_0000),
            executables: Handles::new(0x5500_0000),
            pools: Handles::new(0x5600_0000),
            device_pool: None,
            objects: FxHashMap::default(),
            graph_memory: GraphMemory::default(),
            default_stream: Stream::default(),
            dynamic_shared: FxHashMap::default(),
            device_flags: 0,
            capture_ends: FxHashMap::default(),
            profile: Profile::wanted(),
            pending: None,
            sticky: None,
        })
    }

    /// Loads all device code; what fails says so where it is used.
    fn load_everything(&mut self) {
        if self.backend.enter().is_err() {
            return;
        }
        let functions: Vec<Function> = registry::lock().functions.values().cloned().collect();
        for Function { module, name } in functions {
            if let Ok(module) = self.loaded(module) {
                let _ = self.backend.kernel(module, &name);
            }
        }
    }

    /// Loads a module of the registry and places its managed variables.
    pub fn load(&mut self, module: usize) -> Result<()> {
        self.loaded(module).map(|_| ())
    }

    fn loaded(&mut self, module: usize) -> Result<usize> {
        if let Some(known) = self.loaded.get(&module) {
            return *known;
        }
        let parts = self.parts_of(module)?;
        let containers: Vec<&'static [u8]> =
            parts.iter().flat_map(|(_, fatbins, _)| fatbins).copied().collect();
        let number = self.backend.load(&containers);
        self.loaded.extend(parts.iter().map(|(module, ..)| (*module, number)));
        let number = number?;
        for (pointer, name, size) in parts.into_iter().flat_map(|(_, _, managed)| managed) {
            let address = self.backend.managed_variable(number, &name, size)?;
            // SAFETY: the program registered the address of a pointer of its own.
            unsafe { *(pointer as *mut usize) = address as usize };
        }
        Ok(number)
    }

    /// The modules of the registry that are loaded together with one: those of separate compilation are linked.
    fn parts_of(&self, module: usize) -> Result<Vec<Part>> {
        let registry = registry::lock();
        let found = registry.modules.get(module).and_then(Option::as_ref);
        let together = found.ok_or(Error::INVALID_KERNEL_IMAGE)?.is_relocatable;
        let parts = registry.modules.iter().enumerate().filter_map(|(index, m)| {
            let m = m.as_ref()?;
            let belongs =
                index == module || together && m.is_relocatable && !self.loaded.contains_key(&index);
            let managed = || m.managed.iter().map(|v| (v.pointer, v.name.clone(), v.size)).collect();
            belongs.then(|| (index, m.fatbins.clone(), managed()))
        });
        Ok(parts.collect())
    }

    /// The kernel behind a host function: its module in the backend, its name, and what is known of it.
    pub fn kernel(&mut self, function: usize) -> Result<(usize, String, KernelInfo)> {
        let found = registry::lock().functions.get(&function).cloned();
        let Function { module, name } = found.ok_or(Error::INVALID_DEVICE_FUNCTION)?;
        let module = self.loaded(module)?;
        let info = self.backend.kernel(module, &name)?;
        Ok((module, name, info))
    }

    /// Address and size of a variable of a module of the registry.
    pub fn variable(&mut self, module: usize, name: &str) -> Result<(u64, usize)> {
        let module = self.loaded(module)?;
        self.backend.variable(module, name)
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
                self.graphs.get_mut(graph)?.record(work);
                Ok(None)
            }
        }
    }

    fn execute(&mut self, work: Work, stream: usize) -> Result<()> {
        if self.pending.is_some() {
            // The device does nothing more.
            return Ok(());
        }
        match work {
            Work::Kernel(kernel) => {
                self.backend.flush();
                let (module, name) = self.validate(&kernel)?;
                let before = (Instant::now(), self.backend.instructions().unwrap_or(0));
                self.backend.launch(module, &name, &kernel, stream)?;
                if let Some(profile) = &mut self.profile {
                    // A launch that is measured is waited for.
                    if let Some(waiter) = self.backend.waiter() {
                        waiter(Wait::Stream(stream), Patience::Wait)?;
                    }
                    let instructions = self.backend.instructions().unwrap_or(0) - before.1;
                    profile.add(&name, before.0.elapsed(), instructions);
                }
                self.pending = self.backend.take_fault();
                Ok(())
            }
            Work::Copy(copy) => self.backend.copy(&copy, stream),
            Work::Fill(fill) => self.backend.fill(&fill, stream),
            Work::Record(handle) => {
                self.backend.record(handle, stream)?;
                let event = self.events.get_mut(handle)?;
                event.reached = Some(Instant::now());
                event.captured = None;
                Ok(())
            }
            Work::Free(address) => self.backend.free_on(address, stream),
            Work::MemoryBegins(address) => {
                self.graph_memory.begin(address);
                Ok(())
            }
            Work::MemoryEnds(address) => self.end_graph_memory(address, stream),
            Work::Nothing | Work::Host(_) | Work::Graph(_) | Work::Condition(_) | Work::Branch(_) => Ok(()),
        }
    }

    /// Memory is no longer used. That of a graph stays for the graph's next launch.
    pub fn end_graph_memory(&mut self, address: u64, stream: usize) -> Result<()> {
        if !self.graph_memory.end(address) {
            return self.backend.free_on(address, stream);
        }
        self.free_graph_memory()
    }

    /// Frees memory of graphs that are no more.
    pub fn free_graph_memory(&mut self) -> Result<()> {
        for address in self.graph_memory.unused() {
            let in_graphs = self.graphs.values().any(|g| g.nodes.iter().any(|n| n.work.begins(address)));
            let in_executables =
                self.executables.values().any(|e| e.nodes.iter().any(|n| n.work.begins(address)));
            if !in_graphs && !in_executables {
                self.graph_memory.forget(address);
                self.backend.free(address)?;
            }
        }
        Ok(())
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
            let per_sm = self.backend.active_blocks(module, &name, threads as u32, kernel.shared)?;
            let blocks: u64 = kernel.grid.iter().map(|n| u64::from(*n)).product();
            if blocks > u64::from(per_sm) * p.multi_processor_count as u64 {
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

    /// Shows what kernels printed. A kernel that failed is now known to have.
    pub fn settle(&mut self) -> Result<()> {
        self.backend.flush();
        if let Some(error) = self.pending.take() {
            self.sticky = Some(error);
        }
        self.sticky.map_or(Ok(()), Err)
    }

    /// Remembers an error that the device does not recover from.
    fn note(&mut self, error: Error) {
        if FATAL.contains(&error) {
            self.sticky.get_or_insert(error);
        }
    }
}

/// How kernels fail.
const FATAL: [Error; 9] = [
    Error::ILLEGAL_ADDRESS,
    Error::LAUNCH_TIMEOUT,
    Error::ASSERT,
    Error::HARDWARE_STACK_ERROR,
    Error::ILLEGAL_INSTRUCTION,
    Error::MISALIGNED_ADDRESS,
    Error::INVALID_ADDRESS_SPACE,
    Error::INVALID_PC,
    Error::LAUNCH_FAILURE,
];

/// The device that `OXICC_DEVICE` names: `gpu` or `sim`; without it a GPU if there is one.
fn choose() -> Result<Box<dyn Backend>> {
    let wanted = std::env::var("OXICC_DEVICE").unwrap_or_default();
    match wanted.as_str() {
        "sim" => return Ok(Box::new(Sim::new())),
        "gpu" | "" => {}
        other => {
            eprintln!("oxicc: OXICC_DEVICE={other}: the devices are gpu and sim");
            return Err(Error::INVALID_DEVICE);
        }
    }
    match Gpu::open() {
        Ok(gpu) => Ok(Box::new(gpu)),
        Err(why) if wanted.is_empty() => {
            eprintln!("oxicc: running on the simulator: {why}");
            Ok(Box::new(Sim::new()))
        }
        Err(why) => {
            eprintln!("oxicc: there is no GPU to run on: {why}");
            Err(Error::NO_DEVICE)
        }
    }
}
