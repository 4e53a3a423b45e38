//! Nodes of every kind by one function, and conditions.

use std::ffi::{c_int, c_uint, c_void};
use std::sync::Arc;

use super::graph::{add, child_work, fill_work, host_work, kernel_work, set_word};
use super::graph_memory::{MemAllocNodeParams, cudaGraphAddMemAllocNode};
use super::memory_array::copy_3d;
use super::store;
use crate::backend::MemoryKind;
use crate::error::{Error, Result};
use crate::graph::Graph;
use crate::runtime;
use crate::thread::status;
use crate::types::{HostNodeParams, KernelNodeParams, Memcpy3DParms, MemsetParams};
use crate::work::{Condition, ConditionKind, Work};

/// `cudaGraphNodeParams`
#[repr(C)]
pub struct NodeParams {
    kind: c_int,
    reserved: [c_int; 3],
    params: Params,
    last: i64,
}

#[repr(C)]
union Params {
    size: [i64; 29],
    kernel: KernelNodeParams,
    copy: CopyNodeParams,
    fill: MemsetParams,
    host: HostNodeParams,
    graph: usize,
    allocation: MemAllocNodeParams,
    address: u64,
    condition: ConditionParams,
}

/// `cudaMemcpyNodeParams`
#[repr(C)]
#[derive(Clone, Copy)]
struct CopyNodeParams {
    flags: c_int,
    reserved: [c_int; 3],
    copy: Memcpy3DParms,
}

/// `cudaConditionalNodeParams`
#[repr(C)]
#[derive(Clone, Copy)]
struct ConditionParams {
    word: u64,
    kind: c_uint,
    size: c_uint,
    graphs: *const usize,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    _edges: *const c_void,
    count: usize,
    params: *mut NodeParams,
) -> Error {
    const ALLOCATION: c_int = 10;
    if params.is_null() {
        return status(|| Err(Error::INVALID_VALUE));
    }
    // SAFETY: the program's own structure, whose kind says which member it has written.
    unsafe {
        if (*params).kind == ALLOCATION {
            return cudaGraphAddMemAllocNode(
                node,
                graph,
                before,
                count,
                &raw mut (*params).params.allocation,
            );
        }
        status(|| add(node, graph, before, count, work(&mut *params)?))
    }
}

/// # Safety
/// The kind says which member of the union there is.
unsafe fn work(p: &mut NodeParams) -> Result<Work> {
    // SAFETY: the caller's promise.
    unsafe {
        match p.kind {
            0 => kernel_work(&raw const p.params.kernel),
            1 => Ok(Work::Copy(copy_3d(&p.params.copy.copy)?)),
            2 => fill_work(&p.params.fill),
            3 => host_work(p.params.host),
            4 => child_work(p.params.graph),
            5 => Ok(Work::Nothing),
            11 => Ok(Work::MemoryEnds(p.params.address)),
            13 => condition_work(&mut p.params.condition),
            _ => Err(Error::NOT_SUPPORTED),
        }
    }
}

/// Makes the bodies of a condition, which the program fills later.
fn condition_work(p: &mut ConditionParams) -> Result<Work> {
    let (kind, most) = match p.kind {
        0 => (ConditionKind::If, 2),
        1 => (ConditionKind::While, 1),
        2 => (ConditionKind::Switch, c_uint::MAX),
        _ => return Err(Error::INVALID_VALUE),
    };
    if p.size == 0 || p.size > most {
        return Err(Error::INVALID_VALUE);
    }
    let bodies: Arc<[usize]> =
        runtime::with_context(|r| Ok((0..p.size).map(|_| r.graphs.add(Graph::default())).collect()))?;
    // The array is there for as long as the node is.
    p.graphs = bodies.as_ptr();
    Ok(Work::Condition(Condition { word: p.word, kind, bodies }))
}

/// A condition is a word of the device's memory; its handle is the address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphConditionalHandleCreate(
    handle: *mut u64,
    graph: usize,
    value: c_uint,
    flags: c_uint,
) -> Error {
    const ASSIGN_DEFAULT: c_uint = 1;
    status(|| {
        let word = runtime::with_context(|r| {
            r.graphs.get(graph)?;
            let word = r.backend.alloc(size_of::<u32>(), MemoryKind::Device)?;
            if flags & ASSIGN_DEFAULT != 0 {
                r.graphs.get_mut(graph)?.words.push((word, value));
            }
            Ok(word)
        })?;
        runtime::perform(set_word(word, 0), 0)?;
        // SAFETY: the program's own pointer.
        unsafe { store(handle, word) }
    })
}
