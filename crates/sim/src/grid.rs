//! Launches: blocks distributed over the cores of the host.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::code::Space;
use crate::exec::{Block, Context, Heap, Slice};
use crate::fault::{Fault, FaultKind, LoadError};
use crate::program::Program;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dim3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl Dim3 {
    pub fn new(x: u32, y: u32, z: u32) -> Dim3 {
        Dim3 { x, y, z }
    }
    pub fn count(self) -> u64 {
        self.x as u64 * self.y as u64 * self.z as u64
    }
}

/// A kernel launch.
#[derive(Clone, Debug)]
pub struct Launch<'a> {
    pub kernel: &'a str,
    pub grid: Dim3,
    pub block: Dim3,
    /// Dynamic shared memory in bytes.
    pub shared: u32,
    /// The bytes of each parameter.
    pub params: Vec<Vec<u8>>,
}

#[derive(Clone, Debug)]
pub struct Options {
    /// Stop after so many thread instructions.
    pub max_instructions: u64,
    /// Host threads; 0 means one per core.
    pub threads: usize,
    /// Size of the heap of `malloc`.
    pub heap: u64,
    /// Counts the blocks that have ended, for whoever watches from another thread.
    pub progress: Option<Arc<AtomicU64>>,
}

impl Default for Options {
    fn default() -> Options {
        Options { max_instructions: u64::MAX, threads: 0, heap: 8 << 20, progress: None }
    }
}

/// What was executed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Instructions issued for a group of lanes.
    pub warp_instructions: u64,
    /// The same, counted once per lane.
    pub thread_instructions: u64,
    pub divergent_branches: u64,
    pub atomics: u64,
    pub global_read: u64,
    pub global_written: u64,
    pub shared_read: u64,
    pub shared_written: u64,
    pub local_read: u64,
    pub local_written: u64,
}

impl Counters {
    pub(crate) fn count(&mut self, space: Space, is_load: bool, bytes: u64) {
        let counter = match (space, is_load) {
            (Space::Shared | Space::SharedCluster, true) => &mut self.shared_read,
            (Space::Shared | Space::SharedCluster, false) => &mut self.shared_written,
            (Space::Local, true) => &mut self.local_read,
            (Space::Local, false) => &mut self.local_written,
            (Space::Param, _) => return,
            (_, true) => &mut self.global_read,
            (_, false) => &mut self.global_written,
        };
        *counter += bytes;
    }

    fn add(&mut self, other: &Counters) {
        self.warp_instructions += other.warp_instructions;
        self.thread_instructions += other.thread_instructions;
        self.divergent_branches += other.divergent_branches;
        self.atomics += other.atomics;
        self.global_read += other.global_read;
        self.global_written += other.global_written;
        self.shared_read += other.shared_read;
        self.shared_written += other.shared_written;
        self.local_read += other.local_read;
        self.local_written += other.local_written;
    }
}

/// What a launch did.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Output of printf, block by block.
    pub printed: String,
    pub counters: Counters,
    pub elapsed: Duration,
    /// Why the kernel was stopped, if it was.
    pub fault: Option<Fault>,
}

/// Thread instructions a block runs before another gets its turn.
const BLOCK_SLICE: u64 = 20_000_000;
/// Shared memory of a block on the largest device, with room for static variables of other kernels in the module.
const MAX_SHARED: u64 = 16 << 20;
const MAX_THREADS: u64 = 1024;

