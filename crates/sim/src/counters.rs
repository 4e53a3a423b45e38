//! What a launch executed and moved.

use crate::code::{Code, Group, Space};
use crate::program::Program;

/// Totals over all threads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Instructions issued for a group of lanes.
    pub warp_instructions: u64,
    /// The same, counted once per lane.
    pub thread_instructions: u64,
    /// Thread instructions by kind, in the order of `Group::ALL`.
    pub groups: [u64; Group::ALL.len()],
    /// Branches whose lanes went both ways.
    pub divergent_branches: u64,
    /// Atomic operations of threads.
    pub atomics: u64,
    /// Bytes read from global memory.
    pub global_read: u64,
    /// Bytes written to global memory.
    pub global_written: u64,
    /// Bytes read from shared memory.
    pub shared_read: u64,
    /// Bytes written to shared memory.
    pub shared_written: u64,
    /// Bytes read from local memory.
    pub local_read: u64,
    /// Bytes written to local memory.
    pub local_written: u64,
    /// Bytes read through textures.
    pub texture_read: u64,
    /// Bytes written through surfaces.
    pub surface_written: u64,
}

impl Counters {
    /// Kinds of instructions with their counts.
    pub fn by_group(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        Group::ALL.iter().zip(self.groups).map(|(group, count)| (group.name(), count))
    }

    fn count(&mut self, space: Space, is_load: bool, bytes: u64) {
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

    pub(crate) fn add(&mut self, other: &Counters) {
        self.warp_instructions += other.warp_instructions;
        self.thread_instructions += other.thread_instructions;
        self.groups.iter_mut().zip(other.groups).for_each(|(a, b)| *a += b);
        self.divergent_branches += other.divergent_branches;
        self.atomics += other.atomics;
        self.global_read += other.global_read;
        self.global_written += other.global_written;
        self.shared_read += other.shared_read;
        self.shared_written += other.shared_written;
        self.local_read += other.local_read;
        self.local_written += other.local_written;
        self.texture_read += other.texture_read;
        self.surface_written += other.surface_written;
    }
}

/// The memory an access site goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteKind {
    /// Transactions are sectors of 32 bytes.
    Global,
    /// Transactions are passes over the 32 banks.
    Shared,
}

/// One load or store instruction and how well its lanes' addresses fit together.
#[derive(Clone, Debug)]
pub struct Site {
    /// The function the instruction is in.
    pub function: String,
    /// The instruction as text.
    pub instruction: String,
    /// File and line, if the PTX says.
    pub source: Option<(String, u32)>,
    /// Whether it loads or stores, and where.
    pub kind: SiteKind,
    /// Times a warp executed it.
    pub accesses: u64,
    /// Pieces of 32 bytes that the accesses of its warps needed.
    pub transactions: u64,
    /// What would have been enough for the bytes asked for.
    pub ideal: u64,
}

#[derive(Clone, Copy, Default)]
struct SiteCount {
    accesses: u64,
    transactions: u64,
    ideal: u64,
    is_shared: bool,
}

/// Counters and access sites as they are collected.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    pub counters: Counters,
    /// By the number of the instruction in the program.
    sites: Vec<SiteCount>,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.counters.add(&other.counters);
        if self.sites.len() < other.sites.len() {
            self.sites.resize(other.sites.len(), SiteCount::default());
        }
        for (a, b) in self.sites.iter_mut().zip(&other.sites) {
            a.accesses += b.accesses;
            a.transactions += b.transactions;
            a.ideal += b.ideal;
            a.is_shared |= b.is_shared;
        }
    }

    /// Counts an access of `bytes` by each active lane.
    pub fn access(&mut self, (space, is_load): (Space, bool), bytes: u32, active: u32) {
        self.counters.count(space, is_load, active.count_ones() as u64 * bytes as u64);
    }

    /// Counts the transactions of an access.
    pub fn transactions(
        &mut self,
        (code, pc): (&Code, u32),
        space: Space,
        addresses: &[u64; 32],
        bytes: u32,
        active: u32,
    ) {
        let is_shared = matches!(space, Space::Shared | Space::SharedCluster);
        if !is_shared && space != Space::Global {
            return;
        }
        let (transactions, ideal) =
            if is_shared { bank_passes(addresses, bytes, active) } else { sectors(addresses, bytes, active) };
        let at = (code.first_site + pc) as usize;
        if self.sites.len() <= at {
            self.sites.resize(at + 1, SiteCount::default());
        }
        let site = &mut self.sites[at];
        site.accesses += 1;
        site.transactions += transactions;
        site.ideal += ideal;
        site.is_shared = is_shared;
    }

    /// The sites that were executed, in program order.
    pub fn sites(&self, program: &Program) -> Vec<Site> {
        let mut out = Vec::new();
        for code in &program.codes {
            for pc in 0..code.instrs.len() as u32 {
                let Some(count) = self.sites.get((code.first_site + pc) as usize) else { break };
                if count.accesses == 0 {
                    continue;
                }
                let (instruction, source) = program.describe(code, pc);
                out.push(Site {
                    function: code.name.clone(),
                    instruction,
                    source,
                    kind: if count.is_shared { SiteKind::Shared } else { SiteKind::Global },
                    accesses: count.accesses,
                    transactions: count.transactions,
                    ideal: count.ideal,
                });
            }
        }
        out
    }
}

