//! Modules, their kernels and variables, and launches.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::atomic::{AtomicUsize, Ordering};

use oxicc_fatbin::{Image, Kind};

use super::{done, driver_functions, link};
use crate::api::{fetch, launch, occupancy, store};
use crate::backend::gpu::api::LaunchConfig;
use crate::error::{Error, Result};
use crate::registry::{self, Function, Module, text};
use crate::runtime;
use crate::types::launch_attribute;
use crate::work::{Kernel, Work};

/// Kernels that are asked for by name have a number where others have the address of their stub.
static NEXT_FUNCTION: AtomicUsize = AtomicUsize::new(0x5b00_0000);
const STEP: usize = 64;

/// Handles of modules are their numbers behind this.
const FIRST_MODULE: usize = 0x5c00_0040;

fn handle_of(module: usize) -> usize {
    FIRST_MODULE + module * STEP
}

fn module_of(handle: usize) -> Result<usize> {
    let index = handle.checked_sub(FIRST_MODULE).filter(|n| n.is_multiple_of(STEP)).map(|n| n / STEP);
    let is_there = |index: &usize| registry::lock().modules.get(*index).is_some_and(Option::is_some);
    index.filter(is_there).ok_or(Error::INVALID_RESOURCE_HANDLE)
}

/// The architecture in `.target sm_90a`.
fn architecture(ptx: &str) -> u32 {
    let target = ptx.split_once(".target").map_or("", |(_, rest)| rest);
    let digits = target.split_once("sm_").map_or("", |(_, rest)| rest);
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(0)
}

/// A container around PTX. It stays as long as the process: modules of the registry are part of the program.
pub fn container(ptx: &[u8]) -> &'static [u8] {
    let sm = architecture(&String::from_utf8_lossy(ptx));
    let image = Image {
        kind: Kind::Ptx,
        sm,
        version: (0, 0),
        arch_specific: false,
        family_specific: false,
        is_compressed: false,
        payload: ptx,
    };
    oxicc_fatbin::write(&[image]).leak()
}

/// The containers of an image: PTX, a container, or what [`link`] has made.
///
/// # Safety
/// The image is one of these, as long as it says itself.
unsafe fn containers(image: *const c_void) -> Result<Vec<&'static [u8]>> {
    const CUBIN: &[u8] = b"\x7fELF";
    if image.is_null() {
        return Err(Error::INVALID_VALUE);
    }
    if let Some(linked) = link::linked(image as usize) {
        return Ok(linked);
    }
    // SAFETY: no image is shorter than its first bytes; a text ends with a zero.
    let length = unsafe {
        let first = std::slice::from_raw_parts(image.cast::<u8>(), 4);
        if first == CUBIN {
            eprintln!(
                "oxicc: the simulator runs PTX, not machine code (OXICC_CUBIN=ptx makes NVRTC give PTX)"
            );
            return Err(Error::NO_KERNEL_IMAGE_FOR_DEVICE);
        }
        match oxicc_fatbin::is_container(first) {
            true => {
                let head = std::slice::from_raw_parts(image.cast::<u8>(), oxicc_fatbin::LENGTH_BYTES);
                oxicc_fatbin::length(head)
            }
            false => None,
        }
    };
    // SAFETY: as above.
    unsafe {
        Ok(vec![match length {
            Some(length) => std::slice::from_raw_parts(image.cast::<u8>(), length).to_vec().leak(),
            None => container(std::ffi::CStr::from_ptr(image.cast()).to_bytes()),
        }])
    }
}

/// Loads an image and gives the module's handle.
///
/// # Safety
/// As of [`containers`]; the handle's place is the program's.
unsafe fn load(module: *mut usize, fatbins: Vec<&'static [u8]>) -> Result<()> {
    let index = {
        let mut registry = registry::lock();
        registry.modules.push(Some(Module { fatbins, managed: Vec::new(), is_relocatable: false }));
        registry.modules.len() - 1
    };
    runtime::with_context(|r| r.load(index)).inspect_err(|_| unload(index))?;
    // SAFETY: the caller's promise.
    unsafe { store(module, handle_of(index)) }
}

fn unload(index: usize) {
    let mut registry = registry::lock();
    registry.functions.retain(|_, f| f.module != index);
    if let Some(module) = registry.modules.get_mut(index) {
        *module = None;
    }
}

/// Says in the program's buffers that the compiler had nothing to say.
///
/// # Safety
/// There are so many options and values, of the kinds that cuda.h says.
pub unsafe fn answer_options(count: c_uint, options: *const c_int, values: *mut *mut c_void) {
    const WALL_TIME: c_int = 2;
    const LOGS: [c_int; 2] = [3, 5];
    const LOG_SIZES: [c_int; 2] = [4, 6];
    if options.is_null() || values.is_null() {
        return;
    }
    for n in 0..count as usize {
        // SAFETY: the caller's promise.
        unsafe {
            let (option, value) = (*options.add(n), values.add(n));
            if LOGS.contains(&option) && !(*value).is_null() {
                (*value).cast::<u8>().write(0);
            } else if LOG_SIZES.contains(&option) || option == WALL_TIME {
                // Numbers are in the place of the pointer; zero is the same as a float.
                *value = std::ptr::null_mut();
            }
        }
    }
}

