//! Streams and events: the runtime's own.

use std::ffi::{c_int, c_uint, c_void};

use super::{done, driver_functions};
use crate::api::{capture, event, graph, store, stream};
use crate::error::Error;
use crate::types::HostFn;
use crate::work::StreamCallback;

driver_functions! {
    [Context] fn cuStreamCreate(made: *mut usize, flags: c_uint) {
        done(stream::cudaStreamCreateWithFlags(made, flags))
    }

    [Context] fn cuStreamCreateWithPriority(made: *mut usize, flags: c_uint, priority: c_int) {
        done(stream::cudaStreamCreateWithPriority(made, flags, priority))
    }

    [Context] fn cuStreamDestroy_v2(stream: usize) {
        done(stream::cudaStreamDestroy(stream))
    }

    [Context] fn cuStreamSynchronize(stream: usize) {
        done(stream::cudaStreamSynchronize(stream))
    }

    [Context] fn cuStreamQuery(stream: usize) {
        done(stream::cudaStreamQuery(stream))
    }

    [Context] fn cuStreamWaitEvent(stream: usize, event: usize, flags: c_uint) {
        done(stream::cudaStreamWaitEvent(stream, event, flags))
    }

    [Context] fn cuStreamAddCallback(
        stream: usize,
        callback: Option<StreamCallback>,
        data: *mut c_void,
        flags: c_uint,
    ) {
        done(stream::cudaStreamAddCallback(stream, callback, data, flags))
    }

    [Context] fn cuLaunchHostFunc(stream: usize, function: Option<HostFn>, data: *mut c_void) {
        done(stream::cudaLaunchHostFunc(stream, function, data))
    }

    [Context] fn cuStreamBeginCapture_v2(stream: usize, mode: c_int) {
        done(capture::cudaStreamBeginCapture(stream, mode))
    }

    [Context] fn cuStreamEndCapture(stream: usize, graph: *mut usize) {
        done(capture::cudaStreamEndCapture(stream, graph))
    }

    [Context] fn cuStreamIsCapturing(stream: usize, status: *mut c_int) {
        done(capture::cudaStreamIsCapturing(stream, status))
    }

    [Context] fn cuGraphDestroy(graph: usize) {
        done(graph::cudaGraphDestroy(graph))
    }

    [Context] fn cuGraphExecDestroy(executable: usize) {
        done(graph::cudaGraphExecDestroy(executable))
    }

    [Context] fn cuGraphLaunch(executable: usize, stream: usize) {
        done(graph::cudaGraphLaunch(executable, stream))
    }

    [Context] fn cuEventCreate(made: *mut usize, flags: c_uint) {
        done(event::cudaEventCreateWithFlags(made, flags))
    }

    [Context] fn cuEventDestroy_v2(event: usize) {
        done(event::cudaEventDestroy(event))
    }

    [Context] fn cuEventRecord(event: usize, stream: usize) {
        done(event::cudaEventRecord(event, stream))
    }

    [Context] fn cuEventSynchronize(event: usize) {
        done(event::cudaEventSynchronize(event))
    }

    [Context] fn cuEventQuery(event: usize) {
        done(event::cudaEventQuery(event))
    }

    [Context] fn cuEventElapsedTime(milliseconds: *mut f32, start: usize, end: usize) {
        if milliseconds.is_null() {
            return Err(Error::INVALID_VALUE);
        }
        store(milliseconds, 0.0)?;
        done(event::cudaEventElapsedTime(milliseconds, start, end))
    }
}
