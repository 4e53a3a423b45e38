//! Races on global memory, for `--check`.
//!
//! Two accesses to one byte race if one of them is a plain write and nothing orders them. Inside a block the clocks of
//! [`Checker`] say what is ordered. Between blocks the answer errs on the side of silence: whoever wrote must have made its
//! writes known since (a fence, a store or an atomic that releases), and whoever comes later must have looked for news (a
//! fence, a strong load, an atomic); which location they meet at is not asked. Blocks of one cluster are not compared.
//!
//! Not races here: writes of a value that is there already or that the other thread wrote as well, strong loads beside plain
//! writes (a flag that is polled), and whatever is copied in the background.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::access::resolve;
use super::check::{Checker, Event};
use super::{Block, Context};
use crate::Dim3;
use crate::code::Space;
use crate::fault::{FaultKind, Position};

/// What an access does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Read,
    Write,
    /// A strong store.
    StrongWrite,
    Atomic,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Read => "read",
            Kind::Write | Kind::StrongWrite => "write",
            Kind::Atomic => "atomic",
        }
    }
}

/// An access in the past.
#[derive(Clone, Copy)]
struct Past {
    event: Event,
    block: u32,
    /// How often the block had made its writes known.
    releases: u32,
    /// The value that was written.
    value: u32,
    /// The bytes of the granule.
    bytes: u8,
    kind: Kind,
}

/// Bytes that are looked at together.
const GRANULE: u64 = 4;
/// Granules of a page.
const PAGE: u64 = 1024;
/// Pages that are kept: 64 MiB of memory. Accesses to others are not compared.
const MAX_PAGES: usize = 1 << 14;
/// Blocks whose accesses are compared.
const MAX_BLOCKS: u64 = 1 << 22;
/// Accesses that are kept of one granule; of more readers the first and the last.
const MAX_KEPT: usize = 4;
const SHARDS: usize = 64;

#[derive(Clone, Default)]
struct Granule {
    writes: SmallVec<[Past; 1]>,
    reads: SmallVec<[Past; 1]>,
}

type Pages = FxHashMap<u64, Box<[Granule]>>;

/// The accesses of a launch.
pub(crate) struct Races {
    shards: Vec<Mutex<Pages>>,
    pages: AtomicUsize,
    /// How often each block has made its writes known.
    releases: Vec<AtomicU32>,
}

impl Races {
    pub fn new(blocks: u64) -> Races {
        Races {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            pages: AtomicUsize::new(0),
            releases: (0..blocks.min(MAX_BLOCKS)).map(|_| AtomicU32::new(0)).collect(),
        }
    }

    /// Records an access; returns an earlier one that it races with.
    fn access(&self, granule: u64, now: Past, is_ordered: impl Fn(&Past) -> bool) -> Option<Past> {
        let page = granule / PAGE;
        let mut pages = self.shards[page as usize % SHARDS].lock().ok()?;
        let cells = match pages.entry(page) {
            std::collections::hash_map::Entry::Occupied(page) => page.into_mut(),
            std::collections::hash_map::Entry::Vacant(page) => {
                if self.pages.fetch_add(1, Ordering::Relaxed) >= MAX_PAGES {
                    return None;
                }
                page.insert(vec![Granule::default(); PAGE as usize].into_boxed_slice())
            }
        };
        let cell = &mut cells[(granule % PAGE) as usize];
        if let Some(other) = cell.writes.iter().find(|e| conflict(e, &now) && !is_ordered(e)) {
            return Some(*other);
        }
        if now.kind == Kind::Read {
            cell.reads.retain(|e| e.bytes & !now.bytes != 0 || !is_ordered(e));
            cell.reads.truncate(MAX_KEPT - 1);
            cell.reads.push(now);
            return None;
        }
        if let Some(other) = cell.reads.iter().find(|e| conflict(e, &now) && !is_ordered(e)) {
            return Some(*other);
        }
        if now.kind == Kind::Write {
            cell.reads.retain(|e| e.bytes & !now.bytes != 0);
        }
        // An atomic after a plain write does not hide that from the others.
        let hidden = |e: &Past| e.kind == now.kind || now.kind == Kind::Write;
        cell.writes.retain(|e| e.bytes & !now.bytes != 0 || !hidden(e));
        cell.writes.truncate(MAX_KEPT - 1);
        cell.writes.push(now);
        None
    }

    /// Forgets accesses to memory that now belongs to somebody else.
    pub fn forget(&self, address: u64, bytes: u64) {
        for granule in address / GRANULE..(address + bytes).div_ceil(GRANULE) {
            let page = granule / PAGE;
            if let Ok(mut pages) = self.shards[page as usize % SHARDS].lock()
                && let Some(cells) = pages.get_mut(&page)
            {
                cells[(granule % PAGE) as usize] = Granule::default();
            }
        }
    }

