//! Device memory: allocations in a sparse 47-bit address space, shared by all threads of a launch.
//!
//! Memory is made of 64-bit atomic words, so that blocks can run in parallel in safe code. An aligned access of up to
//! eight bytes lies in one word; a narrower store replaces its part of the word atomically.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::fault::FaultKind;

/// An address in device memory.
pub type DevicePtr = u64;

/// Windows of the generic address space below the first allocation, one per 4 GiB.
pub mod window {
    /// Addresses below this are null or nearly so.
    pub const NULL_END: u64 = 1 << 16;
    pub const SHARED: u64 = 1 << 32;
    pub const LOCAL: u64 = 2 << 32;
    pub const PARAM: u64 = 3 << 32;
    pub const FUNCTION: u64 = 4 << 32;
    /// Handles of textures and surfaces.
    pub const TEXTURE: u64 = 5 << 32;
    /// Size of each window.
    pub const SIZE: u64 = 1 << 32;
    /// Where allocations begin.
    pub const GLOBAL: u64 = 16 << 32;
    pub const END: u64 = 1 << 47;
}

struct Allocation {
    base: u64,
    len: u64,
    words: Words,
    read_only: bool,
    /// What it is, for messages.
    name: String,
}

/// Where the bytes of an allocation are.
enum Words {
    Owned(Box<[AtomicU64]>),
    /// Memory of the process that the host sees as well.
    Shared(&'static [AtomicU64]),
}

impl std::ops::Deref for Words {
    type Target = [AtomicU64];
    fn deref(&self) -> &[AtomicU64] {
        match self {
            Words::Owned(words) => words,
            Words::Shared(words) => words,
        }
    }
}

/// All allocations of a device.
pub struct Memory {
    allocations: Vec<Option<Allocation>>,
    /// For each 4 GiB slot from [`window::GLOBAL`] on: the allocation that covers it.
    slots: Vec<u32>,
    /// Slots of freed allocations, the oldest first. They are used again only when there are no others, so that an access after
    /// the end of an allocation's life is found.
    freed: VecDeque<u32>,
    /// One thread at a time accesses memory: narrow stores need no atomic replacement.
    exclusive: AtomicBool,
}

/// A quarter of the address space for one allocation is more than any machine has.
const MAX_ALLOCATION: u64 = window::END / 4;
const NO_SLOT: u32 = u32::MAX;
/// Slots end below the addresses that Linux gives to programs and their libraries, so that a host's pointer is never in one.
const MAX_SLOTS: usize = 0x5000;

impl Memory {
    /// Memory without allocations.
    pub fn new() -> Memory {
        Memory {
            allocations: Vec::new(),
            slots: Vec::new(),
            freed: VecDeque::new(),
            exclusive: AtomicBool::new(false),
        }
    }

    pub(crate) fn set_exclusive(&self, exclusive: bool) {
        self.exclusive.store(exclusive, Ordering::Relaxed);
    }

    #[inline(always)]
    fn is_exclusive(&self) -> bool {
        self.exclusive.load(Ordering::Relaxed)
    }

    /// Allocates zeroed memory, aligned to 256 bytes and more.
    pub fn alloc(&mut self, bytes: u64, name: &str) -> Result<DevicePtr, FaultKind> {
        let words = bytes.div_ceil(8).max(1);
        let mut storage = Vec::new();
        if bytes > MAX_ALLOCATION || storage.try_reserve_exact(words as usize).is_err() {
            return Err(FaultKind::OutOfMemory);
        }
        storage.resize_with(words as usize, || AtomicU64::new(0));
        let base = self.reserve(bytes)?;
        self.place(base, bytes, Words::Owned(storage.into_boxed_slice()), name);
        Ok(base)
    }

    /// Takes addresses for an allocation that [`Memory::map`] makes later.
    pub fn reserve(&mut self, bytes: u64) -> Result<DevicePtr, FaultKind> {
        if bytes > MAX_ALLOCATION {
            return Err(FaultKind::OutOfMemory);
        }
        let slots = bytes.div_ceil(window::SIZE).max(1) as usize;
        let first = if self.slots.len() + slots <= MAX_SLOTS {
            self.slots.resize(self.slots.len() + slots, NO_SLOT);
            self.slots.len() - slots
        } else if slots == 1 {
            self.freed.pop_front().ok_or(FaultKind::OutOfMemory)? as usize
        } else {
            return Err(FaultKind::OutOfMemory);
        };
        Ok(window::GLOBAL + first as u64 * window::SIZE)
    }

