//! Loads and stores whose lanes are all in one piece of memory: found out once for the warp, not for each lane.

use super::access::{MAX_LOCAL, read, resolve, write};
use super::lanes::{all, each, lanes, source};
use super::warp::Warp;
use super::{Block, Issue};
use crate::code::{Access, Space};

/// How the addresses of 32 lanes lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pattern {
    /// All lanes access the same place.
    Same,
    /// Neighbouring lanes access neighbouring places.
    Row,
    Scattered,
}

impl Block {
    /// Whatever is not so simple is left to the caller: then nothing was done.
    #[inline(always)]
    pub(super) fn load_fast(
        &mut self,
        issue: &Issue<'_>,
        access: &Access,
        space: Option<Space>,
        addresses: &[u64; 32],
        total: u32,
    ) -> bool {
        let &Issue { cx, me, active, .. } = issue;
        let bytes = access.bytes as u32;
        let first = addresses[active.trailing_zeros() as usize & 31];
        match space {
            Some(Space::Global) => {
                let Some(view) = cx.memory.view(first) else { return false };
                if !view.covers(addresses, active, total) {
                    return false;
                }
                if let Some(pairs) = pairs(access) {
                    for (i, [low, high]) in pairs.iter().enumerate() {
                        let (mut first, mut second) = ([0; 32], [0; 32]);
                        let base = view.base.wrapping_sub(i as u64 * 8);
                        for l in lanes(active) {
                            let both = view.load(addresses[l].wrapping_sub(base), 8);
                            (first[l], second[l]) = (both & 0xffff_ffff, both >> 32);
                        }
                        self.write_loaded(issue, access, *low, first);
                        self.write_loaded(issue, access, *high, second);
                    }
                    return true;
                }
                let pattern = pattern(addresses, bytes, active);
                for (i, d) in access.regs.iter().enumerate() {
                    let mut out = [0u64; 32];
                    let base = view.base.wrapping_sub(i as u64 * bytes as u64);
                    let offset = |l: usize| addresses[l].wrapping_sub(base);
                    match (pattern, bytes) {
                        (Pattern::Same, _) => out = [view.load(first.wrapping_sub(base), bytes); 32],
                        (Pattern::Row, 4) => view.load_row(offset(0), &mut out),
                        (Pattern::Row, 8) => view.load_words(offset(0), &mut out),
                        (Pattern::Row | Pattern::Scattered, _) => match (active, bytes) {
                            (u32::MAX, 4) => out = each(|l| view.load(offset(l), 4)),
                            (u32::MAX, 8) => out = each(|l| view.load(offset(l), 8)),
                            _ => lanes(active).for_each(|l| out[l] = view.load(offset(l), bytes)),
                        },
                    }
                    self.write_loaded(issue, access, *d, out);
                }
                true
            }
            Some(Space::Shared) => {
                let Some(offsets) = shared_offsets(addresses, active, total, self.shared.len()) else {
                    return false;
                };
                let pattern = pattern(addresses, bytes, active);
                for (i, d) in access.regs.iter().enumerate() {
                    let mut out = [0u64; 32];
                    let at = |l: usize| offsets[l] as usize + i * bytes as usize;
                    match (pattern, bytes) {
                        (Pattern::Same, _) => {
                            out = [read(&self.shared, at(0) as u64, bytes).unwrap_or(0); 32];
                        }
                        (Pattern::Row, 4) => read_row(&self.shared, at(0), &mut out),
                        (Pattern::Row | Pattern::Scattered, _) => match (active, bytes) {
                            (u32::MAX, 4) => out = each(|l| read_word(&self.shared, at(l))),
                            _ => lanes(active)
                                .for_each(|l| out[l] = read(&self.shared, at(l) as u64, bytes).unwrap_or(0)),
                        },
                    }
                    self.write_loaded(issue, access, *d, out);
                }
                true
            }
            Some(Space::Param) => {
                let same = lanes(active).all(|l| addresses[l] == first);
                let offset = resolve(access.space, first).1;
                if !same || offset.saturating_add(total as u64) > cx.params.len() as u64 {
                    return false;
                }
                for (i, d) in access.regs.iter().enumerate() {
                    let value = read(cx.params, offset + i as u64 * bytes as u64, bytes).unwrap_or(0);
                    self.write_loaded(issue, access, *d, [value; 32]);
                }
                true
            }
            Some(Space::Local) => {
                let offset = |l: usize| resolve(access.space, addresses[l]).1;
                let local = &self.warps[me.0].local;
                if !lanes(active).all(|l| offset(l).saturating_add(total as u64) <= local[l].len() as u64) {
                    return false;
                }
                for (i, d) in access.regs.iter().enumerate() {
                    let mut out = [0u64; 32];
                    let local = &self.warps[me.0].local;
                    for l in lanes(active) {
                        out[l] = read(&local[l], offset(l) + i as u64 * bytes as u64, bytes).unwrap_or(0);
                    }
                    self.write_loaded(issue, access, *d, out);
                }
                true
            }
            _ => false,
        }
    }

