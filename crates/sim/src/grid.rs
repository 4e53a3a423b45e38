//! Launches: blocks distributed over the cores of the host.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use oxicc_clock::Instant;

use crate::Dim3;
use crate::counters::{Counters, Site, Tally};
use crate::exec::{
    BUFFER_BYTES, Block, Child, Children, Cluster, Context, Heap, Observed, Observer, Races, Slice,
};
use crate::fault::{Fault, FaultKind, LoadError};
use crate::program::Program;
use crate::watch::Watch;

/// A kernel launch.
#[derive(Clone, Debug)]
pub struct Launch<'a> {
    /// The name of the kernel in the PTX.
    pub kernel: &'a str,
    /// How many blocks.
    pub grid: Dim3,
    /// How many threads in each block.
    pub block: Dim3,
    /// Blocks of a cluster, if the kernel does not say.
    pub cluster: Option<Dim3>,
    /// Dynamic shared memory in bytes.
    pub shared: u32,
    /// The bytes of each parameter.
    pub params: Vec<Vec<u8>>,
}

impl<'a> Launch<'a> {
    /// A launch without parameters, shared memory and clusters.
    pub fn new(kernel: &'a str, grid: impl Into<Dim3>, block: impl Into<Dim3>) -> Launch<'a> {
        let (grid, block) = (grid.into(), block.into());
        Launch { kernel, grid, block, cluster: None, shared: 0, params: Vec::new() }
    }

    /// Adds the next parameter as bytes: `x.to_le_bytes()`, the address of an allocation included.
    #[must_use]
    pub fn param(mut self, bytes: impl Into<Vec<u8>>) -> Launch<'a> {
        self.params.push(bytes.into());
        self
    }
}

/// How a launch runs.
#[derive(Clone, Debug)]
pub struct Options {
    /// Stop after so many thread instructions.
    pub max_instructions: u64,
    /// Host threads; 0 means one per core.
    pub threads: usize,
    /// Size of the heap of `malloc`.
    pub heap: u64,
    /// Look for races on shared and global memory, uninitialised reads and divergent barriers.
    pub check: bool,
    /// All blocks are there at once and may wait for each other; the kernel finds the memory they meet in.
    pub cooperative: bool,
    /// Fill in [`Report::sites`]. To count the transactions of every access takes longer than the access.
    pub sites: bool,
    /// For whoever watches from another thread.
    pub watch: Option<Arc<Watch>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            max_instructions: u64::MAX,
            threads: 0,
            heap: 8 << 20,
            check: false,
            cooperative: false,
            sites: true,
            watch: None,
        }
    }
}

/// What a launch did.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Output of printf, block by block.
    pub printed: String,
    /// What was counted.
    pub counters: Counters,
    /// Loads and stores, in program order, if [`Options::sites`] asked for them.
    pub sites: Vec<Site>,
    /// The time of the host.
    pub elapsed: Duration,
    /// Why the kernel was stopped, if it was.
    pub fault: Option<Fault>,
}

/// Thread instructions a block runs before another gets its turn.
const BLOCK_SLICE: u64 = 20_000_000;
/// The same where blocks wait for each other: most of a slice is then spent in waiting.
const COOPERATIVE_SLICE: u64 = 1_000;
/// Thread instructions of a launch before other threads of the host help: to start them takes as long as a small kernel.
const ALONE: u64 = 500_000;
/// What a device of 132 multiprocessors holds at once.
const MAX_RESIDENT_THREADS: u64 = 132 * 2048;
/// Bytes of the memory in which the blocks of a cooperative launch meet: what `cooperative_groups` expects behind `%envreg1` and
/// `%envreg2`.
const WORKSPACE: u64 = 64;
/// Shared memory of a block on the largest device, with room for static variables of other kernels in the module.
const MAX_SHARED: u64 = 16 << 20;
const MAX_THREADS: u64 = 1024;
/// With a kernel that allows sizes that not every device has.
const MAX_CLUSTER: u64 = 16;
/// What every architecture allows of each dimension of a grid and of a block.
const MAX_GRID: Dim3 = Dim3 { x: i32::MAX as u32, y: 65_535, z: 65_535 };
const MAX_BLOCK: Dim3 = Dim3 { x: 1024, y: 1024, z: 64 };
/// Shared memory of a block on the largest device: PTX for a smaller one runs there too.
const MAX_DYNAMIC_SHARED: u32 = 227 << 10;