    fn released(&self, block: u32) -> u32 {
        self.releases.get(block as usize).map_or(0, |r| r.load(Ordering::Relaxed))
    }
}

/// Whether two accesses may not happen at once.
fn conflict(earlier: &Past, now: &Past) -> bool {
    let plain = earlier.kind == Kind::Write || now.kind == Kind::Write;
    let both_write = earlier.kind != Kind::Read && now.kind != Kind::Read;
    let differs = || {
        (0..GRANULE as u32).any(|i| {
            let byte = |v: u32| v >> (8 * i) & 0xff;
            earlier.bytes & now.bytes & 1 << i != 0 && byte(earlier.value) != byte(now.value)
        })
    };
    let atomic = earlier.kind == Kind::Atomic || now.kind == Kind::Atomic;
    plain && earlier.bytes & now.bytes != 0 && (!both_write || atomic || differs())
}

impl Block {
    /// Checks a load, store or atomic of one lane.
    pub(super) fn check_global(
        &self,
        cx: &Context<'_>,
        (w, lane): (usize, usize),
        space: Space,
        address: u64,
        bytes: u32,
        kind: Kind,
        value: u64,
    ) -> Result<(), FaultKind> {
        let (Some(races), Some(checker)) = (cx.races, &self.checker) else { return Ok(()) };
        let (Space::Global, address) = resolve(space, address) else { return Ok(()) };
        if self.linear >= MAX_BLOCKS || !cx.memory.is_writable(address) {
            return Ok(());
        }
        // A store of what is there already changes nothing for anybody.
        if kind == Kind::Write && cx.memory.load(address, bytes).is_ok_and(|old| old == value & mask(bytes)) {
            return Ok(());
        }
        let block = self.linear as u32;
        let event = checker.event(w, lane, kind != Kind::Read, 0);
        let is_ordered = |e: &Past| self.is_ordered(cx, races, checker, e, &event);
        let end = address + u64::from(bytes);
        for granule in address / GRANULE..end.div_ceil(GRANULE) {
            let start = granule * GRANULE;
            let (from, to) = (address.max(start) - start, end.min(start + GRANULE) - start);
            let past = Past {
                event,
                block,
                releases: races.released(block),
                // Of accesses of 16 bytes only the first eight are known; the others count as equal.
                value: (value.checked_shr(8 * start.saturating_sub(address) as u32).unwrap_or(0)
                    << (8 * from)) as u32,
                bytes: ((1u32 << to) - (1 << from)) as u8,
                kind,
            };
            if let Some(other) = races.access(granule, past, is_ordered) {
                let (block, lane) = (other.block, other.event.lane);
                let thread = u32::from(other.event.warp) * 32 + u32::from(lane);
                return Err(FaultKind::Race {
                    space: "global",
                    address,
                    access: kind.name(),
                    earlier: other.kind.name(),
                    other: Box::new(at(cx, block, thread, other.event)),
                });
            }
        }
        Ok(())
    }

    fn is_ordered(&self, cx: &Context<'_>, races: &Races, checker: &Checker, e: &Past, now: &Event) -> bool {
        if u64::from(e.block) == self.linear {
            return checker.has_seen(&e.event, now);
        }
        let cluster = |block: Dim3| {
            (block.x / cx.cluster.x.max(1), block.y / cx.cluster.y.max(1), block.z / cx.cluster.z.max(1))
        };
        let same_cluster = cx.cluster.count() > 1
            && cluster(coordinates(e.block, cx.grid)) == cluster(coordinates(self.linear as u32, cx.grid));
        same_cluster || checker.acquired && races.released(e.block) > e.releases
    }

    /// What this block wrote can be known to others from now on.
    pub(super) fn note_release(&self, cx: &Context<'_>) {
        let Some(races) = cx.races else { return };
        if let Some(count) = races.releases.get(self.linear as usize) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// This block may know what others wrote.
    pub(super) fn note_acquire(&mut self) {
        if let Some(checker) = &mut self.checker {
            checker.acquired = true;
        }
    }
}

fn mask(bytes: u32) -> u64 {
    if bytes >= 8 { u64::MAX } else { (1 << (8 * bytes)) - 1 }
}

fn coordinates(linear: u32, size: Dim3) -> Dim3 {
    let (x, y) = (size.x.max(1), size.y.max(1));
    Dim3::new(linear % x, linear / x % y, linear / x / y)
}

fn at(cx: &Context<'_>, block: u32, thread: u32, event: Event) -> Position {
    let code = &cx.program.codes[event.code as usize];
    let (instruction, source) = cx.program.describe(code, event.pc);
    let list = |d: Dim3| [d.x, d.y, d.z];
    Position {
        function: code.name.clone(),
        instruction,
        source,
        block: list(coordinates(block, cx.grid)),
        thread: list(coordinates(thread, cx.block)),
        values: Vec::new(),
    }
}
