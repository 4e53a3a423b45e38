//! Functions of the device runtime: printf, malloc, free, assertions; [`super::children`] has launches.

use super::lanes::lanes;
use super::warp::Flow;
use super::{Block, Context, Issue};
use crate::code::{Call, Code, Passing, Space, System};
use crate::fault::{Fault, FaultKind};
use crate::printf::{self, Source};

/// The heap of `malloc`: a bump allocator with a list of freed blocks by size.
pub(crate) struct Heap {
    next: u64,
    end: u64,
    sizes: rustc_hash::FxHashMap<u64, u64>,
    free: rustc_hash::FxHashMap<u64, Vec<u64>>,
}

/// Every block starts at such an address.
const HEAP_ALIGN: u64 = 16;

impl Heap {
    pub fn new(base: u64, size: u64) -> Heap {
        Heap { next: base, end: base + size, sizes: Default::default(), free: Default::default() }
    }

    pub(super) fn malloc(&mut self, size: u64) -> u64 {
        let Some(size) = size.max(1).checked_next_multiple_of(HEAP_ALIGN) else { return 0 };
        let address = match self.free.get_mut(&size).and_then(Vec::pop) {
            Some(address) => address,
            None if size <= self.end - self.next => {
                self.next += size;
                self.next - size
            }
            None => return 0,
        };
        self.sizes.insert(address, size);
        address
    }

    /// Memory at a multiple of a power of two; none for other alignments. A block that was freed is only used again through
    /// [`Heap::malloc`], which may have found it anywhere.
    fn aligned_malloc(&mut self, size: u64, align: u64) -> u64 {
        if !align.is_power_of_two() {
            return 0;
        }
        if align <= HEAP_ALIGN {
            return self.malloc(size);
        }
        let Some(start) = self.next.checked_next_multiple_of(align) else { return 0 };
        let Some(size) = size.max(1).checked_next_multiple_of(HEAP_ALIGN) else { return 0 };
        match start.checked_add(size) {
            Some(end) if end <= self.end => {
                self.next = end;
                self.sizes.insert(start, size);
                start
            }
            _ => 0,
        }
    }

    pub(super) fn free(&mut self, address: u64) -> bool {
        let Some(size) = self.sizes.remove(&address) else { return address == 0 };
        self.free.entry(size).or_default().push(address);
        true
    }
}

/// Longest string that is read from memory.
const MAX_STRING: u64 = 1 << 16;

impl Block {
    pub(super) fn system_call(
        &mut self,
        issue: &Issue<'_>,
        system: System,
        call: &Call,
    ) -> Result<Flow, Fault> {
        let &Issue { cx, me: (w, at), code, active, .. } = issue;
        let me = (w, at);
        for l in lanes(active) {
            let arg = |block: &mut Block, n: usize| block.passed(cx, me, code, l, call.args.get(n).copied());
            let outcome = match system {
                System::Vprintf => {
                    let (format, args) = (arg(self, 0), arg(self, 1));
                    self.vprintf(cx, w, l, format, args)
                }
                System::Malloc => Ok(allocate(cx, arg(self, 0))),
                System::AlignedMalloc => {
                    let (size, align) = (arg(self, 0), arg(self, 1));
                    let address = cx.heap.lock().map_or(0, |mut heap| heap.aligned_malloc(size, align));
                    Ok(allocated(cx, size, address))
                }
                System::Free => {
                    let address = arg(self, 0);
                    let freed = cx.heap.lock().is_ok_and(|mut heap| heap.free(address));
                    match freed {
                        true => Ok(0),
                        false => Err(FaultKind::OutOfBounds {
                            space: "heap",
                            address,
                            bytes: 0,
                            note: "free of an address that malloc did not give".into(),
                        }),
                    }
                }
                System::AssertFail => {
                    let (message, file, line, function) =
                        (arg(self, 0), arg(self, 1), arg(self, 2), arg(self, 3));
                    let text =
                        |block: &mut Block, address: u64| block.string(cx, w, l, address).unwrap_or_default();
                    let (message, file) = (text(self, message), text(self, file));
                    let function = text(self, function);
                    let message = format!("{file}:{}: {function}: `{message}`", line as u32);
                    Err(FaultKind::Assert { message })
                }
                other => self.runtime_call(cx, me, code, l, other, call),
            };
            match outcome {
                Ok(value) => {
                    if let Some(to) = call.returns.first().copied() {
                        self.hand_back(cx, me, l, to, value);
                    }
                }
                Err(kind) => return Err(self.stop(issue, 1 << l, kind)),
            }
        }
        Ok(Flow::Next)
    }