impl Program {
    /// Runs a kernel to its end. An error means that it did not start.
    pub fn launch(&mut self, launch: &Launch<'_>, options: &Options) -> Result<Report, LoadError> {
        self.launch_observed(launch, options, None)
    }

    /// Runs a kernel while somebody watches. Blocks run one after the other where instructions are observed. The launch ends when
    /// the kernels that it launched have.
    pub fn launch_observed(
        &mut self,
        launch: &Launch<'_>,
        options: &Options,
        mut observer: Option<&mut dyn Observer>,
    ) -> Result<Report, LoadError> {
        let kernel = self
            .kernel(launch.kernel)
            .ok_or_else(|| LoadError::new(format!("there is no kernel named {}", launch.kernel)))?;
        let (mut report, launched) = self.run_grid(kernel, launch, options, again(&mut observer), 0)?;
        self.run_children(launched, options, &mut observer, &mut report, 1)?;
        Ok(report)
    }

    /// Runs what a grid launched, each with all that it launches itself, and adds what they did to its report.
    fn run_children(
        &mut self,
        children: Vec<Child>,
        options: &Options,
        observer: &mut Option<&mut dyn Observer>,
        report: &mut Report,
        depth: u32,
    ) -> Result<(), LoadError> {
        for child in children {
            if report.fault.is_some() {
                break;
            }
            let name = self.codes[child.kernel as usize].name.clone();
            let launch = Launch {
                kernel: &name,
                grid: child.grid,
                block: child.block,
                cluster: None,
                shared: child.shared,
                params: child.params,
            };
            let left = options.max_instructions.saturating_sub(report.counters.thread_instructions);
            let options = Options { cooperative: false, max_instructions: left, ..options.clone() };
            let (own, launched) = self.run_grid(child.kernel, &launch, &options, again(observer), depth)?;
            report.printed.push_str(&own.printed);
            report.counters.add(&own.counters);
            report.sites.extend(own.sites);
            report.elapsed += own.elapsed;
            report.fault = own.fault;
            self.run_children(launched, &options, observer, report, depth + 1)?;
        }
        Ok(())
    }

