//! Launches and what can be asked of kernels.

use std::ffi::{c_char, c_int, c_void};

use super::{fetch, store};
use crate::error::{Error, Result};
use crate::runtime;
use crate::thread::{self, status};
use crate::types::{Dim3, FuncAttributes, LaunchConfig, launch_attribute};
use crate::work::{Kernel, Work};

/// Copies of a kernel's arguments.
///
/// # Safety
/// `arguments` points to a pointer for each parameter of the kernel.
pub unsafe fn arguments(function: usize, arguments: *mut *mut c_void) -> Result<Vec<Vec<u8>>> {
    let (_, _, info) = runtime::with_context(|r| r.kernel(function))?;
    if arguments.is_null() && !info.parameters.is_empty() {
        return Err(Error::INVALID_VALUE);
    }
    let copy = |(index, (_, size)): (usize, &(u32, u32))| {
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts((*arguments.add(index)).cast::<u8>(), *size as usize) }.to_vec()
    };
    Ok(info.parameters.iter().enumerate().map(copy).collect())
}

/// # Safety
/// As of [`arguments`].
unsafe fn launch(mut kernel: Kernel, args: *mut *mut c_void, stream: usize) -> Result<()> {
    // SAFETY: the caller's promise.
    kernel.arguments = unsafe { arguments(kernel.function, args)? };
    runtime::submit(stream, Work::Kernel(kernel))
}

