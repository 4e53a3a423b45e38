//! What a stream executes and a graph records.

use std::sync::Arc;

use crate::thread::Site;
use crate::types::{HostFn, Pos};

/// One operation.
#[derive(Clone, Debug)]
pub enum Work {
    Kernel(Kernel),
    Copy(Copy),
    Fill(Fill),
    Host(HostCall),
    /// An event of this handle is reached.
    Record(usize),
    /// Memory that is given back in the order of a stream.
    Free(u64),
    /// A graph uses memory of its own from here on, or no longer.
    MemoryBegins(u64),
    MemoryEnds(u64),
    /// A conditional node of a graph that is not instantiated yet: its bodies are graphs.
    Condition(Condition<Arc<[usize]>>),
    /// The same with the operations of the bodies.
    Branch(Condition<Vec<Vec<Work>>>),
    /// The operations of a graph.
    Graph(Vec<Work>),
    Nothing,
}

/// What a graph does depends on a word of device memory, which kernels write.
#[derive(Clone, Debug)]
pub struct Condition<B> {
    pub word: u64,
    pub kind: ConditionKind,
    pub bodies: B,
}

/// `cudaGraphConditionalNodeType`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionKind {
    If,
    While,
    Switch,
}

/// A launch with copies of its arguments.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// The address of the host's stub.
    pub function: usize,
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub cluster: Option<[u32; 3]>,
    pub shared: usize,
    pub cooperative: bool,
    pub arguments: Vec<Vec<u8>>,
    /// Where the program launches it, if that is known.
    pub site: Option<Site>,
}

/// One end of a copy.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// Memory of the host or the device.
    pub address: u64,
    /// Bytes from one row to the next, and rows from one plane to the next.
    pub pitch: usize,
    pub rows: usize,
    /// An array of the driver and the place in it, instead of an address; `x` in bytes.
    pub array: Option<(usize, Pos)>,
}

impl Side {
    /// Plain memory.
    pub fn linear(address: usize) -> Side {
        Side::rows(address, 0, 0)
    }

    /// Memory with rows.
    pub fn rows(address: usize, pitch: usize, rows: usize) -> Side {
        Side { address: address as u64, pitch, rows, array: None }
    }

    /// The same memory from a place on; `x` in bytes.
    pub fn at(self, pos: Pos) -> Side {
        if let Some((array, start)) = self.array {
            let pos = Pos { x: start.x + pos.x, y: start.y + pos.y, z: start.z + pos.z };
            return Side { array: Some((array, pos)), ..self };
        }
        let offset = pos.x + pos.y * self.pitch + pos.z * self.pitch * self.rows;
        Side { address: self.address.wrapping_add(offset as u64), ..self }
    }
}

/// A copy of up to three dimensions; the width in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Copy {
    pub from: Side,
    pub to: Side,
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// Sets memory to a value; the width in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Fill {
    pub to: Side,
    /// The element's bytes, of which so many count.
    pub value: [u8; 4],
    pub element: usize,
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// A function of the program that runs between other operations.
#[derive(Clone, Copy, Debug)]
pub enum HostCall {
    Function(HostFn, usize),
    /// A callback: stream, data.
    Callback(StreamCallback, usize, usize),
}

pub type StreamCallback =
    unsafe extern "C" fn(*mut std::ffi::c_void, crate::error::Error, *mut std::ffi::c_void);