    /// Runs one grid; also what its blocks launched.
    fn run_grid(
        &mut self,
        kernel: u32,
        launch: &Launch<'_>,
        options: &Options,
        observer: Option<&mut dyn Observer>,
        depth: u32,
    ) -> Result<(Report, Vec<Child>), LoadError> {
        let params = self.check(kernel, launch)?;
        if self.heap.is_none() && self.calls_malloc() {
            let base =
                self.memory.alloc(options.heap, "the heap").map_err(|e| LoadError::new(e.to_string()))?;
            self.heap = Some(Heap::new(base, options.heap));
        }
        let workspace = if options.cooperative { self.workspace(launch)? } else { 0 };
        let buffers = match self.launches_kernels() {
            true => self.memory.alloc(BUFFER_BYTES, "arguments of kernels that kernels launch"),
            false => Ok(0),
        };
        let buffers = buffers.map_err(|e| LoadError::new(e.to_string()))?;
        let children = Mutex::new(Children::new(buffers, depth));
        let cluster = self.cluster(kernel, launch)?;
        let clusters = launch.grid.count() / cluster.count();
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let steps = observer.as_ref().is_some_and(|o| o.observes_instructions());
        let observer = observer.map(Mutex::new);
        let own_watch = Watch::new();
        let threads = match options.threads {
            _ if steps => 1,
            0 => cores,
            given => given,
        };
        let threads = (threads as u64).min(clusters) as usize;
        self.memory.set_exclusive(true);
        let has_heap = self.heap.is_some();
        let heap = Mutex::new(self.heap.take().unwrap_or_else(|| Heap::new(0, 0)));
        let races = options.check.then(|| Races::new(launch.grid.count()));
        let cx = Context {
            program: self,
            memory: &self.memory,
            params: &params,
            grid: launch.grid,
            block: launch.block,
            cluster,
            check: options.check,
            sites: options.sites,
            races: races.as_ref(),
            workspace,
            kernel,
            shared_bytes: self.shared_static + launch.shared as u64,
            dynamic_shared: launch.shared as u64,
            heap: &heap,
            children: &children,
            wide_atomics: &Mutex::new(()),
            watch: options.watch.as_deref().or(steps.then_some(&own_watch)),
            observer: observer.as_ref().map(|o| o as &dyn Observed),
            steps,
            vectors: self.vectors,
        };
        let start = Instant::now();
        let run = Run {
            next: AtomicU64::new(0),
            clusters,
            stop: AtomicBool::new(false),
            spent: AtomicU64::new(0),
            limit: options.max_instructions,
            slice: if options.cooperative { COOPERATIVE_SLICE } else { BLOCK_SLICE },
            done: Mutex::new(Done::default()),
        };
        let alone = if threads <= 1 { u64::MAX } else { ALONE };
        let parked = run.worker(&cx, VecDeque::new(), alone);
        if run.has_more(&parked) {
            self.memory.set_exclusive(false);
            std::thread::scope(|scope| {
                for _ in 1..threads {
                    // Without another thread the launch takes longer.
                    let work = || run.worker(&cx, VecDeque::new(), u64::MAX);
                    let _ = std::thread::Builder::new().spawn_scoped(scope, work);
                }
                run.worker(&cx, parked, u64::MAX);
            });
        }
        let mut done = run.done.into_inner().unwrap_or_default();
        let elapsed = start.elapsed();
        if has_heap {
            self.heap = heap.into_inner().ok();
        }
        for own in [workspace, buffers].into_iter().filter(|address| *address != 0) {
            self.memory.free(own);
        }
        let launched = children.into_inner().map(Children::into_launched).unwrap_or_default();
        done.printed.sort_by_key(|(block, _)| *block);
        let report = Report {
            printed: done.printed.into_iter().map(|(_, text)| text).collect(),
            sites: done.tally.sites(self),
            counters: done.tally.counters,
            elapsed,
            fault: done.fault.map(|(_, fault)| fault),
        };
        Ok((report, launched))
    }

    /// Memory for the blocks of a cooperative launch, all of which must fit on the device at once.
    fn workspace(&mut self, launch: &Launch<'_>) -> Result<u64, LoadError> {
        // Threads come in warps.
        let threads = launch.grid.count().saturating_mul(launch.block.count().next_multiple_of(32));
        if threads > MAX_RESIDENT_THREADS {
            let message = format!(
                "kernel {}: too many blocks for a cooperative launch: {} of {} threads, but only {MAX_RESIDENT_THREADS} threads \
                 run at once",
                launch.kernel,
                launch.grid.count(),
                launch.block.count()
            );
            return Err(LoadError::new(message));
        }
        let failed = |e: FaultKind| LoadError::new(e.to_string());
        let address = self.memory.alloc(WORKSPACE, "the grid's barrier").map_err(failed)?;
        let mut bytes = [0; WORKSPACE as usize];
        bytes[..4].copy_from_slice(&(WORKSPACE as u32).to_le_bytes());
        self.memory.write(address, &bytes).map_err(failed)?;
        Ok(address)
    }

