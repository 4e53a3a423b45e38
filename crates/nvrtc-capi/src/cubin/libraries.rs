//! Assemblers as libraries, opened at run time.

use std::env;
use std::ffi::{CString, OsString, c_char, c_int, c_void};
use std::path::PathBuf;
use std::ptr;
use std::sync::OnceLock;

use libloading::{Library, Symbol};

use super::{Failure, ptxas, search};
use crate::options::AssemblerOptions;

type Image = (Vec<u8>, String, String);
type Handle = *mut c_void;
type SizeOf = unsafe extern "C" fn(Handle, *mut usize) -> c_int;
type Get = unsafe extern "C" fn(Handle, *mut c_char) -> c_int;
type Destroy = unsafe extern "C" fn(*mut Handle) -> c_int;

/// A library that stays open: closing one of these while its threads end is asking for trouble.
struct Opened {
    library: Library,
    path: String,
}

impl Opened {
    fn open(paths: Vec<PathBuf>) -> Option<Opened> {
        paths.into_iter().find_map(|path| {
            // SAFETY: NVIDIA's libraries have initialisers without requirements.
            let library = unsafe { Library::new(&path) }.ok()?;
            Some(Opened { library, path: path.display().to_string() })
        })
    }

    /// A function by its name.
    ///
    /// # Safety
    /// The type is that of the function.
    unsafe fn function<T>(&self, name: &str) -> Result<Symbol<'_, T>, Failure> {
        // SAFETY: the caller's promise.
        let found = unsafe { self.library.get::<T>(name) };
        found.map_err(|_| Failure::Unavailable(format!("{} has no {name}", self.path)))
    }

    /// What two functions of a handle give: a size, and so many bytes.
    ///
    /// # Safety
    /// The functions have the types of such a pair, and the handle is one of this library.
    unsafe fn bytes(&self, handle: Handle, size: &str, get: &str) -> Result<Vec<u8>, Failure> {
        // SAFETY: the caller's promise.
        let (size, get) = unsafe { (self.function::<SizeOf>(size)?, self.function::<Get>(get)?) };
        let mut length = 0;
        // SAFETY: the caller's promise, and the place lives.
        unsafe { size(handle, &mut length) };
        let mut bytes = vec![0u8; length + 1];
        if length > 0 {
            // SAFETY: the caller's promise, and there is room for as much as was said.
            unsafe { get(handle, bytes.as_mut_ptr().cast()) };
        }
        bytes.truncate(length);
        Ok(bytes)
    }
}

/// A handle that is given back.
struct Owned<'a> {
    handle: Handle,
    destroy: Symbol<'a, Destroy>,
}

impl Drop for Owned<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle came from the library of this function, and is destroyed once.
        unsafe { (self.destroy)(&mut self.handle) };
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim_end_matches('\0').to_owned()
}

fn c_strings(words: &[String]) -> Vec<CString> {
    words.iter().filter_map(|w| CString::new(w.as_str()).ok()).collect()
}

/// nvPTXCompiler comes as a static library; users who made a shared one of it name it in `OXICC_NVPTXCOMPILER`.
pub(super) fn nvptxcompiler(ptx: &str, options: &AssemblerOptions) -> Result<Image, Failure> {
    static OPENED: OnceLock<Option<Opened>> = OnceLock::new();
    let name: OsString = env::var_os("OXICC_NVPTXCOMPILER").unwrap_or_else(|| "libnvptxcompiler.so".into());
    let opened = OPENED.get_or_init(|| Opened::open(vec![name.into()]));
    let Some(opened) = opened else { return Err(Failure::Unavailable("not found".to_owned())) };
    type Create = unsafe extern "C" fn(*mut Handle, usize, *const c_char) -> c_int;
    type Compile = unsafe extern "C" fn(Handle, c_int, *const *const c_char) -> c_int;
    let mut words = vec![format!("-arch={}", options.architecture)];
    words.extend(ptxas::arguments(options).into_iter().map(|w| match w.as_str() {
        "-c" => "--compile-only".to_owned(),
        _ => w,
    }));
    let words = c_strings(&words);
    let pointers: Vec<*const c_char> = words.iter().map(|w| w.as_ptr()).collect();
    let Ok(input) = CString::new(ptx) else { return Err(Failure::Unavailable("zero in PTX".to_owned())) };
    // SAFETY: the types are those of nvPTXCompiler.h; the strings live until the handle is destroyed, at the end.
    unsafe {
        let create = opened.function::<Create>("nvPTXCompilerCreate")?;
        let compile = opened.function::<Compile>("nvPTXCompilerCompile")?;
        let destroy = opened.function::<Destroy>("nvPTXCompilerDestroy")?;
        let mut handle = ptr::null_mut();
        if create(&mut handle, input.as_bytes().len(), input.as_ptr()) != 0 {
            return Err(Failure::Unavailable("cannot start".to_owned()));
        }
        let owned = Owned { handle, destroy };
        let result = compile(owned.handle, pointers.len() as c_int, pointers.as_ptr());
        let log = |kind: &str| {
            let (size, get) =
                (format!("nvPTXCompilerGet{kind}LogSize"), format!("nvPTXCompilerGet{kind}Log"));
            opened.bytes(owned.handle, &size, &get).map(|bytes| text(&bytes))
        };
        if result != 0 {
            return Err(refused(log("Error")?));
        }
        let image = opened.bytes(
            owned.handle,
            "nvPTXCompilerGetCompiledProgramSize",
            "nvPTXCompilerGetCompiledProgram",
        )?;
        Ok((image, log("Info")?, opened.path.clone()))
    }
}

