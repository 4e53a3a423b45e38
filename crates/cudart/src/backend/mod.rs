//! Where operations happen.

pub mod sim;

use crate::error::Result;
use crate::types::DeviceProp;
use crate::work::{Copy, Fill, Kernel};

/// What is known of a kernel.
#[derive(Clone, Debug, Default)]
pub struct KernelInfo {
    /// Offset and size of each parameter.
    pub parameters: Vec<(u32, u32)>,
    pub static_shared: usize,
    pub local: usize,
    pub constants: usize,
    pub max_threads: u32,
    pub registers: u32,
    pub cluster: Option<[u32; 3]>,
    pub ptx_version: i32,
    pub binary_version: i32,
}

/// What an address belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    Device,
    /// Page-locked memory of the host.
    Host,
    Managed,
}

/// An allocation around an address.
#[derive(Clone, Copy, Debug)]
pub struct Allocation {
    pub kind: MemoryKind,
    pub base: u64,
    pub length: u64,
    /// Where the device finds `base`.
    pub device: u64,
}

/// How a texture reads its memory.
#[derive(Clone, Copy, Debug)]
pub struct TextureSpec {
    pub address: u64,
    pub desc: crate::types::ChannelFormatDesc,
    pub extent: [u32; 3],
    pub layered: bool,
    pub cube: bool,
    pub levels: u32,
    /// Bytes from row to row where they are not one after the other.
    pub pitch: Option<u32>,
    /// How to read; none for a surface.
    pub sampling: Option<crate::types::TextureDesc>,
}

/// A device that executes.
pub trait Backend: Send {
    fn properties(&self) -> DeviceProp;
    /// Loads device code; returns its number.
    fn load(&mut self, fatbin: &'static [u8]) -> Result<usize>;
    fn kernel(&mut self, module: usize, name: &str) -> Result<KernelInfo>;
    /// Address and size of a variable.
    fn variable(&mut self, module: usize, name: &str) -> Result<(u64, usize)>;
    /// Puts a managed variable into memory that the host sees as well.
    fn managed_variable(&mut self, module: usize, name: &str, size: usize) -> Result<u64>;
    fn alloc(&mut self, bytes: usize, kind: MemoryKind) -> Result<u64>;
    fn free(&mut self, address: u64) -> Result<()>;
    /// Makes memory of the host known to the device.
    fn register(&mut self, address: u64, bytes: usize) -> Result<()>;
    fn unregister(&mut self, address: u64) -> Result<()>;
    fn allocation(&self, address: u64) -> Option<Allocation>;
    fn copy(&mut self, copy: &Copy) -> Result<()>;
    fn fill(&mut self, fill: &Fill) -> Result<()>;
    /// Runs a kernel; `Err` means that it did not start.
    fn launch(&mut self, module: usize, name: &str, kernel: &Kernel) -> Result<()>;
    /// How a kernel failed, once.
    fn take_fault(&mut self) -> Option<crate::error::Error>;
    fn texture(&mut self, spec: &TextureSpec) -> Result<u64>;
    /// Shows what kernels printed.
    fn flush(&mut self);
    /// Bytes of the heap for `malloc` in kernels; fails once it is in use.
    fn set_heap(&mut self, bytes: usize) -> Result<()>;
    /// Free and total memory.
    fn memory(&self) -> (usize, usize);
}