    /// Makes memory of the process an allocation at an address that [`Memory::reserve`] gave for as many bytes.
    pub fn map(&mut self, base: DevicePtr, bytes: u64, words: &'static [AtomicU64], name: &str) {
        let bytes = bytes.min(words.len() as u64 * 8);
        self.place(base, bytes, Words::Shared(words), name);
    }

    fn place(&mut self, base: DevicePtr, len: u64, words: Words, name: &str) {
        let index = self.allocations.len() as u32;
        let Some(first) = slot_of(base) else { return };
        let count = len.div_ceil(window::SIZE).max(1) as usize;
        self.slots.iter_mut().skip(first).take(count).for_each(|s| *s = index);
        let allocation = Allocation { base, len, words, read_only: false, name: name.to_string() };
        self.allocations.push(Some(allocation));
    }

    /// Frees an allocation; its addresses are not used again for as long as there are others.
    pub fn free(&mut self, ptr: DevicePtr) -> bool {
        let Some(index) = self.index_of(ptr) else { return false };
        let Some(a) = self.allocations[index].take_if(|a| a.base == ptr) else { return false };
        let Some(first) = slot_of(a.base) else { return false };
        let count = a.len.div_ceil(window::SIZE).max(1) as usize;
        for slot in first..(first + count).min(self.slots.len()) {
            self.slots[slot] = NO_SLOT;
            self.freed.push_back(slot as u32);
        }
        true
    }

    /// Start and length of the allocation around an address.
    pub fn extent(&self, address: DevicePtr) -> Option<(DevicePtr, u64)> {
        let a = self.index_of(address).and_then(|i| self.allocations[i].as_ref())?;
        (address - a.base < a.len.max(1)).then_some((a.base, a.len))
    }

    pub(crate) fn set_read_only(&mut self, ptr: DevicePtr) {
        if let Some(index) = self.index_of(ptr)
            && let Some(a) = &mut self.allocations[index]
        {
            a.read_only = true;
        }
    }

    #[inline(always)]
    fn index_of(&self, address: u64) -> Option<usize> {
        let index = *self.slots.get(slot_of(address)?)?;
        if index == NO_SLOT { None } else { Some(index as usize) }
    }

    /// Whether there is memory that kernels may write.
    pub(crate) fn is_writable(&self, address: u64) -> bool {
        self.index_of(address).and_then(|i| self.allocations[i].as_ref()).is_some_and(|a| !a.read_only)
    }

    fn find(&self, address: u64, bytes: u32) -> Result<(&Allocation, u64), FaultKind> {
        self.find_in_units(address, bytes, 1)
    }

    /// The allocation of an access that may end where a unit of so many bytes does.
    fn find_in_units(&self, address: u64, bytes: u32, unit: u64) -> Result<(&Allocation, u64), FaultKind> {
        let found = self.index_of(address).and_then(|i| self.allocations[i].as_ref());
        let Some(a) = found else { return Err(self.out_of_bounds(address, bytes)) };
        let offset = address - a.base;
        if offset + bytes as u64 > a.len.next_multiple_of(unit) {
            return Err(self.out_of_bounds(address, bytes));
        }
        if !address.is_multiple_of(bytes as u64) {
            return Err(FaultKind::Misaligned { address, bytes });
        }
        Ok((a, offset))
    }

    fn out_of_bounds(&self, address: u64, bytes: u32) -> FaultKind {
        if address < window::NULL_END {
            return FaultKind::NullAccess { address };
        }
        let note = match self.index_of(address).and_then(|i| self.allocations[i].as_ref()) {
            Some(a) => {
                format!("{} bytes after the start of {} of {} bytes", address - a.base, a.name, a.len)
            }
            None => String::new(),
        };
        FaultKind::OutOfBounds { space: "global", address, bytes, note }
    }

    /// The allocation at an address.
    #[inline(always)]
    pub(crate) fn view(&self, address: u64) -> Option<View<'_>> {
        let a = self.index_of(address).and_then(|i| self.allocations[i].as_ref())?;
        Some(View {
            words: &a.words,
            base: a.base,
            len: a.len,
            read_only: a.read_only,
            exclusive: self.is_exclusive(),
        })
    }

    /// Loads 1, 2, 4 or 8 bytes, aligned.
    pub(crate) fn load(&self, address: u64, bytes: u32) -> Result<u64, FaultKind> {
        let (a, offset) = self.find(address, bytes)?;
        Ok(extract(a.words[(offset >> 3) as usize].load(Ordering::Relaxed), offset, bytes))
    }

