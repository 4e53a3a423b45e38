//! Devices: there is one.

use std::ffi::{c_char, c_int, c_uint};

use super::store;
use crate::backend::{Patience, Wait};
use crate::error::{Error, Result};
use crate::runtime;
use crate::thread::status;
use crate::types::DeviceProp;

/// CUDA 13.0, as this runtime's headers say.
pub const VERSION: c_int = 13000;

pub fn check(device: c_int) -> Result<()> {
    if device == 0 { Ok(()) } else { Err(Error::INVALID_DEVICE) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceCount(count: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(count, 1) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDevice(device: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(device, 0) })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaSetDevice(device: c_int) -> Error {
    status(|| check(device))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaInitDevice(device: c_int, _device_flags: c_uint, _flags: c_uint) -> Error {
    status(|| check(device))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSetValidDevices(_devices: *mut c_int, _count: c_int) -> Error {
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaChooseDevice(device: *mut c_int, _properties: *const DeviceProp) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(device, 0) })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaSetDeviceFlags(flags: c_uint) -> Error {
    status(|| {
        runtime::with(|r| {
            r.device_flags = flags;
            Ok(())
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceFlags(flags: *mut c_uint) -> Error {
    // SAFETY: the program's own pointer.
    status(|| runtime::with(|r| unsafe { store(flags, r.device_flags) }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceProperties(properties: *mut DeviceProp, device: c_int) -> Error {
    status(|| {
        check(device)?;
        // SAFETY: the program's own pointer.
        runtime::with(|r| unsafe { store(properties, r.backend.properties()) })
    })
}

/// The value of a `cudaDeviceAttr`.
fn attribute(p: &DeviceProp, which: c_int) -> Option<c_int> {
    Some(match which {
        1 => p.max_threads_per_block,
        2..=4 => p.max_threads_dim[which as usize - 2],
        5..=7 => p.max_grid_size[which as usize - 5],
        8 => p.shared_mem_per_block as c_int,
        9 => p.total_const_mem as c_int,
        10 => p.warp_size,
        11 => p.mem_pitch as c_int,
        12 => p.regs_per_block,
        13 => 1_980_000,
        14 => p.texture_alignment as c_int,
        15 => 1,
        16 => p.multi_processor_count,
        17 => 0,
        18 => p.integrated,
        19 => p.can_map_host_memory,
        20 => 0,
        21 => p.max_texture_1d,
        22 | 23 => p.max_texture_2d[which as usize - 22],
        24..=26 => p.max_texture_3d[which as usize - 24],
        27..=29 => p.max_texture_2d_layered[which as usize - 27],
        30 => p.surface_alignment as c_int,
        31 => p.concurrent_kernels,
        32 => p.ecc_enabled,
        33 => p.pci_bus_id,
        34 => p.pci_device_id,
        35 => p.tcc_driver,
        36 => 1_000_000,
        37 => p.memory_bus_width,
        38 => p.l2_cache_size,
        39 => p.max_threads_per_multi_processor,
        40 => p.async_engine_count,
        41 => p.unified_addressing,
        42 | 43 => p.max_texture_1d_layered[which as usize - 42],
        45 | 46 => p.max_texture_2d_gather[which as usize - 45],
        47..=49 => p.max_texture_3d_alt[which as usize - 47],
        50 => p.pci_domain_id,
        51 => p.texture_pitch_alignment as c_int,
        52 => p.max_texture_cubemap,
        53 | 54 => p.max_texture_cubemap_layered[which as usize - 53],
        55 => p.max_surface_1d,
        56 | 57 => p.max_surface_2d[which as usize - 56],
        58..=60 => p.max_surface_3d[which as usize - 58],
        61 | 62 => p.max_surface_1d_layered[which as usize - 61],
        63..=65 => p.max_surface_2d_layered[which as usize - 63],
        66 => p.max_surface_cubemap,
        67 | 68 => p.max_surface_cubemap_layered[which as usize - 67],
        69 => 268_435_456,
        70..=72 => p.max_texture_2d_linear[which as usize - 70],
        73 | 74 => p.max_texture_2d_mipmap[which as usize - 73],
        75 => p.major,
        76 => p.minor,
        77 => p.max_texture_1d_mipmap,
        78 => p.stream_priorities_supported,
        79 => p.global_l1_cache_supported,
        80 => p.local_l1_cache_supported,
        81 => p.shared_mem_per_multiprocessor as c_int,
        82 => p.regs_per_multiprocessor,
        83 => p.managed_memory,
        84 => p.is_multi_gpu_board,
        85 => p.multi_gpu_board_group_id,
        86 => p.host_native_atomic_supported,
        87 => 2,
        88 => p.pageable_memory_access,
        89 => p.concurrent_managed_access,
        90 => p.compute_preemption_supported,
        91 => p.can_use_host_pointer_for_registered_mem,
        95 => p.cooperative_launch,
        97 => p.shared_mem_per_block_optin as c_int,
        98 => 0,
        99 => p.host_register_supported,
        100 => p.pageable_memory_access_uses_host_page_tables,
        101 => p.direct_managed_mem_access_from_host,
        106 => p.max_blocks_per_multi_processor,
        108 => p.persisting_l2_cache_max_size,
        109 => p.access_policy_max_window_size,
        111 => p.reserved_shared_mem_per_block as c_int,
        112 => p.sparse_cuda_array_supported,
        113 => p.host_register_read_only_supported,
        114 => p.timeline_semaphore_interop_supported,
        115 => p.memory_pools_supported,
        116..=119 => 0,
        120 => p.cluster_launch,
        121 => p.deferred_mapping_cuda_array_supported,
        125 => p.ipc_event_supported,
        126 => 1,
        130..=147 => 0,
        _ => return None,
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetAttribute(value: *mut c_int, which: c_int, device: c_int) -> Error {
    status(|| {
        check(device)?;
        let known = |r: &mut runtime::Runtime| {
            r.backend.attribute(which).or_else(|| attribute(&r.backend.properties(), which))
        };
        let found = runtime::with(|r| known(r).ok_or(Error::INVALID_VALUE))?;
        // SAFETY: the program's own pointer.
        unsafe { store(value, found) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSynchronize() -> Error {
    status(|| runtime::wait(Wait::Device, Patience::Wait))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceReset() -> Error {
    runtime::reset();
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetLimit(value: *mut usize, which: c_int) -> Error {
    status(|| {
        runtime::with(|r| {
            let limit = r.backend.limit(which).ok_or(Error::UNSUPPORTED_LIMIT)?;
            // SAFETY: the program's own pointer.
            unsafe { store(value, limit) }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetLimit(which: c_int, value: usize) -> Error {
    status(|| runtime::with_context(|r| r.backend.set_limit(which, value)))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetCacheConfig(_config: c_int) -> Error {
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetCacheConfig(config: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(config, 0) })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetSharedMemConfig(_config: c_int) -> Error {
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetSharedMemConfig(config: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(config, 1) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) -> Error {
    // SAFETY: the program's own pointers, either of which may be null.
    unsafe {
        let _ = store(least, 0);
        let _ = store(greatest, -5);
    }
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceCanAccessPeer(can: *mut c_int, device: c_int, peer: c_int) -> Error {
    status(|| {
        check(device)?;
        check(peer)?;
        // SAFETY: the program's own pointer.
        unsafe { store(can, 0) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceEnablePeerAccess(_peer: c_int, _flags: c_uint) -> Error {
    status(|| Err(Error::INVALID_DEVICE))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceDisablePeerAccess(_peer: c_int) -> Error {
    status(|| Err(Error::PEER_ACCESS_NOT_ENABLED))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetP2PAttribute(
    value: *mut c_int,
    _which: c_int,
    from: c_int,
    to: c_int,
) -> Error {
    status(|| {
        check(from)?;
        check(to)?;
        // SAFETY: the program's own pointer.
        unsafe { store(value, 0) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetPCIBusId(text: *mut c_char, length: c_int, device: c_int) -> Error {
    status(|| {
        check(device)?;
        let id = b"0000:00:00.0\0";
        if text.is_null() || (length as usize) < id.len() {
            return Err(Error::INVALID_VALUE);
        }
        // SAFETY: the program says how much room there is.
        unsafe { std::ptr::copy_nonoverlapping(id.as_ptr().cast(), text, id.len()) };
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetByPCIBusId(device: *mut c_int, _text: *const c_char) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(device, 0) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaRuntimeGetVersion(version: *mut c_int) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(version, VERSION) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDriverGetVersion(version: *mut c_int) -> Error {
    status(|| {
        let found = runtime::with(|r| Ok(r.backend.driver_version().unwrap_or(VERSION)))?;
        // SAFETY: the program's own pointer.
        unsafe { store(version, found) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaProfilerStart() -> Error {
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaProfilerStop() -> Error {
    Error::SUCCESS
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaCtxResetPersistingL2Cache() -> Error {
    Error::SUCCESS
}