/// The arguments in one buffer, as `extra` has them.
///
/// # Safety
/// The list is null or ends as cuda.h says.
unsafe fn packed_arguments(kernel: usize, extra: *mut *mut c_void) -> Result<Vec<Vec<u8>>> {
    const BUFFER: usize = 1;
    const SIZE: usize = 2;
    let (mut buffer, mut size, mut at) = (std::ptr::null::<u8>(), 0usize, extra);
    // SAFETY: the caller's promise.
    unsafe {
        while !at.is_null() && !(*at).is_null() {
            match *at as usize {
                BUFFER => buffer = (*at.add(1)).cast(),
                SIZE => size = fetch((*at.add(1)).cast::<usize>())?,
                _ => return Err(Error::INVALID_VALUE),
            }
            at = at.add(2);
        }
    }
    let (_, _, info) = runtime::with_context(|r| r.kernel(kernel))?;
    let bytes = match buffer.is_null() {
        true => &[],
        // SAFETY: the program says how long its buffer is.
        false => unsafe { std::slice::from_raw_parts(buffer, size) },
    };
    let piece = |(offset, size): &(u32, u32)| {
        let piece = bytes.get(*offset as usize..(*offset + *size) as usize);
        piece.map(<[u8]>::to_vec).ok_or(Error::INVALID_VALUE)
    };
    info.parameters.iter().map(piece).collect()
}