    /// Stores 1, 2, 4 or 8 bytes, aligned.
    pub(crate) fn store(&self, address: u64, bytes: u32, value: u64) -> Result<(), FaultKind> {
        let (a, offset) = self.find(address, bytes)?;
        if a.read_only {
            return Err(FaultKind::ReadOnly { address });
        }
        store_word(&a.words[(offset >> 3) as usize], offset, bytes, value, self.is_exclusive());
        Ok(())
    }

    /// Replaces 1, 2, 4 or 8 bytes atomically by a function of their value; returns the old value.
    ///
    /// Atomic operations on a byte are made of those on the word around it, which a variable of one byte need not fill.
    pub(crate) fn update(&self, address: u64, bytes: u32, f: impl Fn(u64) -> u64) -> Result<u64, FaultKind> {
        let (a, offset) = self.find_in_units(address, bytes, 4)?;
        if a.read_only {
            return Err(FaultKind::ReadOnly { address });
        }
        let word = &a.words[(offset >> 3) as usize];
        let change = |w| Some(insert(w, offset, bytes, f(extract(w, offset, bytes))));
        let old = word.fetch_update(Ordering::SeqCst, Ordering::SeqCst, change).unwrap_or_else(|w| w);
        Ok(extract(old, offset, bytes))
    }

    /// Copies host bytes to the device.
    pub fn write(&self, address: DevicePtr, bytes: &[u8]) -> Result<(), FaultKind> {
        let a = self.range(address, bytes.len())?;
        let mut offset = (address - a.base) as usize;
        let mut rest = bytes;
        while !rest.is_empty() {
            let at = offset & 7;
            let n = (8 - at).min(rest.len());
            let word = &a.words[offset >> 3];
            let mut buffer = word.load(Ordering::Relaxed).to_le_bytes();
            buffer[at..at + n].copy_from_slice(&rest[..n]);
            word.store(u64::from_le_bytes(buffer), Ordering::Relaxed);
            rest = &rest[n..];
            offset += n;
        }
        Ok(())
    }

    /// Copies device bytes to the host.
    pub fn read(&self, address: DevicePtr, bytes: &mut [u8]) -> Result<(), FaultKind> {
        let a = self.range(address, bytes.len())?;
        let mut offset = (address - a.base) as usize;
        let mut rest = bytes;
        while !rest.is_empty() {
            let at = offset & 7;
            let n = (8 - at).min(rest.len());
            let buffer = a.words[offset >> 3].load(Ordering::Relaxed).to_le_bytes();
            let (head, tail) = rest.split_at_mut(n);
            head.copy_from_slice(&buffer[at..at + n]);
            rest = tail;
            offset += n;
        }
        Ok(())
    }

    fn range(&self, address: u64, len: usize) -> Result<&Allocation, FaultKind> {
        let bytes = u32::try_from(len).unwrap_or(u32::MAX);
        let found = self.index_of(address).and_then(|i| self.allocations[i].as_ref());
        match found {
            Some(a) if (address - a.base).saturating_add(len as u64) <= a.len => Ok(a),
            _ => Err(self.out_of_bounds(address, bytes)),
        }
    }
}

/// One allocation, for warps whose lanes all access it. Offsets have been checked with [`View::covers`].
pub(crate) struct View<'m> {
    words: &'m [AtomicU64],
    pub base: u64,
    len: u64,
    pub read_only: bool,
    exclusive: bool,
}