    /// The same for stores.
    #[inline(always)]
    pub(super) fn store_fast(
        &mut self,
        issue: &Issue<'_>,
        access: &Access,
        space: Option<Space>,
        addresses: &[u64; 32],
        total: u32,
    ) -> bool {
        let &Issue { cx, me: (w, at), code, active, .. } = issue;
        let bytes = access.bytes as u32;
        let first = addresses[active.trailing_zeros() as usize & 31];
        match space {
            Some(Space::Global) => {
                let Some(view) = cx.memory.view(first) else { return false };
                if view.read_only || !view.covers(addresses, active, total) {
                    return false;
                }
                if let Some(pairs) = pairs(access) {
                    for (i, [low, high]) in pairs.iter().enumerate() {
                        let (low, high) = (self.reg(w, at, code, *low), self.reg(w, at, code, *high));
                        let both = each(|l| low[l] & 0xffff_ffff | high[l] << 32);
                        view.store_lanes(addresses, view.base.wrapping_sub(i as u64 * 8), 8, &both, active);
                    }
                    return true;
                }
                let pattern = pattern(addresses, bytes, active);
                for (i, a) in access.regs.iter().enumerate() {
                    let values = self.operand(issue, *a);
                    let base = view.base.wrapping_sub(i as u64 * bytes as u64);
                    if pattern == Pattern::Row && view.store_row(first.wrapping_sub(base), bytes, values) {
                        continue;
                    }
                    view.store_lanes(addresses, base, bytes, values, active);
                }
                true
            }
            Some(Space::Shared) => {
                let Some(offsets) = shared_offsets(addresses, active, total, self.shared.len()) else {
                    return false;
                };
                let pattern = pattern(addresses, bytes, active);
                for (i, a) in access.regs.iter().enumerate() {
                    let warp = &self.warps[w];
                    let values = source(&warp.regs, code, warp.fragments[at].base, *a);
                    let offset = |l: usize| offsets[l] as u64 + i as u64 * bytes as u64;
                    match bytes {
                        4 if pattern == Pattern::Row => {
                            write_row(&mut self.shared, offset(0) as usize, values)
                        }
                        4 => lanes(active).for_each(|l| {
                            write(&mut self.shared, offset(l), 4, values[l]);
                        }),
                        _ => lanes(active).for_each(|l| {
                            write(&mut self.shared, offset(l), bytes, values[l]);
                        }),
                    }
                }
                true
            }
            Some(Space::Local) => {
                let offset = |l: usize| resolve(access.space, addresses[l]).1;
                if !lanes(active).all(|l| offset(l).saturating_add(total as u64) <= MAX_LOCAL) {
                    return false;
                }
                let Warp { regs, local, fragments, .. } = &mut self.warps[w];
                for l in lanes(active) {
                    let end = (offset(l) + total as u64) as usize;
                    if local[l].len() < end {
                        local[l].resize(end, 0);
                    }
                }
                for (i, a) in access.regs.iter().enumerate() {
                    let values = source(regs, code, fragments[at].base, *a);
                    for l in lanes(active) {
                        write(&mut local[l], offset(l) + i as u64 * bytes as u64, bytes, values[l]);
                    }
                }
                true
            }
            _ => false,
        }
    }
}

/// The registers of a vector of 4-byte elements, two by two: a vector is aligned to its size, so that two of its elements are one
/// word of memory.
#[inline(always)]
fn pairs(access: &Access) -> Option<&[[u32; 2]]> {
    match access.regs.as_chunks::<2>() {
        (pairs, []) if access.bytes == 4 && !pairs.is_empty() => Some(pairs),
        _ => None,
    }
}

/// Patterns are looked for where all lanes take part.
#[inline(always)]
fn pattern(addresses: &[u64; 32], bytes: u32, active: u32) -> Pattern {
    let first = addresses[0];
    let apart = addresses[1].wrapping_sub(first);
    if active != u32::MAX || (apart != 0 && apart != bytes as u64) {
        return Pattern::Scattered;
    }
    let regular = all(|l| addresses[l] == first.wrapping_add(l as u64 * apart));
    match (regular, apart) {
        (false, _) => Pattern::Scattered,
        (true, 0) => Pattern::Same,
        (true, _) => Pattern::Row,
    }
}

/// Offsets in the block's own shared memory, if all are inside.
#[inline(always)]
fn shared_offsets(addresses: &[u64; 32], active: u32, bytes: u32, len: usize) -> Option<[u32; 32]> {
    let last = u32::try_from(len).ok()?.checked_sub(bytes)?;
    let mut offsets = [0; 32];
    for l in 0..32 {
        offsets[l] = addresses[l] as u32;
    }
    let inside = all(|l| (offsets[l] <= last) | (active >> l & 1 == 0));
    inside.then_some(offsets)
}

#[inline(always)]
fn read_word(memory: &[u8], at: usize) -> u64 {
    match memory.get(at..at + 4).and_then(|s| s.first_chunk::<4>()) {
        Some(bytes) => u32::from_le_bytes(*bytes) as u64,
        None => 0,
    }
}

/// Writes 32 neighbouring values of 4 bytes.
#[inline(always)]
fn write_row(memory: &mut [u8], at: usize, values: &[u64; 32]) {
    let Some(row) = memory.get_mut(at..at + 128) else { return };
    for (bytes, value) in row.as_chunks_mut::<4>().0.iter_mut().zip(values) {
        *bytes = (*value as u32).to_le_bytes();
    }
}

/// Reads 32 neighbouring values of 4 bytes.
#[inline(always)]
fn read_row(memory: &[u8], at: usize, out: &mut [u64; 32]) {
    let Some(row) = memory.get(at..at + 128) else { return };
    for (out, bytes) in out.iter_mut().zip(row.as_chunks::<4>().0) {
        *out = u32::from_le_bytes(*bytes) as u64;
    }
}
