//! Memory that a graph allocates and frees.
//!
//! A node's memory is there from the moment the node is: its address is known before the graph runs, and every launch uses the same. What
//! frees it, in the graph or outside, only ends its use. It goes back when it is not used and no graph is left that could use it again.

use std::ffi::c_int;

use super::graph::add;
use super::{fetch, store};
use rustc_hash::FxHashMap;

use crate::backend::MemoryKind;
use crate::error::{Error, Result};
use crate::runtime::{self, Runtime};
use crate::thread::status;
use crate::work::Work;

/// `cudaMemAllocNodeParams`; the pool's properties are not looked at.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemAllocNodeParams {
    pool: [u64; 11],
    access: *const u8,
    access_count: usize,
    bytes: usize,
    address: u64,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemAllocNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    params: *mut MemAllocNodeParams,
) -> Error {
    status(|| {
        // SAFETY: the program's own structure.
        let mut p = unsafe { fetch(params)? };
        if p.bytes == 0 {
            return Err(Error::INVALID_VALUE);
        }
        p.address = runtime::with_context(|r| allocate(r, p.bytes))?;
        // SAFETY: the program's own pointers.
        unsafe {
            store(params, p)?;
            add(node, graph, before, count, Work::MemoryBegins(p.address))
        }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemFreeNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    address: u64,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, Work::MemoryEnds(address)) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemFreeNodeGetParams(node: usize, address: *mut u64) -> Error {
    status(|| {
        super::graph::with_node(node, |n| match n.work {
            // SAFETY: the program's own pointer.
            Work::MemoryEnds(found) => unsafe { store(address, found) },
            _ => Err(Error::INVALID_VALUE),
        })
    })
}

/// Memory for a node of a graph.
pub fn allocate(r: &mut Runtime, bytes: usize) -> Result<u64> {
    let address = r.backend.alloc(bytes, MemoryKind::Device)?;
    let memory = &mut r.graph_memory;
    memory.blocks.insert(address, Block { bytes, is_used: false });
    memory.current += bytes;
    memory.high = memory.high.max(memory.current);
    Ok(address)
}

/// Memory that graphs allocate, by address.
#[derive(Debug, Default)]
pub struct GraphMemory {
    blocks: FxHashMap<u64, Block>,
    current: usize,
    high: usize,
}

#[derive(Clone, Copy, Debug)]
struct Block {
    bytes: usize,
    /// A launch has allocated it and nothing has freed it since.
    is_used: bool,
}

impl GraphMemory {
    pub fn begin(&mut self, address: u64) {
        if let Some(block) = self.blocks.get_mut(&address) {
            block.is_used = true;
        }
    }

    /// Ends the use of memory; whether it is a graph's.
    pub fn end(&mut self, address: u64) -> bool {
        let block = self.blocks.get_mut(&address);
        block.map(|block| block.is_used = false).is_some()
    }

    pub fn has(&self, address: u64) -> bool {
        self.blocks.contains_key(&address)
    }

    /// The memory that nothing uses at the moment.
    pub fn unused(&self) -> Vec<u64> {
        self.blocks.iter().filter(|(_, block)| !block.is_used).map(|(address, _)| *address).collect()
    }

    pub fn forget(&mut self, address: u64) {
        if let Some(block) = self.blocks.remove(&address) {
            self.current -= block.bytes;
        }
    }
}

/// `cudaGraphMemAttributeType`: used and reserved memory, each now and at most.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetGraphMemAttribute(
    device: c_int,
    which: c_int,
    value: *mut u64,
) -> Error {
    status(|| {
        super::device::check(device)?;
        let (current, high) = runtime::with_context(|r| Ok((r.graph_memory.current, r.graph_memory.high)))?;
        let found = match which {
            0 | 2 => current,
            1 | 3 => high,
            _ => return Err(Error::INVALID_VALUE),
        };
        // SAFETY: the program's own pointer.
        unsafe { store(value, found as u64) }
    })
}

/// Only the marks of the most that was used can be set, to nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSetGraphMemAttribute(
    device: c_int,
    which: c_int,
    value: *mut u64,
) -> Error {
    status(|| {
        super::device::check(device)?;
        // SAFETY: the program's own pointer.
        if !matches!(which, 1 | 3) || unsafe { fetch(value)? } != 0 {
            return Err(Error::INVALID_VALUE);
        }
        runtime::with_context(|r| {
            r.graph_memory.high = r.graph_memory.current;
            Ok(())
        })
    })
}

/// Nothing is kept in reserve for graphs to come, so that there is nothing to give back.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceGraphMemTrim(device: c_int) -> Error {
    status(|| super::device::check(device))
}
