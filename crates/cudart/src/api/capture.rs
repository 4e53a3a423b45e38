//! Graphs that are recorded from streams.

use std::ffi::{c_int, c_uint, c_void};

use super::store;
use crate::error::{Error, Result};
use crate::graph::Graph;
use crate::runtime::{self, Runtime};
use crate::thread::status;

/// Records what a stream is given into a graph, or into a new one.
fn begin(r: &mut Runtime, stream: usize, graph: Option<usize>) -> Result<()> {
    // The legacy stream cannot be captured.
    if stream <= 1 {
        return Err(Error::STREAM_CAPTURE_UNSUPPORTED);
    }
    if r.stream(stream)?.capture.is_some() {
        return Err(Error::ILLEGAL_STATE);
    }
    let graph = match graph {
        Some(graph) => r.graphs.get(graph).map(|_| graph)?,
        None => r.graphs.add(Graph::default()),
    };
    r.stream(stream)?.capture = Some(graph);
    Ok(())
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamBeginCapture(stream: usize, _mode: c_int) -> Error {
    status(|| runtime::with_context(|r| begin(r, stream, None)))
}

/// What is recorded comes after everything that the graph has already.
#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamBeginCaptureToGraph(
    stream: usize,
    graph: usize,
    _before: *const usize,
    _edges: *const c_void,
    _count: usize,
    _mode: c_int,
) -> Error {
    status(|| runtime::with_context(|r| begin(r, stream, Some(graph))))
}

/// The next node comes after the last of the graph, which is the only dependency that is told.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetCaptureInfo(
    stream: usize,
    state: *mut c_int,
    id: *mut u64,
    graph: *mut usize,
    before: *mut *const usize,
    edges: *mut *const c_void,
    count: *mut usize,
) -> Error {
    status(|| {
        let (captured, last) = runtime::with_context(|r| {
            let Some(captured) = r.stream(stream)?.capture else { return Ok((None, None)) };
            let last = r.graphs.get(captured)?.nodes.last().map(|n| n.handle);
            // The array is the program's until the next call for the stream.
            let place = r.capture_ends.entry(stream).or_default();
            **place = last.unwrap_or(0);
            let address: *const usize = &raw const **place;
            Ok((Some(captured), last.map(|_| address)))
        })?;
        // SAFETY: the program's own pointers, all but the first of which may be null.
        unsafe {
            store(state, c_int::from(captured.is_some()))?;
            let Some(captured) = captured else { return Ok(()) };
            let _ = store(id, captured as u64);
            let _ = store(graph, captured);
            let _ = store(before, last.unwrap_or(std::ptr::null()));
            let _ = store(edges, std::ptr::null());
            let _ = store(count, usize::from(last.is_some()));
        }
        Ok(())
    })
}

/// Nodes are recorded after all that the graph has, so that whatever they are told to wait for is before them.
#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamUpdateCaptureDependencies(
    stream: usize,
    _before: *const usize,
    _edges: *const c_void,
    _count: usize,
    _flags: c_uint,
) -> Error {
    status(|| runtime::with_context(|r| r.stream(stream)?.capture.map(|_| ()).ok_or(Error::ILLEGAL_STATE)))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamEndCapture(stream: usize, graph: *mut usize) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let captured = r.stream(stream)?.capture.ok_or(Error::ILLEGAL_STATE)?;
            r.streams.values_mut().filter(|s| s.capture == Some(captured)).for_each(|s| s.capture = None);
            r.stream(stream)?.capture = None;
            r.events.values_mut().filter(|e| e.captured == Some(captured)).for_each(|e| e.captured = None);
            // SAFETY: the program's own pointer; null where the graph is one that it has.
            let _ = unsafe { store(graph, captured) };
            Ok(())
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamIsCapturing(stream: usize, state: *mut c_int) -> Error {
    status(|| {
        let is = runtime::with_context(|r| Ok(r.stream(stream)?.capture.is_some()))?;
        // SAFETY: the program's own pointer.
        unsafe { store(state, c_int::from(is)) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaThreadExchangeStreamCaptureMode(mode: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(mode, 0) })
}