impl View<'_> {
    /// Whether accesses of so many bytes by the active lanes are inside.
    #[inline(always)]
    pub fn covers(&self, addresses: &[u64; 32], active: u32, bytes: u32) -> bool {
        let Some(last) = self.len.checked_sub(bytes as u64) else { return false };
        let inside = |l: usize| addresses[l].wrapping_sub(self.base) <= last;
        crate::exec::all(|l| inside(l) | (active >> l & 1 == 0))
    }

    #[inline(always)]
    pub fn load(&self, offset: u64, bytes: u32) -> u64 {
        extract(self.words[(offset >> 3) as usize].load(Ordering::Relaxed), offset, bytes)
    }

    /// Loads 32 neighbouring values of 4 bytes.
    #[inline(always)]
    pub fn load_row(&self, offset: u64, out: &mut [u64; 32]) {
        let first = (offset >> 3) as usize;
        if !offset.is_multiple_of(8) {
            *out = crate::exec::each(|l| self.load(offset + 4 * l as u64, 4));
            return;
        }
        for (pair, word) in out.as_chunks_mut::<2>().0.iter_mut().zip(&self.words[first..first + 16]) {
            let word = word.load(Ordering::Relaxed);
            *pair = [word & 0xffff_ffff, word >> 32];
        }
    }

    /// Loads 32 neighbouring words.
    #[inline(always)]
    pub fn load_words(&self, offset: u64, out: &mut [u64; 32]) {
        let first = (offset >> 3) as usize;
        for (out, word) in out.iter_mut().zip(&self.words[first..first + 32]) {
            *out = word.load(Ordering::Relaxed);
        }
    }

    /// Stores 32 neighbouring values of 4 or 8 bytes where they fill whole words; whether they do.
    #[inline(always)]
    pub fn store_row(&self, offset: u64, bytes: u32, values: &[u64; 32]) -> bool {
        let first = (offset >> 3) as usize;
        match bytes {
            4 if offset.is_multiple_of(8) => {
                for (word, [low, high]) in self.words[first..first + 16].iter().zip(values.as_chunks::<2>().0)
                {
                    word.store(low & 0xffff_ffff | high << 32, Ordering::Relaxed);
                }
            }
            8 => {
                for (word, value) in self.words[first..first + 32].iter().zip(values) {
                    word.store(*value, Ordering::Relaxed);
                }
            }
            _ => return false,
        }
        true
    }

    /// Stores a value of each active lane, of 1, 2, 4 or 8 bytes. Addresses are relative to `base`; where lanes store to the same
    /// place, the last one wins. What lanes that follow each other store to one word is stored at once: to replace a part of a
    /// word atomically takes much longer than to store a whole one.
    #[inline(always)]
    pub fn store_lanes(&self, addresses: &[u64; 32], base: u64, bytes: u32, values: &[u64; 32], active: u32) {
        let all = mask(bytes);
        let (mut word, mut changed, mut value) = (usize::MAX, 0, 0);
        for l in crate::exec::lanes(active) {
            let offset = addresses[l].wrapping_sub(base);
            let shift = (offset & 7) * 8;
            if (offset >> 3) as usize != word {
                self.store_bits(word, changed, value);
                (word, changed, value) = ((offset >> 3) as usize, 0, 0);
            }
            changed |= all << shift;
            value = value & !(all << shift) | (values[l] & all) << shift;
        }
        self.store_bits(word, changed, value);
    }

    /// Stores the bits of a word that have changed.
    #[inline(always)]
    fn store_bits(&self, word: usize, changed: u64, value: u64) {
        let Some(word) = self.words.get(word) else { return };
        if changed == u64::MAX {
            word.store(value, Ordering::Relaxed);
        } else if self.exclusive {
            word.store(word.load(Ordering::Relaxed) & !changed | value, Ordering::Relaxed);
        } else {
            // The closure always gives a value, so the update cannot fail.
            let _ = word.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |w| Some(w & !changed | value));
        }
    }
}

#[inline(always)]
fn slot_of(address: u64) -> Option<usize> {
    usize::try_from(address.checked_sub(window::GLOBAL)? >> 32).ok()
}

fn store_word(word: &AtomicU64, offset: u64, bytes: u32, value: u64, exclusive: bool) {
    if bytes == 8 {
        word.store(value, Ordering::Relaxed);
    } else if exclusive {
        word.store(insert(word.load(Ordering::Relaxed), offset, bytes, value), Ordering::Relaxed);
    } else {
        // The closure always gives a value, so the update cannot fail.
        let _ = word
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |w| Some(insert(w, offset, bytes, value)));
    }
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new()
    }
}

#[inline(always)]
fn mask(bytes: u32) -> u64 {
    if bytes >= 8 { u64::MAX } else { (1 << (bytes * 8)) - 1 }
}

#[inline(always)]
fn extract(word: u64, offset: u64, bytes: u32) -> u64 {
    word >> ((offset & 7) * 8) & mask(bytes)
}