fn plain(function: *const c_void, grid: Dim3, block: Dim3, shared: usize) -> Kernel {
    Kernel {
        function: function as usize,
        grid: grid.array(),
        block: block.array(),
        cluster: None,
        shared,
        cooperative: false,
        arguments: Vec::new(),
        site: thread::take_site(),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchKernel(
    function: *const c_void,
    grid: Dim3,
    block: Dim3,
    args: *mut *mut c_void,
    shared: usize,
    stream: usize,
) -> Error {
    // SAFETY: the program passes its kernel's arguments.
    status(|| unsafe { launch(plain(function, grid, block, shared), args, stream) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchCooperativeKernel(
    function: *const c_void,
    grid: Dim3,
    block: Dim3,
    args: *mut *mut c_void,
    shared: usize,
    stream: usize,
) -> Error {
    let kernel = Kernel { cooperative: true, ..plain(function, grid, block, shared) };
    // SAFETY: the program passes its kernel's arguments.
    status(|| unsafe { launch(kernel, args, stream) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchKernelExC(
    config: *const LaunchConfig,
    function: *const c_void,
    args: *mut *mut c_void,
) -> Error {
    status(|| {
        // SAFETY: the program's own structure.
        let config = unsafe { fetch(config)? };
        let mut kernel = plain(function, config.grid, config.block, config.shared);
        for index in 0..config.attribute_count as usize {
            // SAFETY: the structure says how many there are.
            let attribute = unsafe { fetch(config.attributes.add(index))? };
            let [x, y, z] = [attribute.value[0], attribute.value[1], attribute.value[2]];
            match attribute.id {
                launch_attribute::COOPERATIVE => kernel.cooperative = x != 0,
                launch_attribute::CLUSTER_DIMENSION => kernel.cluster = Some([x, y, z]),
                // Priorities, cache windows and the like are hints.
                _ => {}
            }
        }
        // SAFETY: the program passes its kernel's arguments.
        unsafe { launch(kernel, args, config.stream as usize) }
    })
}

/// Objects of nvcc 13 launch by handle, which here is the function's address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaGetKernel(kernel: *mut *const c_void, function: *const c_void) -> Error {
    // SAFETY: the program's own pointer.
    status(|| unsafe { store(kernel, function) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaLaunchKernel(
    kernel: *const c_void,
    grid: Dim3,
    block: Dim3,
    args: *mut *mut c_void,
    shared: usize,
    stream: usize,
) -> Error {
    // SAFETY: the same promise.
    unsafe { cudaLaunchKernel(kernel, grid, block, args, shared, stream) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetKernel(kernel: *mut *const c_void, function: *const c_void) -> Error {
    status(|| {
        runtime::with_context(|r| r.kernel(function as usize))?;
        // SAFETY: the program's own pointer.
        unsafe { store(kernel, function) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFuncGetAttributes(
    attributes: *mut FuncAttributes,
    function: *const c_void,
) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let unknown =
                |e| if e == Error::INVALID_DEVICE_FUNCTION { Error::INVALID_RESOURCE_HANDLE } else { e };
            let (_, _, info) = r.kernel(function as usize).map_err(unknown)?;
            let usual = r.backend.properties().shared_mem_per_block.saturating_sub(info.static_shared);
            let dynamic = r.dynamic_shared.get(&(function as usize)).copied().unwrap_or(usual);
            let found = FuncAttributes {
                shared_size_bytes: info.static_shared,
                const_size_bytes: info.constants,
                local_size_bytes: info.local,
                max_threads_per_block: info.max_threads as c_int,
                num_regs: info.registers as c_int,
                ptx_version: info.ptx_version,
                binary_version: info.binary_version,
                max_dynamic_shared_size_bytes: dynamic as c_int,
                preferred_shmem_carveout: -1,
                required_cluster: info.cluster.unwrap_or_default().map(|n| n as c_int),
                ..FuncAttributes::default()
            };
            // SAFETY: the program's own pointer.
            unsafe { store(attributes, found) }
        })
    })
}

/// `cudaFuncAttribute`
const MAX_DYNAMIC_SHARED: c_int = 8;
const OTHER_ATTRIBUTES: std::ops::RangeInclusive<c_int> = 9..=15;

#[unsafe(no_mangle)]
pub extern "C" fn cudaFuncSetAttribute(function: *const c_void, which: c_int, value: c_int) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let (module, name, info) = r.kernel(function as usize)?;
            match which {
                MAX_DYNAMIC_SHARED => {
                    let most =
                        r.backend.properties().shared_mem_per_block_optin.saturating_sub(info.static_shared);
                    let value =
                        usize::try_from(value).ok().filter(|v| *v <= most).ok_or(Error::INVALID_VALUE)?;
                    r.dynamic_shared.insert(function as usize, value);
                    r.backend.set_kernel_attribute(module, &name, which, value as c_int)
                }
                // What remains are hints, or about clusters that the simulator allows anyway.
                other if OTHER_ATTRIBUTES.contains(&other) => {
                    r.backend.set_kernel_attribute(module, &name, which, value)
                }
                _ => Err(Error::INVALID_VALUE),
            }
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFuncSetCacheConfig(function: *const c_void, _config: c_int) -> Error {
    status(|| runtime::with_context(|r| r.kernel(function as usize).map(|_| ())))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFuncSetSharedMemConfig(function: *const c_void, _config: c_int) -> Error {
    status(|| runtime::with_context(|r| r.kernel(function as usize).map(|_| ())))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFuncGetName(name: *mut *const c_char, function: *const c_void) -> Error {
    status(|| {
        let (_, found, _) = runtime::with_context(|r| r.kernel(function as usize))?;
        let text = std::ffi::CString::new(found).map_err(|_| Error::INVALID_VALUE)?;
        // The text lives as long as the program, which expects no less.
        // SAFETY: the program's own pointer.
        unsafe { store(name, text.into_raw().cast_const()) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFuncGetParamInfo(
    function: *const c_void,
    index: usize,
    offset: *mut usize,
    size: *mut usize,
) -> Error {
    status(|| {
        let (_, _, info) = runtime::with_context(|r| r.kernel(function as usize))?;
        let (at, bytes) = info.parameters.get(index).ok_or(Error::INVALID_VALUE)?;
        // SAFETY: the program's own pointers, the last of which may be null.
        unsafe {
            store(offset, *at as usize)?;
            let _ = store(size, *bytes as usize);
        }
        Ok(())
    })
}
