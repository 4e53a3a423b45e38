//! Memory that a graph allocates and frees.
//!
//! A node's memory is there from the moment the node is: its address is known before the graph runs, and every launch uses the same. What
//! frees it in the graph only ends its use; it goes back with `cudaFree`, or with the process.

use std::ffi::c_int;

use super::graph::add;
use super::{fetch, store};
use crate::backend::MemoryKind;
use crate::error::Error;
use crate::runtime;
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
        p.address = runtime::with_context(|r| {
            let address = r.backend.alloc(p.bytes, MemoryKind::Device)?;
            r.graph_memory.allocate(p.bytes);
            Ok(address)
        })?;
        // SAFETY: the program's own pointers.
        unsafe {
            store(params, p)?;
            add(node, graph, before, count, Work::MemoryBegins)
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

/// Bytes that graphs use.
#[derive(Clone, Copy, Debug, Default)]
pub struct GraphMemory {
    current: usize,
    high: usize,
}

impl GraphMemory {
    fn allocate(&mut self, bytes: usize) {
        self.current += bytes;
        self.high = self.high.max(self.current);
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
        let memory = runtime::with_context(|r| Ok(r.graph_memory))?;
        let found = match which {
            0 | 2 => memory.current,
            1 | 3 => memory.high,
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

/// Memory of graphs is never kept beyond its use.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceGraphMemTrim(device: c_int) -> Error {
    status(|| super::device::check(device))
}