/// nvJitLink assembles and links at once: it makes no relocatable code.
pub(super) fn nvjitlink(ptx: &str, options: &AssemblerOptions) -> Result<Image, Failure> {
    static OPENED: OnceLock<Option<Opened>> = OnceLock::new();
    if options.relocatable {
        return Err(Failure::Unavailable("makes no relocatable code".to_owned()));
    }
    let opened = OPENED.get_or_init(|| Opened::open(search::libraries("libnvJitLink.so.13")));
    let Some(opened) = opened else { return Err(Failure::Unavailable("not found".to_owned())) };
    type Create = unsafe extern "C" fn(*mut Handle, u32, *const *const c_char) -> c_int;
    type Add = unsafe extern "C" fn(Handle, c_int, *const c_void, usize, *const c_char) -> c_int;
    type Complete = unsafe extern "C" fn(Handle) -> c_int;
    /// `NVJITLINK_INPUT_PTX`.
    const PTX: c_int = 2;
    let mut words = vec![format!("-arch={}", options.architecture)];
    words.extend(options.max_registers.map(|n| format!("-maxrregcount={n}")));
    words.extend(options.split_compile.map(|n| format!("-split-compile={n}")));
    if options.debug {
        words.push("-g".to_owned());
    }
    if options.lines {
        words.push("-lineinfo".to_owned());
    }
    words.extend(options.more.iter().map(|w| match w.as_str() {
        "-v" => "-verbose".to_owned(),
        _ => format!("-Xptxas={w}"),
    }));
    let words = c_strings(&words);
    let pointers: Vec<*const c_char> = words.iter().map(|w| w.as_ptr()).collect();
    // SAFETY: the types are those of nvJitLink.h; the strings live until the handle is destroyed, at the end.
    unsafe {
        let create = opened.function::<Create>("nvJitLinkCreate")?;
        let add = opened.function::<Add>("nvJitLinkAddData")?;
        let complete = opened.function::<Complete>("nvJitLinkComplete")?;
        let destroy = opened.function::<Destroy>("nvJitLinkDestroy")?;
        let mut handle = ptr::null_mut();
        if create(&mut handle, pointers.len() as u32, pointers.as_ptr()) != 0 {
            return Err(Failure::Unavailable("does not take the options".to_owned()));
        }
        let owned = Owned { handle, destroy };
        let log = |kind: &str| {
            let (size, get) = (format!("nvJitLinkGet{kind}LogSize"), format!("nvJitLinkGet{kind}Log"));
            opened.bytes(owned.handle, &size, &get).map(|bytes| text(&bytes))
        };
        // Errors in the PTX come when it is added; completing succeeds then, with nothing.
        let added = add(owned.handle, PTX, ptx.as_ptr().cast(), ptx.len(), c"program.ptx".as_ptr());
        if added != 0 || complete(owned.handle) != 0 {
            return Err(refused(log("Error")?));
        }
        let image = opened.bytes(owned.handle, "nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubin")?;
        if image.is_empty() {
            return Err(refused(log("Error")?));
        }
        Ok((image, log("Info")?, opened.path.clone()))
    }
}

fn refused(log: String) -> Failure {
    if super::is_too_old(&log) { Failure::Unavailable(log) } else { Failure::Refused(log) }
}