/// Whether all 32 lanes access one piece of memory, one after the other.
fn is_contiguous(addresses: &[u64; 32], bytes: u32, active: u32) -> bool {
    let first = addresses[0];
    active == u32::MAX
        && addresses
            .iter()
            .enumerate()
            .fold(true, |same, (l, a)| same & (*a == first.wrapping_add(l as u64 * bytes as u64)))
}

/// Sectors of 32 bytes that are touched, and how many the bytes need at least.
fn sectors(addresses: &[u64; 32], bytes: u32, active: u32) -> (u64, u64) {
    let lanes = active.count_ones() as u64;
    let enough = (lanes * bytes as u64).div_ceil(32);
    if is_contiguous(addresses, bytes, active) {
        let touched = ((addresses[0] & 31) + lanes * bytes as u64).div_ceil(32);
        return (touched, enough.min(touched));
    }
    let mut touched = [0u64; 32];
    let mut n = 0;
    for l in crate::exec::lanes(active) {
        touched[n] = addresses[l] >> 5;
        n += 1;
    }
    let touched = &mut touched[..n];
    if !touched.is_sorted() {
        touched.sort_unstable();
    }
    let distinct = touched.chunk_by(|a, b| a == b).count() as u64;
    (distinct, enough.min(distinct))
}

/// Whether no two of these lanes need different words of one bank.
fn is_free_of_conflicts(addresses: &[u64; 32], lanes: u32) -> bool {
    let mut used = 0u32;
    let mut words = [0u64; 32];
    for l in crate::exec::lanes(lanes) {
        let word = addresses[l] >> 2;
        let bank = (word & 31) as usize;
        if used >> bank & 1 != 0 && words[bank] != word {
            return false;
        }
        used |= 1 << bank;
        words[bank] = word;
    }
    true
}

/// Passes over the banks of shared memory: lanes that need different words of one bank wait for each other. Wide accesses
/// are done by a half or a quarter of the warp at a time.
fn bank_passes(addresses: &[u64; 32], bytes: u32, active: u32) -> (u64, u64) {
    let step = match bytes {
        0..=4 => 32,
        5..=8 => 16,
        _ => 8,
    };
    if is_contiguous(addresses, bytes, active) {
        return (32 / step, 32 / step);
    }
    let (mut passes, mut groups) = (0, 0);
    for start in (0..32).step_by(step as usize) {
        let mask = active & (u32::MAX >> (32 - step as u32)) << start;
        if mask == 0 {
            continue;
        }
        groups += 1;
        if is_free_of_conflicts(addresses, mask) {
            passes += 1;
            continue;
        }
        let mut words = [0u64; 32];
        let mut n = 0;
        for l in crate::exec::lanes(mask) {
            words[n] = addresses[l] >> 2;
            n += 1;
        }
        let words = &mut words[..n];
        words.sort_unstable();
        let mut banks = [0u8; 32];
        for run in words.chunk_by(|a, b| a == b) {
            banks[(run[0] & 31) as usize] += 1;
        }
        passes += banks.iter().copied().max().unwrap_or(1) as u64;
    }
    (passes, groups)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(f: impl Fn(u64) -> u64) -> [u64; 32] {
        std::array::from_fn(|l| f(l as u64))
    }

    #[test]
    fn sectors_of_access_patterns() {
        assert_eq!(sectors(&addresses(|l| 256 + 4 * l), 4, u32::MAX), (4, 4));
        assert_eq!(sectors(&addresses(|l| 260 + 4 * l), 4, u32::MAX), (5, 4));
        assert_eq!(sectors(&addresses(|l| 256 + 128 * l), 4, u32::MAX), (32, 4));
        assert_eq!(sectors(&addresses(|_| 256), 4, u32::MAX), (1, 1));
        assert_eq!(sectors(&addresses(|l| 256 + 4 * l), 4, 1), (1, 1));
    }

    #[test]
    fn bank_conflicts() {
        assert_eq!(bank_passes(&addresses(|l| 4 * l), 4, u32::MAX), (1, 1));
        assert_eq!(bank_passes(&addresses(|l| 8 * l), 4, u32::MAX), (2, 1));
        assert_eq!(bank_passes(&addresses(|l| 128 * l), 4, u32::MAX), (32, 1));
        assert_eq!(bank_passes(&addresses(|_| 64), 4, u32::MAX), (1, 1));
        assert_eq!(bank_passes(&addresses(|l| 16 * l), 16, u32::MAX), (4, 4));
    }
}
