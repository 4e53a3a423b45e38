//! What a program registers before `main`: device code, kernels and variables, each under an address of the host.
//!
//! Objects of nvcc and of clang call the same functions.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::sync::{Mutex, MutexGuard};

use rustc_hash::FxHashMap;

use crate::error::Error;
use crate::runtime;
use crate::thread::{self, Configuration, Site};
use crate::types::Dim3;

/// Device code of one object file.
pub struct Module {
    /// The containers, which are linked; they live as long as the program's own data.
    pub fatbins: Vec<&'static [u8]>,
    pub managed: Vec<ManagedVariable>,
    /// It refers to other modules: they are linked before they are loaded.
    pub is_relocatable: bool,
}

/// A kernel: its module and its name there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    pub module: usize,
    pub name: String,
}

/// A variable in device memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub module: usize,
    pub name: String,
    pub size: usize,
}

/// A managed variable: the host finds its address in a pointer.
pub struct ManagedVariable {
    /// The address of the pointer.
    pub pointer: usize,
    pub name: String,
    pub size: usize,
}

#[derive(Default)]
pub struct Registry {
    /// `None` where the object file that registered it was unloaded.
    pub modules: Vec<Option<Module>>,
    pub functions: FxHashMap<usize, Function>,
    pub variables: FxHashMap<usize, Variable>,
}

static REGISTRY: Mutex<Option<Registry>> = Mutex::new(None);

/// Access to the registry; nobody holds it while calling into the program.
pub struct Access(MutexGuard<'static, Option<Registry>>);

impl std::ops::Deref for Access {
    type Target = Registry;
    fn deref(&self) -> &Registry {
        match &*self.0 {
            Some(registry) => registry,
            None => unreachable!("lock() makes the registry"),
        }
    }
}

impl std::ops::DerefMut for Access {
    fn deref_mut(&mut self) -> &mut Registry {
        self.0.get_or_insert_default()
    }
}

pub fn lock() -> Access {
    let mut guard = REGISTRY.lock().unwrap_or_else(|e| e.into_inner());
    guard.get_or_insert_default();
    Access(guard)
}

/// `{ magic, version, container, file name }`, as object files have it.
#[repr(C)]
struct Wrapper {
    magic: c_uint,
    version: c_uint,
    container: *const u8,
    rest: *const c_void,
}

const WRAPPER_MAGIC: u32 = 0x4662_43b1;

/// Handles of modules are their index plus one, as a pointer.
fn module_of(handle: *mut *mut c_void) -> Option<usize> {
    (handle as usize).checked_sub(1)
}

/// A zero-terminated text.
///
/// # Safety
/// The pointer is null or points to one.
pub unsafe fn text(pointer: *const c_char) -> String {
    if pointer.is_null() {
        return String::new();
    }
    // SAFETY: the caller's promise.
    unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned()
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterFatBinary(wrapper: *const c_void) -> *mut *mut c_void {
    // SAFETY: object files pass the address of their wrapper, whose container is part of the program's own data.
    let fatbin = unsafe {
        let wrapper = &*wrapper.cast::<Wrapper>();
        if wrapper.magic == WRAPPER_MAGIC && !wrapper.container.is_null() {
            let head = std::slice::from_raw_parts(wrapper.container, oxicc_fatbin::LENGTH_BYTES);
            let length = oxicc_fatbin::length(head).unwrap_or(0);
            std::slice::from_raw_parts(wrapper.container, length)
        } else {
            &[]
        }
    };
    let mut registry = lock();
    registry.modules.push(Some(Module { fatbins: vec![fatbin], managed: Vec::new(), is_relocatable: false }));
    registry.modules.len() as *mut *mut c_void
}

/// Objects of separate compilation (`-rdc=true`) say so.
#[unsafe(no_mangle)]
pub extern "C" fn __oxi_register_relocatable(handle: *mut *mut c_void) {
    let Some(index) = module_of(handle) else { return };
    if let Some(Some(module)) = lock().modules.get_mut(index) {
        module.is_relocatable = true;
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaRegisterFatBinaryEnd(_handle: *mut *mut c_void) {}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaUnregisterFatBinary(handle: *mut *mut c_void) {
    // What kernels printed comes before what the program prints after its end.
    runtime::finish();
    let Some(index) = module_of(handle) else { return };
    let mut registry = lock();
    registry.functions.retain(|_, f| f.module != index);
    registry.variables.retain(|_, v| v.module != index);
    if let Some(module) = registry.modules.get_mut(index) {
        *module = None;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterFunction(
    handle: *mut *mut c_void,
    host: *const c_void,
    _device: *mut c_char,
    name: *const c_char,
    _limit: c_int,
    _thread: *mut c_void,
    _block: *mut c_void,
    _block_dim: *mut c_void,
    _grid_dim: *mut c_void,
    _warp: *mut c_int,
) {
    let Some(module) = module_of(handle) else { return };
    // SAFETY: the name is part of the program's data.
    let function = Function { module, name: unsafe { text(name) } };
    // An instance of a template may be registered by several object files: they all have the same code.
    lock().functions.entry(host as usize).or_insert(function);
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterVar(
    handle: *mut *mut c_void,
    host: *const c_void,
    _device: *mut c_char,
    name: *const c_char,
    _external: c_int,
    size: usize,
    _constant: c_int,
    _global: c_int,
) {
    let Some(module) = module_of(handle) else { return };
    // SAFETY: the name is part of the program's data.
    let variable = Variable { module, name: unsafe { text(name) }, size };
    lock().variables.entry(host as usize).or_insert(variable);
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterManagedVar(
    handle: *mut *mut c_void,
    pointer: *mut *mut c_void,
    _device: *mut c_char,
    name: *const c_char,
    _external: c_int,
    size: usize,
    _constant: c_int,
    _global: c_int,
) {
    let Some(index) = module_of(handle) else { return };
    // SAFETY: the name is part of the program's data.
    let name = unsafe { text(name) };
    if let Some(Some(module)) = lock().modules.get_mut(index) {
        module.managed.push(ManagedVariable { pointer: pointer as usize, name, size });
    }
}

/// Gives managed variables their memory.
#[unsafe(no_mangle)]
pub extern "C" fn __cudaInitModule(handle: *mut *mut c_void) -> c_char {
    let Some(index) = module_of(handle) else { return 0 };
    match runtime::with(|runtime| runtime.load(index)) {
        Ok(()) => 1,
        Err(_) => 0,
    }
}

/// Our objects say where a launch is, before they push its configuration.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __oxi_launch_site(file: *const c_char, line: c_int) {
    if !file.is_null() {
        // SAFETY: a literal of the program.
        thread::set_site(Site { file: unsafe { CStr::from_ptr(file) }, line });
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaPushCallConfiguration(
    grid: Dim3,
    block: Dim3,
    shared: usize,
    stream: *mut c_void,
) -> c_uint {
    thread::push_configuration(Configuration { grid, block, shared, stream: stream as usize });
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaPopCallConfiguration(
    grid: *mut Dim3,
    block: *mut Dim3,
    shared: *mut usize,
    stream: *mut *mut c_void,
) -> Error {
    thread::status(|| {
        let c = thread::pop_configuration().ok_or(Error::MISSING_CONFIGURATION)?;
        // SAFETY: the stub of a kernel passes the addresses of its variables.
        unsafe {
            *grid = c.grid;
            *block = c.block;
            *shared = c.shared;
            *stream = c.stream as *mut c_void;
        }
        Ok(())
    })
}