    /// The shape of the clusters of a launch.
    fn cluster(&self, kernel: u32, launch: &Launch<'_>) -> Result<Dim3, LoadError> {
        let own = self.codes[kernel as usize].cluster.map(|[x, y, z]| Dim3::new(x, y, z));
        let shape = launch.cluster.or(own).unwrap_or(Dim3::new(1, 1, 1));
        let fits = |grid: u32, cluster: u32| cluster != 0 && grid.is_multiple_of(cluster);
        let grid = launch.grid;
        if shape.count() > MAX_CLUSTER {
            return Err(LoadError::new(format!(
                "kernel {}: a cluster of {} blocks, at most {MAX_CLUSTER} are allowed",
                launch.kernel,
                shape.count()
            )));
        }
        if !fits(grid.x, shape.x) || !fits(grid.y, shape.y) || !fits(grid.z, shape.z) {
            let message = format!(
                "kernel {}: a grid of {} x {} x {} blocks cannot be divided into clusters of {} x {} x {}",
                launch.kernel, grid.x, grid.y, grid.z, shape.x, shape.y, shape.z
            );
            return Err(LoadError::new(message));
        }
        Ok(shape)
    }

    /// Checks a launch against the kernel; the parameters as one buffer.
    fn check(&self, kernel: u32, launch: &Launch<'_>) -> Result<Vec<u8>, LoadError> {
        let code = &self.codes[kernel as usize];
        let fail = |message: String| Err(LoadError::new(format!("kernel {}: {message}", launch.kernel)));
        if launch.params.len() != code.kernel_params.len() {
            return fail(format!(
                "it has {} parameters, {} given",
                code.kernel_params.len(),
                launch.params.len()
            ));
        }
        let mut buffer = Vec::new();
        for (i, (bytes, (offset, size))) in launch.params.iter().zip(&code.kernel_params).enumerate() {
            if bytes.len() != *size as usize {
                return fail(format!("parameter {} has {size} bytes, {} given", i + 1, bytes.len()));
            }
            buffer.resize(*offset as usize, 0);
            buffer.extend_from_slice(bytes);
        }
        let threads = launch.block.count();
        if launch.grid.count() == 0 || threads == 0 {
            return fail("the grid or the block is empty".into());
        }
        for (what, given, most) in [("grid", launch.grid, MAX_GRID), ("block", launch.block, MAX_BLOCK)] {
            let axes = [("x", given.x, most.x), ("y", given.y, most.y), ("z", given.z, most.z)];
            if let Some((axis, given, most)) = axes.into_iter().find(|(_, given, most)| given > most) {
                return fail(format!(
                    "the {what} has {given} in dimension {axis}, at most {most} are allowed"
                ));
            }
        }
        let limit = code.max_threads.map_or(MAX_THREADS, u64::from).min(MAX_THREADS);
        if threads > limit {
            return fail(format!("{threads} threads per block, at most {limit} are allowed"));
        }
        if let Some([x, y, z]) = code.required_ntid
            && launch.block != Dim3::new(x, y, z)
        {
            return fail(format!("it requires blocks of {x} x {y} x {z} threads"));
        }
        if launch.shared > MAX_DYNAMIC_SHARED {
            return fail(format!(
                "{} bytes of dynamic shared memory, at most {MAX_DYNAMIC_SHARED} are allowed",
                launch.shared
            ));
        }
        if self.shared_static + launch.shared as u64 > MAX_SHARED {
            return fail("it needs too much shared memory".into());
        }
        Ok(buffer)
    }
}

/// Lends an observer once more.
fn again<'a>(observer: &'a mut Option<&mut dyn Observer>) -> Option<&'a mut dyn Observer> {
    match observer {
        Some(observer) => Some(&mut **observer),
        None => None,
    }
}

#[derive(Default)]
struct Done {
    printed: Vec<(u64, String)>,
    tally: Tally,
    /// The fault of the first block in grid order.
    fault: Option<(u64, Fault)>,
}

struct Run {
    next: AtomicU64,
    clusters: u64,
    stop: AtomicBool,
    spent: AtomicU64,
    limit: u64,
    slice: u64,
    done: Mutex<Done>,
}

/// Blocks whose memory is kept from one launch to the next.
const SPARE: usize = 8;

impl Program {
    /// A worker's part of the blocks that launches before left.
    fn take_spare(&self) -> Vec<Block> {
        self.spare
            .lock()
            .map(|mut spare| {
                let half = spare.len() / 2;
                spare.split_off(half)
            })
            .unwrap_or_default()
    }