impl Program {
    /// Runs a kernel to its end. An error means that it did not start.
    pub fn launch(&mut self, launch: &Launch<'_>, options: &Options) -> Result<Report, LoadError> {
        let kernel = self
            .kernel(launch.kernel)
            .ok_or_else(|| LoadError::new(format!("there is no kernel named {}", launch.kernel)))?;
        let params = self.check(kernel, launch)?;
        let heap_base = match self.heap {
            Some(base) => base,
            None if !self.calls_malloc() => 0,
            None => {
                let base =
                    self.memory.alloc(options.heap, "the heap").map_err(|e| LoadError::new(e.to_string()))?;
                self.heap = Some(base);
                base
            }
        };
        let blocks = launch.grid.count();
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let threads = if options.threads == 0 { cores } else { options.threads };
        let threads = (threads as u64).min(blocks) as usize;
        self.memory.set_exclusive(threads <= 1);
        let heap = Mutex::new(Heap::new(heap_base, if heap_base == 0 { 0 } else { options.heap }));
        let cx = Context {
            program: self,
            memory: &self.memory,
            params: &params,
            grid: launch.grid,
            block: launch.block,
            kernel,
            shared_bytes: self.shared_static + launch.shared as u64,
            dynamic_shared: launch.shared as u64,
            heap: &heap,
        };
        let start = Instant::now();
        let run = Run {
            next: AtomicU64::new(0),
            blocks,
            stop: AtomicBool::new(false),
            spent: AtomicU64::new(0),
            limit: options.max_instructions,
            done: Mutex::new(Done::default()),
            progress: options.progress.as_deref(),
        };
        if threads <= 1 {
            run.worker(&cx);
        } else {
            std::thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(|| run.worker(&cx));
                }
            });
        }
        let mut done = run.done.into_inner().unwrap_or_default();
        done.printed.sort_by_key(|(block, _)| *block);
        Ok(Report {
            printed: done.printed.into_iter().map(|(_, text)| text).collect(),
            counters: done.counters,
            elapsed: start.elapsed(),
            fault: done.fault.map(|(_, fault)| fault),
        })
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
        let limit = code.max_threads.map_or(MAX_THREADS, u64::from).min(MAX_THREADS);
        if threads > limit {
            return fail(format!("{threads} threads per block, at most {limit} are allowed"));
        }
        if let Some([x, y, z]) = code.required_ntid
            && launch.block != Dim3::new(x, y, z)
        {
            return fail(format!("it requires blocks of {x} x {y} x {z} threads"));
        }
        if self.shared_static + launch.shared as u64 > MAX_SHARED {
            return fail("it needs too much shared memory".into());
        }
        Ok(buffer)
    }
}

#[derive(Default)]
struct Done {
    printed: Vec<(u64, String)>,
    counters: Counters,
    /// The fault of the first block in grid order.
    fault: Option<(u64, Fault)>,
}

struct Run<'a> {
    next: AtomicU64,
    blocks: u64,
    stop: AtomicBool,
    spent: AtomicU64,
    limit: u64,
    done: Mutex<Done>,
    progress: Option<&'a AtomicU64>,
}

impl Run<'_> {
    /// Takes blocks until there are none. A block that does not end in its slice waits until others have run: it may
    /// be waiting for a block that has not started.
    fn worker(&self, cx: &Context<'_>) {
        let mut parked: VecDeque<Block> = VecDeque::new();
        while !self.stop.load(Ordering::Relaxed) {
            let linear = self.next.fetch_add(1, Ordering::Relaxed);
            let mut block = if linear < self.blocks {
                Block::new(cx, linear)
            } else if let Some(block) = parked.pop_front() {
                block
            } else {
                return;
            };
            let before = block.counters.thread_instructions;
            let budget = BLOCK_SLICE.min(self.limit);
            let outcome = block.run(cx, budget);
            let spent = block.counters.thread_instructions - before;
            let total = self.spent.fetch_add(spent, Ordering::Relaxed) + spent;
            match outcome {
                Ok(Slice::Unfinished) if total > self.limit => {
                    let kind = FaultKind::InstructionLimit { limit: self.limit };
                    self.finish(block, Some(Fault { kind, at: None }));
                }
                Ok(Slice::Unfinished) => parked.push_back(block),
                Ok(Slice::Done) => self.finish(block, None),
                Err(fault) => self.finish(block, Some(fault)),
            }
        }
        for block in parked {
            self.finish(block, None);
        }
    }

    fn finish(&self, mut block: Block, fault: Option<Fault>) {
        if fault.is_some() {
            self.stop.store(true, Ordering::Relaxed);
        }
        if let Some(progress) = self.progress {
            progress.fetch_add(1, Ordering::Relaxed);
        }
        let Ok(mut done) = self.done.lock() else { return };
        done.counters.add(&block.counters);
        if !block.printed.is_empty() {
            done.printed.push((block.linear, std::mem::take(&mut block.printed)));
        }
        if let Some(fault) = fault
            && done.fault.as_ref().is_none_or(|(first, _)| block.linear < *first)
        {
            done.fault = Some((block.linear, fault));
        }
    }
}
