//! Where operations happen.

pub mod gpu;
pub mod sim;

use std::ffi::{c_int, c_uint};

use crate::error::{Error, Result};
use crate::types::{ChannelFormatDesc, DeviceProp, Extent};
use crate::work::{Copy, Fill, HostCall, Kernel};

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

/// What an array for textures and surfaces holds.
#[derive(Clone, Copy, Debug)]
pub struct ArraySpec {
    pub desc: ChannelFormatDesc,
    /// In texels; 0 where there is no such dimension.
    pub extent: Extent,
    pub flags: u32,
    pub levels: u32,
    pub mipmapped: bool,
}

impl ArraySpec {
    /// The extent of a mipmap level.
    pub fn level_extent(&self, level: u32) -> Extent {
        const LAYERED: u32 = 1;
        const CUBEMAP: u32 = 4;
        let half = |n: usize| if n == 0 { 0 } else { (n >> level).max(1) };
        let planes_stay = self.flags & (LAYERED | CUBEMAP) != 0;
        Extent {
            width: half(self.extent.width),
            height: half(self.extent.height),
            depth: if planes_stay { self.extent.depth } else { half(self.extent.depth) },
        }
    }

    /// Bytes of the first levels; more than there can be where numbers do not suffice.
    pub fn bytes(&self, levels: u32) -> usize {
        let level = |l: u32| {
            let e = self.level_extent(l);
            let sides = [e.width, e.height, e.depth].map(|side| side.max(1));
            sides.iter().fold(self.desc.bytes(), |bytes, side| bytes.saturating_mul(*side))
        };
        (0..levels).map(level).fold(0, usize::saturating_add)
    }
}

/// Where texels are.
#[derive(Clone, Copy, Debug)]
pub enum Storage {
    /// One after the other, in plain memory.
    Linear(u64),
    /// An array of the driver.
    Array(usize),
    Mipmapped(usize),
}

/// How a texture reads its memory.
#[derive(Clone, Copy, Debug)]
pub struct TextureSpec {
    pub storage: Storage,
    pub desc: ChannelFormatDesc,
    pub extent: [u32; 3],
    pub layered: bool,
    pub cube: bool,
    pub levels: u32,
    /// Bytes from row to row where they are not one after the other.
    pub pitch: Option<u32>,
    /// How to read; none for a surface.
    pub sampling: Option<crate::types::TextureDesc>,
}

/// `cudaIpcMemHandle_t` and `cudaIpcEventHandle_t`: what a process tells another one.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct IpcHandle([u64; 8]);