    fn give_spare(&self, mut blocks: Vec<Block>) {
        if let Ok(mut spare) = self.spare.lock() {
            blocks.truncate(SPARE - spare.len().min(SPARE));
            spare.append(&mut blocks);
        }
    }
}

impl Run {
    /// Takes blocks until there are none. A block that does not end in its slice waits until others have run: it may
    /// be waiting for a block that has not started.
    ///
    /// Starts with the blocks that are parked already, and gives back those that are when the launch has executed so many
    /// thread instructions.
    fn worker(&self, cx: &Context<'_>, mut parked: VecDeque<Cluster>, until: u64) -> VecDeque<Cluster> {
        let mut spare = cx.program.take_spare();
        // Lent to the block that runs.
        let mut tally = Tally::default();
        let slice = self.slice.min(self.limit).min(until);
        while !self.stop.load(Ordering::Relaxed) && self.spent.load(Ordering::Relaxed) < until {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let mut cluster = if number < self.clusters {
                Cluster::new(cx, number, &mut spare)
            } else if let Some(cluster) = parked.pop_front() {
                cluster
            } else {
                break;
            };
            let before = tally.counters.thread_instructions;
            let outcome = cluster.run(cx, slice, &mut tally);
            let spent = tally.counters.thread_instructions - before;
            let total = self.spent.fetch_add(spent, Ordering::Relaxed) + spent;
            match outcome {
                Ok(Slice::Done) => self.finish(cx, cluster, None, &mut spare),
                Ok(_) if cx.is_stopped() => {
                    let at = cluster.somewhere(cx);
                    let fault = Fault { kind: FaultKind::Interrupted { instructions: total }, at };
                    self.finish(cx, cluster, Some((0, fault)), &mut spare);
                }
                Ok(_) if total > self.limit => {
                    let kind = FaultKind::InstructionLimit { limit: self.limit };
                    let at = cluster.somewhere(cx);
                    self.finish(cx, cluster, Some((0, Fault { kind, at })), &mut spare);
                }
                Ok(_) => parked.push_back(cluster),
                Err(fault) => self.finish(cx, cluster, Some(fault), &mut spare),
            }
        }
        if self.stop.load(Ordering::Relaxed) {
            for cluster in parked.drain(..) {
                self.finish(cx, cluster, None, &mut spare);
            }
        }
        cx.program.give_spare(spare);
        if let Ok(mut done) = self.done.lock() {
            done.tally.add(&tally);
        }
        parked
    }

    /// Whether there are blocks that are not done.
    fn has_more(&self, parked: &VecDeque<Cluster>) -> bool {
        let started = self.next.load(Ordering::Relaxed);
        !self.stop.load(Ordering::Relaxed) && (started < self.clusters || !parked.is_empty())
    }

    /// Records what the blocks of a cluster printed and how they ended; their memory is used again.
    fn finish(
        &self,
        cx: &Context<'_>,
        mut cluster: Cluster,
        fault: Option<(usize, Fault)>,
        spare: &mut Vec<Block>,
    ) {
        if fault.is_some() {
            self.stop.store(true, Ordering::Relaxed);
        }
        if let Some(watch) = cx.watch {
            watch.ended(cluster.blocks.len() as u64);
        }
        let is_quiet = fault.is_none() && cluster.blocks.iter().all(|b| b.printed.is_empty());
        if !is_quiet && let Ok(mut done) = self.done.lock() {
            for block in &mut cluster.blocks {
                if !block.printed.is_empty() {
                    done.printed.push((block.linear, std::mem::take(&mut block.printed)));
                }
            }
            if let Some((index, fault)) = fault {
                let linear = cluster.blocks.get(index).map_or(0, |b| b.linear);
                if done.fault.as_ref().is_none_or(|(first, _)| linear < *first) {
                    done.fault = Some((linear, fault));
                }
            }
        }
        spare.append(&mut cluster.blocks);
    }
}