    /// The value of an argument.
    pub(super) fn passed(
        &mut self,
        cx: &Context<'_>,
        (w, at): (usize, usize),
        code: &Code,
        lane: usize,
        arg: Option<Passing>,
    ) -> u64 {
        match arg {
            Some(Passing::Reg(slot)) => self.reg(w, at, code, slot)[lane],
            Some(Passing::Frame { offset, size }) => {
                let address = (self.warps[w].fragments[at].local + offset) as u64;
                let bytes = if size >= 8 { 8 } else { 4 };
                self.load_lane(cx, w, lane, Space::Local, address, bytes).unwrap_or(0)
            }
            None => 0,
        }
    }

    fn hand_back(&mut self, cx: &Context<'_>, (w, at): (usize, usize), lane: usize, to: Passing, value: u64) {
        match to {
            Passing::Reg(slot) => self.write(w, at, slot, 1 << lane, &[value; 32]),
            Passing::Frame { offset, size } => {
                let address = (self.warps[w].fragments[at].local + offset) as u64;
                let bytes = if size >= 8 { 8 } else { 4 };
                // The frame is in bounds: it was reserved when the function was decoded.
                let _ = self.store_lane(cx, w, lane, Space::Local, address, bytes, value);
            }
        }
    }

    fn vprintf(
        &mut self,
        cx: &Context<'_>,
        w: usize,
        lane: usize,
        format: u64,
        args: u64,
    ) -> Result<u64, FaultKind> {
        let format = self.string(cx, w, lane, format)?;
        let mut source = LaneSource { block: self, cx, w, lane, args };
        let text = printf::format(&format, &mut source)?;
        self.printed.push_str(&text);
        Ok(text.len() as u64)
    }

    /// A zero-terminated string at a generic address.
    fn string(&mut self, cx: &Context<'_>, w: usize, lane: usize, address: u64) -> Result<String, FaultKind> {
        let mut bytes = Vec::new();
        for i in 0..MAX_STRING {
            match self.load_lane(cx, w, lane, Space::Generic, address.wrapping_add(i), 1)? {
                0 => break,
                b => bytes.push(b as u8),
            }
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// Arguments of a printf in the buffer of one lane.
struct LaneSource<'b, 'p> {
    block: &'b mut Block,
    cx: &'b Context<'p>,
    w: usize,
    lane: usize,
    args: u64,
}

impl Source for LaneSource<'_, '_> {
    fn argument(&mut self, offset: u64, bytes: u32) -> Result<u64, FaultKind> {
        self.block.load_lane(
            self.cx,
            self.w,
            self.lane,
            Space::Generic,
            self.args.wrapping_add(offset),
            bytes,
        )
    }

    fn string(&mut self, address: u64) -> Result<String, FaultKind> {
        self.block.string(self.cx, self.w, self.lane, address)
    }
}

/// A piece of the heap.
pub(super) fn allocate(cx: &Context<'_>, size: u64) -> u64 {
    allocated(cx, size, cx.heap.lock().map_or(0, |mut heap| heap.malloc(size)))
}

/// What its last owner did to a piece of the heap is over.
fn allocated(cx: &Context<'_>, size: u64, address: u64) -> u64 {
    if let Some(races) = cx.races
        && address != 0
    {
        races.forget(address, size);
    }
    address
}