fn insert(word: u64, offset: u64, bytes: u32, value: u64) -> u64 {
    let shift = (offset & 7) * 8;
    word & !(mask(bytes) << shift) | (value & mask(bytes)) << shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_accesses_touch_their_bytes_only() {
        let mut m = Memory::new();
        let p = m.alloc(16, "buffer").unwrap();
        m.store(p, 8, 0x1122_3344_5566_7788).unwrap();
        m.store(p + 2, 2, 0xabcd).unwrap();
        assert_eq!(m.load(p, 8).unwrap(), 0x1122_3344_abcd_7788);
        assert_eq!(m.load(p + 7, 1).unwrap(), 0x11);
        assert_eq!(m.update(p + 4, 4, |v| v + 1).unwrap(), 0x1122_3344);
        assert_eq!(m.load(p + 4, 4).unwrap(), 0x1122_3345);
    }

    #[test]
    fn stores_of_lanes_are_those_of_each_lane() {
        let patterns: [fn(u64) -> u64; 5] = [|l| l, |l| l + 1, |l| 31 - l, |l| l / 3, |l| l * 7 % 64];
        for (pattern, bytes, active, exclusive) in patterns.into_iter().flat_map(|p| {
            let masks = [u32::MAX, 0x0ff0_f00f, 0x5555_5555, 1 << 31];
            let widths = [1u32, 2, 4, 8];
            masks.into_iter().flat_map(move |m| widths.into_iter().map(move |w| (p, w, m, m & 1 != 0)))
        }) {
            let mut m = Memory::new();
            m.set_exclusive(exclusive);
            let [row, single] = ["row", "single"].map(|name| m.alloc(520, name).unwrap());
            let addresses = std::array::from_fn(|l| row + pattern(l as u64) * bytes as u64);
            let values = std::array::from_fn(|l| 0x9182_7364_5546_3728u64.rotate_left(l as u32));
            m.view(row).unwrap().store_lanes(&addresses, row, bytes, &values, active);
            for l in crate::exec::lanes(active) {
                m.store(single + (addresses[l] - row), bytes, values[l]).unwrap();
            }
            let read = |from| {
                let mut bytes = [0; 520];
                m.read(from, &mut bytes).unwrap();
                bytes
            };
            assert_eq!(read(row), read(single), "{bytes} bytes, lanes {active:x}");
        }
    }

    #[test]
    fn rows_are_loaded_from_both_halves_of_a_word() {
        let mut m = Memory::new();
        let p = m.alloc(136, "buffer").unwrap();
        (0..34).for_each(|i| m.store(p + 4 * i, 4, 100 + i).unwrap());
        for start in [0, 4] {
            let mut row = [0; 32];
            m.view(p).unwrap().load_row(start, &mut row);
            assert_eq!(row, std::array::from_fn(|l| 100 + start / 4 + l as u64));
        }
    }

    #[test]
    fn faults_are_found() {
        let mut m = Memory::new();
        let p = m.alloc(10, "buffer").unwrap();
        assert!(matches!(m.load(p + 8, 4), Err(FaultKind::OutOfBounds { .. })));
        assert!(m.load(p + 8, 2).is_ok());
        assert!(matches!(m.load(p + 1, 4), Err(FaultKind::Misaligned { .. })));
        assert!(matches!(m.load(8, 4), Err(FaultKind::NullAccess { .. })));
        assert!(m.free(p));
        assert!(matches!(m.load(p, 4), Err(FaultKind::OutOfBounds { .. })));
    }

    #[test]
    fn memory_of_the_process_is_shared() {
        let words: &'static [AtomicU64] = Box::leak((0..4).map(AtomicU64::new).collect());
        let mut m = Memory::new();
        let base = m.reserve(32).unwrap();
        m.map(base, 30, words, "host memory");
        assert_eq!(m.load(base + 8, 8).unwrap(), 1);
        m.store(base + 16, 4, 7).unwrap();
        assert_eq!(words[2].load(Ordering::Relaxed), 7);
        assert!(m.load(base + 28, 4).is_err());
        assert_eq!(m.extent(base + 29), Some((base, 30)));
        assert_eq!(m.extent(base + 30), None);
    }

    #[test]
    fn addresses_come_back_when_there_are_no_others() {
        let mut m = Memory::new();
        let first = m.alloc(8, "a").unwrap();
        assert!(m.free(first));
        let mut kept = 0;
        while m.reserve(8).unwrap() != first {
            kept += 1;
        }
        assert_eq!(kept, MAX_SLOTS - 1);
        assert!(m.reserve(8).is_err());
    }

    #[test]
    fn host_copies_cross_words() {
        let mut m = Memory::new();
        let p = m.alloc(32, "buffer").unwrap();
        let data: Vec<u8> = (0..21).collect();
        m.write(p + 3, &data).unwrap();
        let mut back = vec![0; 21];
        m.read(p + 3, &mut back).unwrap();
        assert_eq!(back, data);
        assert!(m.write(p + 20, &data).is_err());
    }
}
