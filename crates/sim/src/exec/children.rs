//! Kernels that kernels launch.
//!
//! A thread asks for a buffer, writes the arguments there and launches it. What it launches runs when its own grid has ended, block by
//! block in the order of the launches: no kernel can wait for one that it launched. A grid has ended when those that it launched have.

use rustc_hash::FxHashMap;

use super::system::Heap;
use super::{Block, Context};
use crate::Dim3;
use crate::code::{Call, Code, Passing, Space, System};
use crate::fault::FaultKind;
use crate::memory::window;

/// A launch.
pub(crate) struct Child {
    pub kernel: u32,
    pub grid: Dim3,
    pub block: Dim3,
    pub shared: u32,
    /// The bytes of each parameter.
    pub params: Vec<Vec<u8>>,
    /// It runs after all others of its grid.
    pub is_tail: bool,
    /// The block that launched it.
    parent: u64,
}

/// What a buffer is for.
struct Prepared {
    kernel: u64,
    grid: Dim3,
    block: Dim3,
    shared: u32,
}

/// What the blocks of a grid launch.
pub(crate) struct Children {
    buffers: Heap,
    prepared: FxHashMap<u64, Prepared>,
    launched: Vec<Child>,
    /// Grids above this one; the host's has none.
    depth: u32,
}

/// Memory for arguments of launches that are being prepared.
pub(crate) const BUFFER_BYTES: u64 = 4 << 20;
/// Grids below a grid of the host.
const MAX_DEPTH: u32 = 24;
/// `cudaStreamTailLaunch`
const TAIL: u64 = 3;

/// Statuses of the device runtime.
mod status {
    pub const SUCCESS: u64 = 0;
    pub const INVALID_VALUE: u64 = 1;
    pub const MEMORY_ALLOCATION: u64 = 2;
    pub const INVALID_CONFIGURATION: u64 = 9;
    pub const MAX_DEPTH_EXCEEDED: u64 = 65;
    pub const INVALID_DEVICE_FUNCTION: u64 = 98;
}

impl Children {
    /// Buffers are at an address; none where nothing is launched.
    pub fn new(buffers: u64, depth: u32) -> Children {
        let bytes = if buffers == 0 { 0 } else { BUFFER_BYTES };
        Children {
            buffers: Heap::new(buffers, bytes),
            prepared: FxHashMap::default(),
            launched: Vec::new(),
            depth,
        }
    }

    /// The launches in the order in which they are to run.
    pub fn into_launched(mut self) -> Vec<Child> {
        self.launched.sort_by_key(|c| (c.is_tail, c.parent));
        self.launched
    }
}

/// The arguments of a call, by number.
struct Arguments<'a> {
    code: &'a Code,
    call: &'a Call,
    me: (usize, usize),
    lane: usize,
}

impl Arguments<'_> {
    fn value(&self, block: &mut Block, cx: &Context<'_>, n: usize) -> u64 {
        block.passed(cx, self.me, self.code, self.lane, self.call.args.get(n).copied())
    }

    /// A `dim3`, which is passed in memory.
    fn dim(&self, block: &mut Block, cx: &Context<'_>, n: usize) -> Dim3 {
        let word = |block: &mut Block, k: u32| match self.call.args.get(n) {
            Some(Passing::Frame { offset, .. }) => {
                let at = Some(Passing::Frame { offset: offset + 4 * k, size: 4 });
                block.passed(cx, self.me, self.code, self.lane, at) as u32
            }
            _ => 0,
        };
        Dim3::new(word(block, 0), word(block, 1), word(block, 2))
    }
}

