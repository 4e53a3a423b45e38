//! The simulator as a device.
//!
//! Everything happens in the calling thread, in the order of the calls: every order that streams and events ask for holds then.
//! Memory that the host sees too is mapped into the process at the address it has on the device.

use std::ffi::{c_char, c_int};
use std::io::Write;
use std::sync::atomic::AtomicU64;

use oxicc_debugger::FaultValues;
use oxicc_fatbin::Kind;
use oxicc_ptx::{Item, StateSpace, Stmt, Sym};
use oxicc_sim::{
    AddressMode, Channel, Device, Dim3, Fault, FaultKind, Launch, Observer, Options, Program, Shape, Texture,
};
use rustc_hash::FxHashMap;

use super::{Allocation, ArraySpec, Backend, KernelInfo, MemoryKind, Storage, TextureSpec};
use crate::debugger::Debugger;
use crate::error::{Error, Result};
use crate::thread::Site;
use crate::types::DeviceProp;
use crate::work::{Copy, Fill, Kernel, Side};

/// Memory of the process behind an allocation of the device.
struct Region {
    kind: MemoryKind,
    length: usize,
    /// Where the process has the bytes.
    bytes: *mut u8,
    /// What was mapped for it; none for memory that the program brought.
    mapped: Option<(*mut libc::c_void, usize)>,
}

// SAFETY: the pointers are to mappings that belong to the region, or that the program promised to keep until it takes the
// registration back; whoever has the region may use them from any thread.
unsafe impl Send for Region {}

struct Loaded {
    program: Program,
    kernels: FxHashMap<String, KernelInfo>,
}

pub struct Sim {
    device: Device,
    modules: Vec<Loaded>,
    /// By the address on the device.
    regions: std::collections::BTreeMap<u64, Region>,
    /// Registered memory of the program: its address, the address on the device.
    registered: FxHashMap<u64, u64>,
    printed: String,
    fault: Option<Error>,
    /// By `cudaLimit`.
    limits: [usize; 7],
    heap_is_used: bool,
    used: usize,
    /// Executed by all threads of all kernels.
    instructions: u64,
    multiprocessors: u32,
    check: bool,
    report: bool,
    sm: u32,
    debugger: Option<Debugger>,
}

/// `cudaLimitMallocHeapSize`
const HEAP_LIMIT: usize = 2;
/// What the simulated device claims to have.
const TOTAL_MEMORY: usize = 16 << 30;

fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|v| !v.is_empty() && v != "0")
}

impl Sim {
    pub fn new() -> Sim {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
        let asked = std::env::var("OXICC_SM_COUNT").ok().and_then(|v| v.parse().ok());
        Sim {
            device: Device::new(),
            modules: Vec::new(),
            regions: std::collections::BTreeMap::new(),
            registered: FxHashMap::default(),
            printed: String::new(),
            fault: None,
            limits: [1024, 8_650_752, 8 << 20, 2, 2048, 64, 0],
            heap_is_used: false,
            used: 0,
            instructions: 0,
            multiprocessors: asked.unwrap_or(cores).clamp(1, 1024),
            check: is_set("OXICC_CHECK"),
            report: is_set("OXICC_REPORT") || is_set("OXICC_CHECK"),
            sm: 90,
            debugger: Debugger::asked_for(),
        }
    }

    fn module(&mut self, index: usize) -> Result<&mut Loaded> {
        self.modules.get_mut(index).ok_or(Error::INVALID_KERNEL_IMAGE)
    }

