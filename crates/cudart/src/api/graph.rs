//! Graphs: building, capturing, launching.

use std::ffi::{c_int, c_uint, c_void};

use super::memory_array::copy_3d;
use super::{fetch, launch, store};
use crate::error::{Error, Result};
use crate::graph::{Graph, GraphExec, Node};
use crate::runtime::{self, Runtime};
use crate::thread::status;
use crate::types::{HostNodeParams, KernelNodeParams, Memcpy3DParms, MemsetParams};
use crate::work::{Condition, Copy, Fill, HostCall, Kernel, Side, Work};

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphCreate(graph: *mut usize, _flags: c_uint) -> Error {
    // SAFETY: the program's own pointer.
    status(|| runtime::with_context(|r| unsafe { store(graph, r.graphs.add(Graph::default())) }))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphDestroy(graph: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            r.graphs.remove(graph)?;
            r.free_graph_memory()
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphClone(clone: *mut usize, graph: usize) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let copy = r.graphs.get(graph)?.clone();
            // SAFETY: the program's own pointer.
            unsafe { store(clone, r.graphs.add(copy)) }
        })
    })
}

/// Adds a node after others.
///
/// # Safety
/// The pointers are the program's own; `before` has as many handles as `count` says.
pub unsafe fn add(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    work: Work,
) -> Result<()> {
    let mut after = Vec::with_capacity(count);
    for i in 0..count {
        // SAFETY: the caller's promise.
        after.push(unsafe { fetch(before.wrapping_add(i))? });
    }
    let handle = runtime::with_context(|r| Ok(r.graphs.get_mut(graph)?.add(work, &after)))?;
    // SAFETY: the caller's promise.
    unsafe { store(node, handle) }
}

/// # Safety
/// The pointer is null or to the program's structure.
pub unsafe fn kernel_work(p: *const KernelNodeParams) -> Result<Work> {
    // SAFETY: the caller's promise; the arguments fit the kernel.
    unsafe {
        let p = fetch(p)?;
        Ok(Work::Kernel(Kernel {
            function: p.func as usize,
            grid: p.grid.array(),
            block: p.block.array(),
            cluster: None,
            shared: p.shared as usize,
            cooperative: false,
            arguments: launch::arguments(p.func as usize, p.params)?,
            site: None,
        }))
    }
}

pub fn fill_work(p: &MemsetParams) -> Result<Work> {
    let element = p.element_size as usize;
    if !matches!(element, 1 | 2 | 4) {
        return Err(Error::INVALID_VALUE);
    }
    Ok(Work::Fill(Fill {
        to: Side::rows(p.dst as usize, p.pitch, p.height),
        value: p.value.to_le_bytes(),
        element,
        width: p.width * element,
        height: p.height,
        depth: 1,
    }))
}

pub fn host_work(p: HostNodeParams) -> Result<Work> {
    let function = p.function.ok_or(Error::INVALID_VALUE)?;
    Ok(Work::Host(HostCall::Function(function, p.data as usize)))
}

/// The operations of a graph as one of another.
pub fn child_work(child: usize) -> Result<Work> {
    let GraphExec { nodes, words } = runtime::with_context(|r| executable(r, child))?;
    let words = words.into_iter().map(|(word, value)| set_word(word, value));
    Ok(Work::Graph(words.chain(nodes.into_iter().map(|n| n.work)).collect()))
}