impl Block {
    /// A function of the device runtime that launches or prepares, for one lane; its result.
    pub(super) fn runtime_call(
        &mut self,
        cx: &Context<'_>,
        me: (usize, usize),
        code: &Code,
        lane: usize,
        system: System,
        call: &Call,
    ) -> Result<u64, FaultKind> {
        let arguments = Arguments { code, call, me, lane };
        let arg = |block: &mut Block, n: usize| arguments.value(block, cx, n);
        Ok(match system {
            System::ParameterBuffer => {
                let (kernel, shared) = (arg(self, 0), arg(self, 3) as u32);
                let (grid, block) = (arguments.dim(self, cx, 1), arguments.dim(self, cx, 2));
                let size = kernel_of(cx, kernel).map_or(0, |index| parameter_bytes(cx, index));
                prepare(cx, size, Some(Prepared { kernel, grid, block, shared }))
            }
            System::PlainParameterBuffer => prepare(cx, arg(self, 1), None),
            System::LaunchBuffer => {
                let (buffer, stream) = (arg(self, 0), arg(self, 1));
                let prepared = cx.children.lock().ok().and_then(|mut c| c.prepared.remove(&buffer));
                match prepared {
                    Some(prepared) => self.start(cx, me, lane, prepared, buffer, stream),
                    None => status::INVALID_VALUE,
                }
            }
            System::LaunchPlainBuffer => {
                let (kernel, buffer) = (arg(self, 0), arg(self, 1));
                let (grid, block) = (arguments.dim(self, cx, 2), arguments.dim(self, cx, 3));
                let (shared, stream) = (arg(self, 4) as u32, arg(self, 5));
                self.start(cx, me, lane, Prepared { kernel, grid, block, shared }, buffer, stream)
            }
            System::StreamCreate => {
                // One of a kind: what a block launches runs in the order of the launches, whatever the stream.
                const STREAM: u64 = 0x100;
                let to = arg(self, 0);
                self.store_lane(cx, me.0, lane, Space::Generic, to, 8, STREAM)?;
                status::SUCCESS
            }
            System::RuntimeMalloc => {
                let (to, size) = (arg(self, 0), arg(self, 1));
                let address = super::system::allocate(cx, size);
                self.store_lane(cx, me.0, lane, Space::Generic, to, 8, address)?;
                if address == 0 { status::MEMORY_ALLOCATION } else { status::SUCCESS }
            }
            System::RuntimeFree => {
                let address = arg(self, 0);
                match cx.heap.lock().is_ok_and(|mut heap| heap.free(address)) {
                    true => status::SUCCESS,
                    false => status::INVALID_VALUE,
                }
            }
            // The others are not launches.
            System::Nothing
            | System::Vprintf
            | System::Malloc
            | System::AlignedMalloc
            | System::Free
            | System::AssertFail => status::SUCCESS,
        })
    }

    /// Launches a buffer; the status.
    fn start(
        &mut self,
        cx: &Context<'_>,
        (w, _): (usize, usize),
        lane: usize,
        prepared: Prepared,
        buffer: u64,
        stream: u64,
    ) -> u64 {
        let Prepared { kernel, grid, block, shared } = prepared;
        let Some(index) = kernel_of(cx, kernel) else { return status::INVALID_DEVICE_FUNCTION };
        let code = &cx.program.codes[index as usize];
        let most = code.max_threads.unwrap_or(1024).min(1024);
        if grid.count() == 0 || block.count() == 0 || block.count() > u64::from(most) {
            return status::INVALID_CONFIGURATION;
        }
        let mut params = Vec::with_capacity(code.kernel_params.len());
        for (offset, size) in &code.kernel_params {
            let mut bytes = Vec::with_capacity(*size as usize);
            for n in 0..*size {
                let at = buffer.wrapping_add(u64::from(offset + n));
                match self.load_lane(cx, w, lane, Space::Generic, at, 1) {
                    Ok(byte) => bytes.push(byte as u8),
                    Err(_) => return status::INVALID_VALUE,
                }
            }
            params.push(bytes);
        }
        let parent = self.linear;
        let Ok(mut children) = cx.children.lock() else { return status::INVALID_VALUE };
        children.buffers.free(buffer);
        if children.depth >= MAX_DEPTH {
            return status::MAX_DEPTH_EXCEEDED;
        }
        children.launched.push(Child {
            kernel: index,
            grid,
            block,
            shared,
            params,
            is_tail: stream == TAIL,
            parent,
        });
        status::SUCCESS
    }
}

/// The kernel that a function's address is of.
fn kernel_of(cx: &Context<'_>, address: u64) -> Option<u32> {
    let index = (address.checked_sub(window::FUNCTION)? / 16).checked_sub(1)?;
    let code = cx.program.codes.get(usize::try_from(index).ok()?)?;
    (address.is_multiple_of(16) && code.is_entry).then_some(index as u32)
}

fn parameter_bytes(cx: &Context<'_>, kernel: u32) -> u64 {
    let params = &cx.program.codes[kernel as usize].kernel_params;
    params.last().map_or(0, |(offset, size)| u64::from(offset + size))
}

/// A buffer for arguments; 0 if there is no room.
fn prepare(cx: &Context<'_>, size: u64, what: Option<Prepared>) -> u64 {
    let Ok(mut children) = cx.children.lock() else { return 0 };
    let address = children.buffers.malloc(size);
    if address != 0 {
        children.prepared.extend(what.map(|w| (address, w)));
        if let Some(races) = cx.races {
            races.forget(address, size);
        }
    }
    address
}