/// What a call waits for.
#[derive(Clone, Copy, Debug)]
pub enum Wait {
    Device,
    Stream(usize),
    Event(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    Wait,
    /// `cudaErrorNotReady` if it would have to wait.
    Ask,
}

/// Waits without the lock of the runtime.
pub type Waiter = fn(Wait, Patience) -> Result<()>;

/// A device that executes. A backend that has no streams, events and arrays of its own executes in the order of the calls, and the
/// runtime gives out the handles.
pub trait Backend: Send {
    /// Prepares the calling thread.
    fn enter(&self) -> Result<()> {
        Ok(())
    }
    /// Whether device code is loaded before it is needed: compiling it takes time that no launch shall be charged with.
    fn is_eager(&self) -> bool {
        false
    }
    fn properties(&self) -> DeviceProp;
    /// The value of a `cudaDeviceAttr` where the backend knows better than the properties.
    fn attribute(&self, _which: c_int) -> Option<c_int> {
        None
    }
    fn driver_version(&self) -> Option<c_int> {
        None
    }
    /// Loads device code, linked if there are several containers; returns its number.
    fn load(&mut self, containers: &[&'static [u8]]) -> Result<usize>;
    fn kernel(&mut self, module: usize, name: &str) -> Result<KernelInfo>;
    /// Address and size of a variable.
    fn variable(&mut self, module: usize, name: &str) -> Result<(u64, usize)>;
    /// Puts a managed variable into memory that the host sees as well.
    fn managed_variable(&mut self, module: usize, name: &str, size: usize) -> Result<u64>;
    fn alloc(&mut self, bytes: usize, kind: MemoryKind) -> Result<u64>;
    fn free(&mut self, address: u64) -> Result<()>;
    /// Memory in the order of a stream.
    fn alloc_on(&mut self, bytes: usize, _stream: usize) -> Result<u64> {
        self.alloc(bytes, MemoryKind::Device)
    }
    fn free_on(&mut self, address: u64, _stream: usize) -> Result<()> {
        self.free(address)
    }
    /// Makes memory of the host known to the device.
    fn register(&mut self, address: u64, bytes: usize) -> Result<()>;
    fn unregister(&mut self, address: u64) -> Result<()>;
    fn allocation(&self, address: u64) -> Option<Allocation>;
    fn copy(&mut self, copy: &Copy, stream: usize) -> Result<()>;
    fn fill(&mut self, fill: &Fill, stream: usize) -> Result<()>;
    /// Runs a kernel; `Err` means that it did not start.
    fn launch(&mut self, module: usize, name: &str, kernel: &Kernel, stream: usize) -> Result<()>;
    /// Instructions that all threads of all kernels have executed, where they are counted.
    fn instructions(&self) -> Option<u64> {
        None
    }
    /// How a kernel failed, once.
    fn take_fault(&mut self) -> Option<Error>;
    /// Sets a `cudaFuncAttribute`, which has been checked.
    fn set_kernel_attribute(
        &mut self,
        _module: usize,
        _name: &str,
        _which: c_int,
        _value: c_int,
    ) -> Result<()> {
        Ok(())
    }
    /// Blocks of so many threads and so much dynamic shared memory that a multiprocessor runs at once.
    fn active_blocks(&mut self, module: usize, name: &str, threads: u32, dynamic: usize) -> Result<u32>;
    fn create_array(&mut self, spec: &ArraySpec) -> Result<Storage>;
    fn array_level(&mut self, storage: Storage, spec: &ArraySpec, level: u32) -> Result<Storage>;
    fn free_array(&mut self, storage: Storage) -> Result<()>;
    fn texture(&mut self, spec: &TextureSpec) -> Result<u64>;
    fn destroy_texture(&mut self, _object: u64, _is_surface: bool) -> Result<()> {
        Ok(())
    }
    /// Shows what kernels printed.
    fn flush(&mut self);
    /// The value of a `cudaLimit`.
    fn limit(&self, which: c_int) -> Option<usize>;
    fn set_limit(&mut self, which: c_int, value: usize) -> Result<()>;
    /// Free and total memory.
    fn memory(&self) -> (usize, usize);
    /// The backend's own handle, if it has streams.
    fn create_stream(&mut self, _flags: u32, _priority: i32) -> Result<Option<usize>> {
        Ok(None)
    }
    fn destroy_stream(&mut self, _stream: usize) -> Result<()> {
        Ok(())
    }
    fn stream_waits_for(&mut self, _stream: usize, _event: usize) -> Result<()> {
        Ok(())
    }
    /// The backend's own handle, if it has events.
    fn create_event(&mut self, _flags: u32) -> Result<Option<usize>> {
        Ok(None)
    }
    fn destroy_event(&mut self, _event: usize) -> Result<()> {
        Ok(())
    }
    fn record(&mut self, _event: usize, _stream: usize) -> Result<()> {
        Ok(())
    }
    /// Milliseconds between two events, if the backend has its own.
    fn elapsed(&self, _start: usize, _end: usize) -> Option<Result<f32>> {
        None
    }
    /// A name for memory by which other processes find it.
    fn memory_handle(&mut self, _address: u64) -> Result<IpcHandle> {
        Err(Error::NOT_SUPPORTED)
    }
    /// The memory of another process; its address here.
    fn open_memory(&mut self, _handle: IpcHandle, _flags: c_uint) -> Result<u64> {
        Err(Error::NOT_SUPPORTED)
    }
    fn close_memory(&mut self, _address: u64) -> Result<()> {
        Err(Error::NOT_SUPPORTED)
    }
    /// A name for an event by which other processes find it.
    fn event_handle(&mut self, _event: usize) -> Result<IpcHandle> {
        Err(Error::NOT_SUPPORTED)
    }
    /// The event of another process.
    fn open_event(&mut self, _handle: IpcHandle) -> Result<usize> {
        Err(Error::NOT_SUPPORTED)
    }
    /// Puts a function of the program into a stream; gives it back if it is to be called now.
    fn host_call(&mut self, call: HostCall, _stream: usize) -> Result<Option<HostCall>> {
        Ok(Some(call))
    }
    /// How to wait, if there is something to wait for.
    fn waiter(&self) -> Option<Waiter> {
        None
    }
    /// Gives everything back.
    fn reset(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_arrays_do_not_wrap() {
        let desc = ChannelFormatDesc { x: 32, y: 0, z: 0, w: 0, f: 0 };
        let spec = |side| ArraySpec {
            desc,
            extent: Extent { width: side, height: side, depth: 0 },
            flags: 0,
            levels: 2,
            mipmapped: true,
        };
        assert_eq!(spec(8).bytes(2), 4 * (64 + 16));
        assert_eq!(spec(1 << 40).bytes(2), usize::MAX);
    }
}
