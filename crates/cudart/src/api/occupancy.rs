//! How many blocks fit on a multiprocessor: the public formula of CUDA's occupancy calculator.

use std::ffi::{c_int, c_uint, c_void};

use super::{fetch, store};
use crate::backend::KernelInfo;
use crate::error::{Error, Result};
use crate::runtime;
use crate::thread::status;
use crate::types::{DeviceProp, LaunchConfig};

/// Registers are handed out to warps in units of so many.
const REGISTER_UNIT: u32 = 256;

/// Blocks of so many threads and so much dynamic shared memory that run at once.
pub fn blocks_per_multiprocessor(p: &DeviceProp, kernel: &KernelInfo, threads: u32, dynamic: usize) -> u32 {
    if threads == 0 || threads > kernel.max_threads {
        return 0;
    }
    let warps = threads.div_ceil(32);
    let by_warps = (p.max_threads_per_multi_processor as u32 / 32) / warps;
    let per_warp = (kernel.registers * 32).next_multiple_of(REGISTER_UNIT).max(1);
    let by_registers = p.regs_per_multiprocessor as u32 / per_warp / warps;
    let shared = kernel.static_shared + dynamic + p.reserved_shared_mem_per_block;
    if kernel.static_shared + dynamic > p.shared_mem_per_block_optin {
        return 0;
    }
    let by_shared = (p.shared_mem_per_multiprocessor / shared.next_multiple_of(128).max(1)) as u32;
    by_warps.min(by_registers).min(by_shared).min(p.max_blocks_per_multi_processor as u32)
}

fn blocks(function: usize, threads: c_int, dynamic: usize) -> Result<u32> {
    let threads = u32::try_from(threads).ok().filter(|t| *t > 0).ok_or(Error::INVALID_VALUE)?;
    runtime::with_context(|r| {
        let (module, name, _) = r.kernel(function)?;
        r.backend.active_blocks(module, &name, threads, dynamic)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    count: *mut c_int,
    function: *const c_void,
    threads: c_int,
    dynamic: usize,
) -> Error {
    // SAFETY: the program's own pointer.
    status(|| blocks(function as usize, threads, dynamic).and_then(|n| unsafe { store(count, n as c_int) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    count: *mut c_int,
    function: *const c_void,
    threads: c_int,
    dynamic: usize,
    _flags: c_uint,
) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaOccupancyMaxActiveBlocksPerMultiprocessor(count, function, threads, dynamic) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaOccupancyAvailableDynamicSMemPerBlock(
    bytes: *mut usize,
    function: *const c_void,
    count: c_int,
    _threads: c_int,
) -> Error {
    status(|| {
        let count = usize::try_from(count).ok().filter(|n| *n > 0).ok_or(Error::INVALID_VALUE)?;
        let room = runtime::with_context(|r| {
            let (_, _, info) = r.kernel(function as usize)?;
            let p = r.backend.properties();
            let each =
                (p.shared_mem_per_multiprocessor / count).saturating_sub(p.reserved_shared_mem_per_block);
            Ok(each.min(p.shared_mem_per_block_optin).saturating_sub(info.static_shared))
        })?;
        // SAFETY: the program's own pointer.
        unsafe { store(bytes, room) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaOccupancyMaxPotentialClusterSize(
    size: *mut c_int,
    function: *const c_void,
    _config: *const LaunchConfig,
) -> Error {
    status(|| {
        runtime::with_context(|r| r.kernel(function as usize))?;
        // SAFETY: the program's own pointer.
        unsafe { store(size, 8) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaOccupancyMaxActiveClusters(
    count: *mut c_int,
    function: *const c_void,
    config: *const LaunchConfig,
) -> Error {
    status(|| {
        // SAFETY: the program's own structure.
        let config = unsafe { fetch(config)? };
        let threads: u32 = config.block.array().iter().product();
        let per_sm = blocks(function as usize, threads as c_int, config.shared)?;
        let mut cluster = 1;
        for index in 0..config.attribute_count as usize {
            // SAFETY: the structure says how many there are.
            let attribute = unsafe { fetch(config.attributes.add(index))? };
            if attribute.id == crate::types::launch_attribute::CLUSTER_DIMENSION {
                cluster = attribute.value[..3].iter().product::<u32>().max(1);
            }
        }
        let multiprocessors = runtime::with(|r| Ok(r.backend.properties().multi_processor_count))?;
        // SAFETY: the program's own pointer.
        unsafe { store(count, (per_sm * multiprocessors as u32 / cluster) as c_int) }
    })
}