/// # Safety
/// The arguments are those of the kernel.
unsafe fn start(
    mut kernel: Kernel,
    stream: usize,
    parameters: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<()> {
    if !registry::lock().functions.contains_key(&kernel.function) {
        return Err(Error::INVALID_RESOURCE_HANDLE);
    }
    // SAFETY: the caller's promise.
    kernel.arguments = unsafe {
        match parameters.is_null() && !extra.is_null() {
            true => packed_arguments(kernel.function, extra)?,
            false => launch::arguments(kernel.function, parameters)?,
        }
    };
    runtime::submit(stream, Work::Kernel(kernel))
}

fn kernel(function: usize, grid: [c_uint; 3], block: [c_uint; 3], shared: c_uint) -> Kernel {
    Kernel {
        function,
        grid,
        block,
        cluster: None,
        shared: shared as usize,
        cooperative: false,
        arguments: Vec::new(),
        site: None,
    }
}

driver_functions! {
    [Context] fn cuModuleLoad(module: *mut usize, path: *const c_char) {
        let mut image = std::fs::read(text(path)).map_err(|_| Error::FILE_NOT_FOUND)?;
        // Text need not end with a zero in a file.
        image.push(0);
        load(module, containers(image.as_ptr().cast())?)
    }

    [Context] fn cuModuleLoadData(module: *mut usize, image: *const c_void) {
        load(module, containers(image)?)
    }

    [Context] fn cuModuleLoadDataEx(
        module: *mut usize,
        image: *const c_void,
        count: c_uint,
        options: *mut c_int,
        values: *mut *mut c_void,
    ) {
        answer_options(count, options, values);
        load(module, containers(image)?)
    }

    [Context] fn cuModuleLoadFatBinary(module: *mut usize, image: *const c_void) {
        load(module, containers(image)?)
    }

    [Context] fn cuModuleUnload(module: usize) {
        unload(module_of(module)?);
        Ok(())
    }

    [Context] fn cuModuleGetFunction(function: *mut usize, module: usize, name: *const c_char) {
        let found = Function { module: module_of(module)?, name: text(name) };
        let handle = NEXT_FUNCTION.fetch_add(STEP, Ordering::Relaxed);
        registry::lock().functions.insert(handle, found);
        runtime::with_context(|r| r.kernel(handle)).map_err(|_| {
            registry::lock().functions.remove(&handle);
            Error::NOT_FOUND
        })?;
        store(function, handle)
    }

    [Context] fn cuModuleGetGlobal_v2(address: *mut u64, bytes: *mut usize, module: usize, name: *const c_char) {
        let (module, name) = (module_of(module)?, text(name));
        let found = runtime::with_context(|r| r.variable(module, &name)).map_err(|_| Error::NOT_FOUND)?;
        // Either may be of no interest.
        let _ = store(address, found.0);
        let _ = store(bytes, found.1);
        Ok(())
    }

    [Context] fn cuFuncGetAttribute(value: *mut c_int, which: c_int, function: usize) {
        let (_, _, info) = runtime::with_context(|r| r.kernel(function)).map_err(|_| Error::INVALID_RESOURCE_HANDLE)?;
        let dynamic = runtime::with(|r| {
            let usual = r.backend.properties().shared_mem_per_block.saturating_sub(info.static_shared);
            Ok(r.dynamic_shared.get(&function).copied().unwrap_or(usual))
        })?;
        store(value, match which {
            0 => info.max_threads as c_int,
            1 => info.static_shared as c_int,
            2 => info.constants as c_int,
            3 => info.local as c_int,
            4 => info.registers as c_int,
            5 => info.ptx_version,
            6 => info.binary_version,
            8 => dynamic as c_int,
            9 => -1,
            11..=13 => info.cluster.map_or(0, |c| c[which as usize - 11] as c_int),
            7 | 10 | 14 | 15 => 0,
            _ => return Err(Error::INVALID_VALUE),
        })
    }

    [Context] fn cuFuncSetAttribute(function: usize, which: c_int, value: c_int) {
        done(launch::cudaFuncSetAttribute(function as *const c_void, which, value))
    }

    [Context] fn cuFuncSetCacheConfig(function: usize, config: c_int) {
        done(launch::cudaFuncSetCacheConfig(function as *const c_void, config))
    }

    [Context] fn cuLaunchKernel(
        function: usize,
        grid_x: c_uint,
        grid_y: c_uint,
        grid_z: c_uint,
        block_x: c_uint,
        block_y: c_uint,
        block_z: c_uint,
        shared: c_uint,
        stream: usize,
        parameters: *mut *mut c_void,
        extra: *mut *mut c_void,
    ) {
        let kernel = kernel(function, [grid_x, grid_y, grid_z], [block_x, block_y, block_z], shared);
        start(kernel, stream, parameters, extra)
    }

    [Context] fn cuLaunchCooperativeKernel(
        function: usize,
        grid_x: c_uint,
        grid_y: c_uint,
        grid_z: c_uint,
        block_x: c_uint,
        block_y: c_uint,
        block_z: c_uint,
        shared: c_uint,
        stream: usize,
        parameters: *mut *mut c_void,
    ) {
        let kernel = kernel(function, [grid_x, grid_y, grid_z], [block_x, block_y, block_z], shared);
        start(Kernel { cooperative: true, ..kernel }, stream, parameters, std::ptr::null_mut())
    }

    [Context] fn cuLaunchKernelEx(
        config: *const LaunchConfig,
        function: usize,
        parameters: *mut *mut c_void,
        extra: *mut *mut c_void,
    ) {
        let config = config.as_ref().ok_or(Error::INVALID_VALUE)?;
        let mut kernel = kernel(function, config.grid, config.block, config.shared);
        for n in 0..config.attribute_count as usize {
            let attribute = fetch(config.attributes.add(n))?;
            let [x, y, z] = [attribute.value[0], attribute.value[1], attribute.value[2]];
            match attribute.id {
                launch_attribute::COOPERATIVE => kernel.cooperative = x != 0,
                launch_attribute::CLUSTER_DIMENSION => kernel.cluster = Some([x, y, z]),
                // Priorities, cache windows and the like are hints.
                _ => {}
            }
        }
        start(kernel, config.stream as usize, parameters, extra)
    }

    [Context] fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        blocks: *mut c_int,
        function: usize,
        threads: c_int,
        shared: usize,
    ) {
        done(occupancy::cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function as *const c_void, threads, shared))
    }

    [Context] fn cuOccupancyMaxPotentialBlockSize(
        grid: *mut c_int,
        block: *mut c_int,
        function: usize,
        shared_of: Option<unsafe extern "C" fn(c_int) -> usize>,
        shared: usize,
        limit: c_int,
    ) {
        let (_, _, info) = runtime::with_context(|r| r.kernel(function))?;
        let properties = runtime::with(|r| Ok(r.backend.properties()))?;
        let most = if limit > 0 { info.max_threads.min(limit as c_uint) } else { info.max_threads };
        let mut best = (0, 0, 0);
        for threads in (1..=most / 32).rev().map(|warps| warps * 32) {
            let shared = shared_of.map_or(shared, |f| f(threads as c_int));
            let blocks = occupancy::blocks_per_multiprocessor(&properties, &info, threads, shared);
            if blocks * threads > best.0 {
                best = (blocks * threads, threads, blocks);
            }
        }
        store(block, best.1 as c_int)?;
        store(grid, best.2 as c_int * properties.multi_processor_count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures() {
        assert_eq!(architecture(".version 8.0\n.target sm_90a\n"), 90);
        assert_eq!(architecture(".target sm_120, debug"), 120);
        assert_eq!(architecture("nothing"), 0);
    }
}