    /// Maps memory for an allocation, at the device's address if the host shall see it there.
    fn map(&mut self, bytes: usize, kind: MemoryKind) -> Result<u64> {
        if bytes > TOTAL_MEMORY.saturating_sub(self.used) {
            return Err(Error::MEMORY_ALLOCATION);
        }
        let length = bytes.max(1).next_multiple_of(4096);
        // An address that something else has in this process is given up; there are thousands.
        for _ in 0..64 {
            let base =
                self.device.memory_mut().reserve(bytes as u64).map_err(|_| Error::MEMORY_ALLOCATION)?;
            let (wanted, fixed) = match kind {
                MemoryKind::Device => (std::ptr::null_mut(), 0),
                _ => (base as *mut libc::c_void, libc::MAP_FIXED_NOREPLACE),
            };
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | fixed;
            // SAFETY: a fresh anonymous mapping that replaces nothing.
            let mapped =
                unsafe { libc::mmap(wanted, length, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
            if mapped == libc::MAP_FAILED {
                if kind == MemoryKind::Device {
                    return Err(Error::MEMORY_ALLOCATION);
                }
                continue;
            }
            if !wanted.is_null() && mapped != wanted {
                // Kernels older than 4.17 take the address as a wish.
                // SAFETY: the mapping was made above and nobody uses it.
                unsafe { libc::munmap(mapped, length) };
                continue;
            }
            // SAFETY: the mapping is as long, aligned to pages, zero, and lives until the allocation is freed, which takes it
            // from the device first. The host may write it while kernels run, as on a GPU; all accesses of the simulator are atomic.
            let words = unsafe { std::slice::from_raw_parts(mapped.cast::<AtomicU64>(), length / 8) };
            self.device.memory_mut().map(base, bytes as u64, words, "an allocation");
            let region = Region { kind, length: bytes, bytes: mapped.cast(), mapped: Some((mapped, length)) };
            self.regions.insert(base, region);
            self.used += bytes;
            return Ok(base);
        }
        Err(Error::MEMORY_ALLOCATION)
    }

    fn region(&self, address: u64) -> Option<(u64, &Region)> {
        let (base, region) = self.regions.range(..=address).next_back()?;
        (address - base < region.length.max(1) as u64).then_some((*base, region))
    }

    /// The address on the device of registered memory of the host.
    fn registered(&self, address: u64) -> Option<u64> {
        self.registered.iter().find_map(|(host, base)| {
            let length = self.regions.get(base)?.length as u64;
            (address >= *host && address - host < length).then_some(base + (address - host))
        })
    }

    /// Whether the device has something at an address.
    fn is_on_device(&self, address: u64) -> bool {
        self.device.memory().extent(address).is_some()
    }

    /// Whether so many bytes from an address on are in one allocation, where it is the device's.
    fn check_extent(&self, address: u64, bytes: u64) -> Result<()> {
        match self.device.memory().extent(address) {
            Some((base, length)) if bytes > length - (address - base) => Err(Error::INVALID_VALUE),
            _ => Ok(()),
        }
    }

    fn read(&self, address: u64, out: &mut [u8]) -> Result<()> {
        if out.is_empty() {
            return Ok(());
        }
        if let Some((base, region)) = self.region(address) {
            let offset = (address - base) as usize;
            if out.len() > region.length - offset {
                return Err(Error::INVALID_VALUE);
            }
            // SAFETY: inside the region, and no kernel runs: launches hold the backend.
            unsafe { std::ptr::copy_nonoverlapping(region.bytes.add(offset), out.as_mut_ptr(), out.len()) };
            return Ok(());
        }
        if self.is_on_device(address) {
            return self.device.memory().read(address, out).map_err(|_| Error::INVALID_VALUE);
        }
        if address == 0 {
            return Err(Error::INVALID_VALUE);
        }
        // SAFETY: the program says that this is its memory.
        unsafe { std::ptr::copy_nonoverlapping(address as *const u8, out.as_mut_ptr(), out.len()) };
        Ok(())
    }

    fn write(&self, address: u64, bytes: &[u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        if let Some((base, region)) = self.region(address) {
            let offset = (address - base) as usize;
            if bytes.len() > region.length - offset {
                return Err(Error::INVALID_VALUE);
            }
            // SAFETY: inside the region, and no kernel runs: launches hold the backend.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), region.bytes.add(offset), bytes.len()) };
            return Ok(());
        }
        if self.is_on_device(address) {
            return self.device.memory().write(address, bytes).map_err(|_| Error::INVALID_VALUE);
        }
        if address == 0 {
            return Err(Error::INVALID_VALUE);
        }
        // SAFETY: the program says that this is its memory.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), address as *mut u8, bytes.len()) };
        Ok(())
    }

    /// Says on standard error how a kernel failed.
    fn report(&self, kernel: &str, fault: &Fault, site: Option<Site>) {
        if let FaultKind::Assert { message } = &fault.kind
            && let (Some(at), Some((place, condition))) = (&fault.at, message.rsplit_once(": `"))
        {
            let ([bx, by, bz], [tx, ty, tz]) = (at.block, at.thread);
            let condition = condition.trim_end_matches('`');
            eprintln!(
                "{place}: block: [{bx},{by},{bz}], thread: [{tx},{ty},{tz}] Assertion `{condition}` failed."
            );
        }
        if self.report {
            eprintln!("oxicc: in kernel {}: {}", readable(kernel), demangled(&fault.to_string()));
            if let Some(Site { file, line }) = site {
                eprintln!("oxicc: launched at {}:{line}", file.to_string_lossy());
            }
        }
    }
}

/// A mangled name as the source has it.
pub fn readable(name: &str) -> String {
    // The demangler takes other words for names of types.
    let symbol = Some(name).filter(|n| n.starts_with("_Z")).and_then(|n| cpp_demangle::Symbol::new(n).ok());
    symbol.and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned())
}

/// A report with the function of its place as the source has it.
fn demangled(report: &str) -> String {
    let Some(at) = report.find(" in _Z") else { return report.to_owned() };
    let (before, name) = report.split_at(at + " in ".len());
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(name.len());
    format!("{before}{}{}", readable(&name[..end]), &name[end..])
}

/// The status that a GPU gives for a fault.
fn status(kind: &FaultKind) -> Error {
    match kind {
        FaultKind::OutOfBounds { .. } | FaultKind::NullAccess { .. } | FaultKind::ReadOnly { .. } => {
            Error::ILLEGAL_ADDRESS
        }
        FaultKind::Misaligned { .. } => Error::MISALIGNED_ADDRESS,
        FaultKind::Assert { .. } => Error::ASSERT,
        FaultKind::Deadlock { .. } | FaultKind::InstructionLimit { .. } | FaultKind::Interrupted { .. } => {
            Error::LAUNCH_TIMEOUT
        }
        FaultKind::BadCall { .. } => Error::INVALID_PC,
        FaultKind::StackOverflow => Error::HARDWARE_STACK_ERROR,
        FaultKind::OutOfMemory => Error::MEMORY_ALLOCATION,
        FaultKind::Unsupported { .. } => Error::ILLEGAL_INSTRUCTION,
        FaultKind::Trap
        | FaultKind::NotCooperative
        | FaultKind::TensorMemory { .. }
        | FaultKind::Uninitialized { .. }
        | FaultKind::Race { .. }
        | FaultKind::CopyUnderWay { .. }
        | FaultKind::DivergentBarrier { .. }
        | FaultKind::SkippedBarrier { .. } => Error::LAUNCH_FAILURE,
    }
}

/// Bytes of static shared memory that a kernel names, in its body or in the module.
fn static_shared(module: &oxicc_ptx::Module, kernel: &str) -> usize {
    let is_shared = |v: &oxicc_ptx::Variable| {
        matches!(v.space, StateSpace::Shared | StateSpace::SharedCta) && !v.dims.contains(&None)
    };
    let size = |v: &oxicc_ptx::Variable| v.size().unwrap_or(0) as usize;
    let mut total = 0;
    for item in &module.items {
        let Item::Function(f) = item else { continue };
        if module.name(f.name) != kernel {
            continue;
        }
        let body = f.body.as_deref().unwrap_or_default();
        let text: String = body
            .iter()
            .filter_map(|s| match s {
                Stmt::Inst(inst) => Some(oxicc_ptx::format_inst(inst, &module.symbols) + "\n"),
                _ => None,
            })
            .collect();
        total += body
            .iter()
            .map(|s| {
                if let Stmt::Variable(v) = s
                    && is_shared(v)
                {
                    size(v)
                } else {
                    0
                }
            })
            .sum::<usize>();
        let named = |s: Sym| text.contains(module.name(s));
        total += module.variables().filter(|v| is_shared(v) && named(v.name)).map(size).sum::<usize>();
    }
    total
}

/// A row of a copy, and how far rows and planes are from each other.
fn row(side: &Side, width: usize, y: usize, z: usize) -> u64 {
    let pitch = if side.pitch == 0 { width } else { side.pitch };
    let rows = side.rows.max(1);
    side.address.wrapping_add(((z * rows + y) * pitch) as u64)
}

impl Backend for Sim {
    fn properties(&self) -> DeviceProp {
        // SAFETY: the structure is made of numbers, for which zero is a value.
        let mut p: DeviceProp = unsafe { std::mem::zeroed() };
        let name = format!("oxicc simulator (sm_{})", self.sm);
        p.name.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from as c_char);
        p.total_global_mem = TOTAL_MEMORY;
        p.shared_mem_per_block = 49152;
        p.regs_per_block = 65536;
        p.warp_size = 32;
        p.mem_pitch = i32::MAX as usize;
        p.max_threads_per_block = 1024;
        p.max_threads_dim = [1024, 1024, 64];
        p.max_grid_size = [i32::MAX, 65535, 65535];
        p.total_const_mem = 65536;
        (p.major, p.minor) = ((self.sm / 10) as i32, (self.sm % 10) as i32);
        p.texture_alignment = 512;
        p.texture_pitch_alignment = 32;
        p.multi_processor_count = self.multiprocessors as i32;
        p.can_map_host_memory = 1;
        p.max_texture_1d = 131072;
        p.max_texture_1d_mipmap = 32768;
        p.max_texture_2d = [131072, 65536];
        p.max_texture_2d_mipmap = [32768, 32768];
        p.max_texture_2d_linear = [131072, 65000, 2097120];
        p.max_texture_2d_gather = [32768, 32768];
        p.max_texture_3d = [16384; 3];
        p.max_texture_3d_alt = [8192, 8192, 32768];
        p.max_texture_cubemap = 32768;
        p.max_texture_1d_layered = [32768, 2048];
        p.max_texture_2d_layered = [32768, 32768, 2048];
        p.max_texture_cubemap_layered = [32768, 2046];
        p.max_surface_1d = 32768;
        p.max_surface_2d = [131072, 65536];
        p.max_surface_3d = [16384; 3];
        p.max_surface_1d_layered = [32768, 2048];
        p.max_surface_2d_layered = [32768, 32768, 2048];
        p.max_surface_cubemap = 32768;
        p.max_surface_cubemap_layered = [32768, 2046];
        p.surface_alignment = 512;
        p.concurrent_kernels = 1;
        p.async_engine_count = 3;
        p.unified_addressing = 1;
        p.memory_bus_width = 64;
        p.l2_cache_size = 50 << 20;
        p.max_threads_per_multi_processor = 2048;
        p.stream_priorities_supported = 1;
        p.global_l1_cache_supported = 1;
        p.local_l1_cache_supported = 1;
        p.shared_mem_per_multiprocessor = 233472;
        p.regs_per_multiprocessor = 65536;
        p.managed_memory = 1;
        p.concurrent_managed_access = 1;
        p.compute_preemption_supported = 1;
        p.cooperative_launch = 1;
        p.shared_mem_per_block_optin = 232448;
        p.max_blocks_per_multi_processor = 32;
        p.reserved_shared_mem_per_block = 1024;
        p.host_register_supported = 1;
        p.memory_pools_supported = 1;
        p.cluster_launch = 1;
        p.device_numa_id = -1;
        p
    }

    fn load(&mut self, containers: &[&'static [u8]]) -> Result<usize> {
        let failed = |message: &dyn std::fmt::Display| {
            eprintln!("oxicc: the simulator cannot load the program's PTX: {message}");
            Error::INVALID_PTX
        };
        let mut modules = Vec::with_capacity(containers.len());
        let mut shared: FxHashMap<String, usize> = FxHashMap::default();
        for container in containers {
            let images = oxicc_fatbin::read(container);
            let ptx = images.iter().filter(|i| i.kind == Kind::Ptx && !i.is_compressed).max_by_key(|i| i.sm);
            let Some(image) = ptx else {
                eprintln!("oxicc: the program has no PTX that the simulator can read");
                return Err(Error::NO_KERNEL_IMAGE_FOR_DEVICE);
            };
            self.sm = image.sm;
            let end = image.payload.iter().rposition(|b| *b != 0).map_or(0, |n| n + 1);
            let text = String::from_utf8_lossy(&image.payload[..end]);
            let mut module = oxicc_ptx::parse_module(&text).map_err(|e| failed(&e))?;
            let functions = module.items.iter().filter_map(|i| match i {
                Item::Function(f) => Some(module.name(f.name).to_owned()),
                _ => None,
            });
            shared.extend(functions.map(|name| (name.clone(), static_shared(&module, &name))));
            module.strip_trivia();
            modules.push(module);
        }
        let sm = self.sm as i32;
        let program = Program::link_on(modules, &mut self.device).map_err(|e| failed(&e))?;
        let names: Vec<String> = program.kernels().map(str::to_owned).collect();
        let info = |name: &String| {
            let shape = program.kernel_shape(name)?;
            let info = KernelInfo {
                parameters: shape.parameters,
                static_shared: shared.get(name).copied().unwrap_or(0),
                local: shape.local as usize,
                constants: 0,
                max_threads: shape.max_threads.unwrap_or(1024).min(1024),
                // What ptxas would use is not known.
                registers: 32,
                cluster: shape.cluster,
                // The architecture in `.target`, whatever CUDA's reference says of the version of PTX: libraries choose by it.
                ptx_version: sm,
                binary_version: sm,
            };
            Some((name.clone(), info))
        };
        let kernels = names.iter().filter_map(info).collect();
        self.modules.push(Loaded { program, kernels });
        Ok(self.modules.len() - 1)
    }

    fn kernel(&mut self, module: usize, name: &str) -> Result<KernelInfo> {
        self.module(module)?.kernels.get(name).cloned().ok_or(Error::INVALID_DEVICE_FUNCTION)
    }

    fn variable(&mut self, module: usize, name: &str) -> Result<(u64, usize)> {
        let found = self.module(module)?.program.variable(name);
        found.map(|(address, size)| (address, size as usize)).ok_or(Error::INVALID_SYMBOL)
    }

    fn managed_variable(&mut self, module: usize, name: &str, size: usize) -> Result<u64> {
        let (address, real) = self.variable(module, name)?;
        // The variable's own memory is not the host's: kernels and host meet in a mapping at the variable's address.
        let length = real.max(size).next_multiple_of(4096).max(4096);
        let mut bytes = vec![0; real];
        self.device.memory().read(address, &mut bytes).map_err(|_| Error::INVALID_SYMBOL)?;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
        let wanted = address as *mut libc::c_void;
        // SAFETY: a fresh anonymous mapping that replaces nothing.
        let mapped = unsafe { libc::mmap(wanted, length, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
        if mapped != wanted {
            return Err(Error::MEMORY_ALLOCATION);
        }
        // SAFETY: as long as the mapping, which stays for the rest of the process.
        let words = unsafe { std::slice::from_raw_parts(mapped.cast::<AtomicU64>(), length / 8) };
        self.device.memory_mut().map(address, real as u64, words, name);
        let region = Region { kind: MemoryKind::Managed, length: real, bytes: mapped.cast(), mapped: None };
        self.regions.insert(address, region);
        self.write(address, &bytes)?;
        Ok(address)
    }

    fn alloc(&mut self, bytes: usize, kind: MemoryKind) -> Result<u64> {
        self.map(bytes, kind)
    }

    fn free(&mut self, address: u64) -> Result<()> {
        let is_ours = self.regions.get(&address).is_some_and(|r| r.mapped.is_some());
        let Some(region) = self.regions.remove(&address).filter(|_| is_ours) else {
            return Err(Error::INVALID_VALUE);
        };
        self.device.memory_mut().free(address);
        self.used -= region.length.min(self.used);
        if let Some((mapped, length)) = region.mapped {
            // SAFETY: the device has forgotten it, and the program has given it back.
            unsafe { libc::munmap(mapped, length) };
        }
        Ok(())
    }

    fn register(&mut self, address: u64, bytes: usize) -> Result<()> {
        if self.registered(address).is_some() {
            return Err(Error::HOST_MEMORY_ALREADY_REGISTERED);
        }
        // Words are aligned: the device sees some bytes before and after, which it has no address for.
        let start = address & !7;
        let skipped = (address - start) as usize;
        let length = (skipped + bytes).next_multiple_of(8);
        let base = self.device.memory_mut().reserve(length as u64).map_err(|_| Error::MEMORY_ALLOCATION)?;
        // SAFETY: the program keeps the memory until it unregisters it; rounding to words stays inside pages.
        let words = unsafe { std::slice::from_raw_parts(start as *const AtomicU64, length / 8) };
        self.device.memory_mut().map(base, (skipped + bytes) as u64, words, "registered memory");
        let region =
            Region { kind: MemoryKind::Host, length: skipped + bytes, bytes: start as *mut u8, mapped: None };
        self.regions.insert(base, region);
        self.registered.insert(start, base);
        Ok(())
    }

    fn unregister(&mut self, address: u64) -> Result<()> {
        let base = self.registered.remove(&(address & !7)).ok_or(Error::HOST_MEMORY_NOT_REGISTERED)?;
        self.regions.remove(&base);
        self.device.memory_mut().free(base);
        Ok(())
    }

    fn allocation(&self, address: u64) -> Option<Allocation> {
        if let Some(device) = self.registered(address) {
            let (_, region) = self.region(device)?;
            return Some(Allocation {
                kind: MemoryKind::Host,
                base: address,
                length: region.length as u64,
                device,
            });
        }
        if let Some((base, region)) = self.region(address) {
            return Some(Allocation { kind: region.kind, base, length: region.length as u64, device: base });
        }
        let (base, length) = self.device.memory().extent(address)?;
        Some(Allocation { kind: MemoryKind::Device, base, length, device: base })
    }

    fn copy(&mut self, copy: &Copy, _stream: usize) -> Result<()> {
        // Both ends are checked before any byte of the program's own memory is touched.
        for side in [&copy.from, &copy.to] {
            let last = row(side, copy.width, copy.height.max(1) - 1, copy.depth.max(1) - 1);
            self.check_extent(side.address, last.wrapping_sub(side.address) + copy.width as u64)?;
        }
        // One piece where rows follow each other on both sides.
        let is_dense = |s: &Side| {
            s.pitch == 0 || s.pitch == copy.width && (s.rows == 0 || s.rows == copy.height || copy.depth <= 1)
        };
        if copy.height <= 1 && copy.depth <= 1 || is_dense(&copy.from) && is_dense(&copy.to) {
            let total = copy.width * copy.height.max(1) * copy.depth.max(1);
            let mut buffer = vec![0; total];
            self.read(copy.from.address, &mut buffer)?;
            return self.write(copy.to.address, &buffer);
        }
        let mut buffer = vec![0; copy.width];
        for z in 0..copy.depth.max(1) {
            for y in 0..copy.height.max(1) {
                self.read(row(&copy.from, copy.width, y, z), &mut buffer)?;
                self.write(row(&copy.to, copy.width, y, z), &buffer)?;
            }
        }
        Ok(())
    }

    fn fill(&mut self, fill: &Fill, _stream: usize) -> Result<()> {
        let pattern: Vec<u8> = fill.value[..fill.element].iter().copied().cycle().take(fill.width).collect();
        for z in 0..fill.depth.max(1) {
            for y in 0..fill.height.max(1) {
                self.write(row(&fill.to, fill.width, y, z), &pattern)?;
            }
        }
        Ok(())
    }

    fn launch(&mut self, module: usize, name: &str, kernel: &Kernel, _stream: usize) -> Result<()> {
        let options = Options {
            heap: self.limits[HEAP_LIMIT] as u64,
            check: self.check,
            cooperative: kernel.cooperative,
            sites: false,
            ..Options::default()
        };
        let dim = |[x, y, z]: [u32; 3]| Dim3::new(x, y, z);
        let launch = Launch {
            kernel: name,
            grid: dim(kernel.grid),
            block: dim(kernel.block),
            cluster: kernel.cluster.map(dim),
            shared: kernel.shared as u32,
            params: kernel.arguments.clone(),
        };
        let loaded = self.modules.get_mut(module).ok_or(Error::INVALID_KERNEL_IMAGE)?;
        self.heap_is_used = true;
        let mut values = FaultValues;
        let observer: Option<&mut dyn Observer> = match &mut self.debugger {
            Some(debugger) => Some(debugger.begin_launch(module)),
            // Kernels that were compiled with -G tell the variables where they fail.
            None => self.report.then_some(&mut values as _),
        };
        let done = loaded.program.launch_on(&mut self.device, &launch, &options, observer);
        if let Some(debugger) = &mut self.debugger {
            debugger.end_launch();
        }
        let report = done.map_err(|e| {
            if self.report {
                eprintln!("oxicc: {e}");
            }
            Error::INVALID_VALUE
        })?;
        self.instructions += report.counters.thread_instructions;
        self.printed.push_str(&report.printed);
        if let Some(fault) = &report.fault {
            self.flush();
            self.report(name, fault, kernel.site);
            self.fault = Some(status(&fault.kind));
        }
        Ok(())
    }

    fn instructions(&self) -> Option<u64> {
        Some(self.instructions)
    }

    fn take_fault(&mut self) -> Option<Error> {
        self.fault.take()
    }

    fn active_blocks(&mut self, module: usize, name: &str, threads: u32, dynamic: usize) -> Result<u32> {
        let info = self.kernel(module, name)?;
        let properties = self.properties();
        Ok(crate::api::occupancy::blocks_per_multiprocessor(&properties, &info, threads, dynamic))
    }

    fn create_array(&mut self, spec: &ArraySpec) -> Result<Storage> {
        self.alloc(spec.bytes(spec.levels), MemoryKind::Device).map(Storage::Linear)
    }

    fn array_level(&mut self, storage: Storage, spec: &ArraySpec, level: u32) -> Result<Storage> {
        let Storage::Linear(address) = storage else { return Err(Error::INVALID_VALUE) };
        Ok(Storage::Linear(address + spec.bytes(level) as u64))
    }

    fn free_array(&mut self, storage: Storage) -> Result<()> {
        let Storage::Linear(address) = storage else { return Err(Error::INVALID_VALUE) };
        self.free(address)
    }

    fn texture(&mut self, spec: &TextureSpec) -> Result<u64> {
        let Storage::Linear(address) = spec.storage else { return Err(Error::INVALID_VALUE) };
        // `cudaChannelFormatKind`: signed, unsigned, float.
        let channel = match (spec.desc.x, spec.desc.f) {
            (8, 0) => Channel::S8,
            (8, 1) => Channel::U8,
            (16, 0) => Channel::S16,
            (16, 1) => Channel::U16,
            (16, 2) => Channel::F16,
            (32, 0) => Channel::S32,
            (32, 1) => Channel::U32,
            (32, 2) => Channel::F32,
            _ => return Err(Error::INVALID_CHANNEL_DESCRIPTOR),
        };
        let mut texture = Texture::new(address, channel, spec.desc.channels(), spec.extent);
        texture.shape = match (spec.cube, spec.layered) {
            (true, _) => Shape::Cube,
            (_, true) => Shape::Layered,
            _ => Shape::Plain,
        };
        texture.levels = spec.levels;
        texture.pitch = spec.pitch;
        if let Some(s) = &spec.sampling {
            texture.mode = s.address_mode.map(|mode| match mode {
                0 => AddressMode::Wrap,
                2 => AddressMode::Mirror,
                3 => AddressMode::Border,
                _ => AddressMode::Clamp,
            });
            texture.linear = s.filter_mode == 1;
            texture.normalized_coordinates = s.normalized_coords != 0;
            texture.normalized_texels = s.read_mode == 1;
            texture.linear_levels = s.mipmap_filter_mode == 1;
        }
        Ok(self.device.add_texture(texture))
    }

    fn flush(&mut self) {
        if self.printed.is_empty() {
            return;
        }
        let text = std::mem::take(&mut self.printed);
        // The program's own output goes through the C library's buffer: this must, too, or the order is lost.
        // SAFETY: the file is the C library's standard output; the text is as long as we say.
        unsafe {
            unsafe extern "C" {
                static mut stdout: *mut libc::FILE;
            }
            let written = libc::fwrite(text.as_ptr().cast(), 1, text.len(), stdout);
            if written < text.len() {
                let _ = std::io::stderr().write_all(b"oxicc: standard output cannot be written\n");
            }
        }
    }

    fn limit(&self, which: c_int) -> Option<usize> {
        usize::try_from(which).ok().and_then(|i| self.limits.get(i)).copied()
    }

    fn set_limit(&mut self, which: c_int, value: usize) -> Result<()> {
        let index = usize::try_from(which).map_err(|_| Error::UNSUPPORTED_LIMIT)?;
        if index == HEAP_LIMIT && self.heap_is_used {
            return Err(Error::INVALID_VALUE);
        }
        *self.limits.get_mut(index).ok_or(Error::UNSUPPORTED_LIMIT)? = value;
        Ok(())
    }

    fn memory(&self) -> (usize, usize) {
        (TOTAL_MEMORY - self.used, TOTAL_MEMORY)
    }
}