/// Gives a word of the device's memory a value.
pub fn set_word(word: u64, value: u32) -> Work {
    const BYTES: usize = size_of::<u32>();
    let to = Side { address: word, ..Side::linear(0) };
    Work::Fill(Fill { to, value: value.to_le_bytes(), element: BYTES, width: BYTES, height: 1, depth: 1 })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddKernelNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    params: *const KernelNodeParams,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, kernel_work(params)?) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemcpyNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    params: *const Memcpy3DParms,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, Work::Copy(copy_3d(&fetch(params)?)?)) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemcpyNode1D(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    to: usize,
    from: usize,
    bytes: usize,
    _direction: c_int,
) -> Error {
    let work = Work::Copy(Copy {
        from: Side::linear(from),
        to: Side::linear(to),
        width: bytes,
        height: 1,
        depth: 1,
    });
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, work) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemsetNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    params: *const MemsetParams,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, fill_work(&fetch(params)?)?) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddHostNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    params: *const HostNodeParams,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, host_work(fetch(params)?)?) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEmptyNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { add(node, graph, before, count, Work::Nothing) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddChildGraphNode(
    node: *mut usize,
    graph: usize,
    before: *const usize,
    count: usize,
    child: usize,
) -> Error {
    status(|| {
        // SAFETY: the program's own pointers.
        unsafe { add(node, graph, before, count, child_work(child)?) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddDependencies(
    graph: usize,
    from: *const usize,
    to: *const usize,
    _edges: *const c_void,
    count: usize,
) -> Error {
    status(|| {
        for i in 0..count {
            // SAFETY: the program says how many there are.
            let (first, second) = unsafe { (fetch(from.add(i))?, fetch(to.add(i))?) };
            runtime::with_context(|r| {
                let node = r.graphs.get_mut(graph)?.node_mut(second).ok_or(Error::INVALID_VALUE)?;
                node.after.push(first);
                Ok(())
            })?;
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetNodes(graph: usize, nodes: *mut usize, count: *mut usize) -> Error {
    status(|| {
        let handles: Vec<usize> =
            runtime::with_context(|r| Ok(r.graphs.get(graph)?.nodes.iter().map(|n| n.handle).collect()))?;
        // SAFETY: the program's own pointers; it says how much room there is.
        unsafe {
            if !nodes.is_null() {
                let room = fetch(count)?;
                handles.iter().take(room).enumerate().for_each(|(i, h)| nodes.add(i).write(*h));
                return store(count, handles.len().min(room));
            }
            store(count, handles.len())
        }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetRootNodes(graph: usize, nodes: *mut usize, count: *mut usize) -> Error {
    status(|| {
        let handles: Vec<usize> = runtime::with_context(|r| {
            let all = &r.graphs.get(graph)?.nodes;
            Ok(all.iter().filter(|n| n.after.is_empty()).map(|n| n.handle).collect())
        })?;
        // SAFETY: the program's own pointers; it says how much room there is.
        unsafe {
            if !nodes.is_null() {
                handles.iter().take(fetch(count)?).enumerate().for_each(|(i, h)| nodes.add(i).write(*h));
            }
            store(count, handles.len())
        }
    })
}

/// Runs with the node of a handle, in whatever graph it is.
pub fn with_node<T>(handle: usize, f: impl FnOnce(&mut Node) -> Result<T>) -> Result<T> {
    runtime::with_context(|r| {
        let node = r.graphs.values_mut().find_map(|g| g.node_mut(handle));
        f(node.ok_or(Error::INVALID_VALUE)?)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetType(node: usize, kind: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| with_node(node, |n| unsafe { store(kind, n.kind) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphKernelNodeSetParams(node: usize, params: *const KernelNodeParams) -> Error {
    status(|| {
        // SAFETY: the program's own pointer.
        let work = unsafe { kernel_work(params)? };
        with_node(node, |n| {
            n.work = work;
            Ok(())
        })
    })
}

fn instantiate(graph: usize) -> Result<usize> {
    runtime::with_context(|r| {
        let executable = executable(r, graph)?;
        Ok(r.executables.add(executable))
    })
}

/// The operations of a graph in their order, with those of the bodies of its conditions.
fn executable(r: &Runtime, graph: usize) -> Result<GraphExec> {
    let graph = r.graphs.get(graph)?;
    let mut nodes = graph.ordered().ok_or(Error::INVALID_VALUE)?;
    let mut words = graph.words.clone();
    for node in &mut nodes {
        let Work::Condition(condition) = &node.work else { continue };
        let mut bodies = Vec::with_capacity(condition.bodies.len());
        for body in condition.bodies.iter() {
            let body = executable(r, *body)?;
            words.extend(body.words);
            bodies.push(body.nodes.into_iter().map(|n| n.work).collect());
        }
        node.work = Work::Branch(Condition { word: condition.word, kind: condition.kind, bodies });
    }
    Ok(GraphExec { nodes, words })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiate(executable: *mut usize, graph: usize, _flags: u64) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(executable, instantiate(graph)?) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiateWithFlags(
    executable: *mut usize,
    graph: usize,
    flags: u64,
) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaGraphInstantiate(executable, graph, flags) }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphExecDestroy(executable: usize) -> Error {
    status(|| {
        runtime::with(|r| {
            r.executables.remove(executable)?;
            r.free_graph_memory()
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphUpload(executable: usize, _stream: usize) -> Error {
    status(|| runtime::with_context(|r| r.executables.get(executable).map(|_| ())))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphLaunch(executable: usize, stream: usize) -> Error {
    status(|| {
        let work = runtime::with_context(|r| {
            let executable = r.executables.get(executable)?;
            let words = executable.words.iter().map(|(word, value)| set_word(*word, *value));
            Ok(words.chain(executable.nodes.iter().map(|n| n.work.clone())).collect())
        })?;
        runtime::submit(stream, Work::Graph(work))
    })
}

/// Changes a node of an executable graph.
fn replace(executable: usize, node: usize, work: Work) -> Result<()> {
    runtime::with_context(|r| {
        let nodes = &mut r.executables.get_mut(executable)?.nodes;
        nodes.iter_mut().find(|n| n.handle == node).ok_or(Error::INVALID_VALUE)?.work = work;
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecKernelNodeSetParams(
    executable: usize,
    node: usize,
    params: *const KernelNodeParams,
) -> Error {
    // SAFETY: the program's own pointer.
    status(|| replace(executable, node, unsafe { kernel_work(params)? }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParams1D(
    executable: usize,
    node: usize,
    to: usize,
    from: usize,
    bytes: usize,
    _direction: c_int,
) -> Error {
    let copy = Copy { from: Side::linear(from), to: Side::linear(to), width: bytes, height: 1, depth: 1 };
    status(|| replace(executable, node, Work::Copy(copy)))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecMemsetNodeSetParams(
    executable: usize,
    node: usize,
    params: *const MemsetParams,
) -> Error {
    // SAFETY: the program's own pointer.
    status(|| replace(executable, node, fill_work(&unsafe { fetch(params)? })?))
}

/// `{ result, error node, error from node }`
#[repr(C)]
pub struct UpdateInfo {
    result: c_int,
    node: usize,
    from: usize,
}

/// A graph of the same shape takes the place of the one that was instantiated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecUpdate(
    executable: usize,
    graph: usize,
    info: *mut UpdateInfo,
) -> Error {
    const TOPOLOGY_CHANGED: c_int = 2;
    status(|| {
        let same = runtime::with_context(|r| {
            let nodes = self::executable(r, graph)?.nodes;
            let old = &mut r.executables.get_mut(executable)?.nodes;
            let kinds = |all: &[Node]| all.iter().map(|n| n.kind).collect::<Vec<_>>();
            let same = kinds(old) == kinds(&nodes);
            if same {
                old.iter_mut().zip(nodes).for_each(|(old, new)| old.work = new.work);
            }
            Ok(same)
        })?;
        let result = if same { 0 } else { TOPOLOGY_CHANGED };
        // SAFETY: the program's own pointer, which may be null.
        let _ = unsafe { store(info, UpdateInfo { result, node: 0, from: 0 }) };
        if same { Ok(()) } else { Err(Error::GRAPH_EXEC_UPDATE_FAILURE) }
    })
}
