//! NVRTC, opened at run time: the reference compiler as a library.
#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_int, c_void};
use std::path::Path;
use std::ptr;

use libloading::Library;

pub struct Nvrtc {
    library: Library,
}

type Program = *mut c_void;
type Create = unsafe extern "C" fn(
    *mut Program,
    *const c_char,
    *const c_char,
    c_int,
    *const *const c_char,
    *const *const c_char,
) -> c_int;
type Compile = unsafe extern "C" fn(Program, c_int, *const *const c_char) -> c_int;
type Size = unsafe extern "C" fn(Program, *mut usize) -> c_int;
type Destroy = unsafe extern "C" fn(*mut Program) -> c_int;

impl Nvrtc {
    /// The library, found as the dynamic linker finds it.
    pub fn open() -> Result<Nvrtc, String> {
        // SAFETY: NVRTC's initialisation has no requirements.
        let library = unsafe { Library::new("libnvrtc.so.13") }.map_err(|e| e.to_string())?;
        Ok(Nvrtc { library })
    }

    /// The library in a file.
    pub fn open_at(path: &Path) -> Result<Nvrtc, String> {
        // SAFETY: as above.
        let library = unsafe { Library::new(path) }.map_err(|e| e.to_string())?;
        Ok(Nvrtc { library })
    }

    /// Loads a library that another one will ask for by its name.
    pub fn open_companion(path: &Path) {
        // SAFETY: as above. It stays open.
        if let Ok(library) = unsafe { Library::new(path) } {
            std::mem::forget(library);
        }
    }

    /// Compiles a text to PTX, which is thrown away.
    pub fn compile(&self, text: &str, name: &str, arch: &str) -> Result<(), String> {
        let options = [format!("-arch={arch}"), "-std=c++17".to_owned(), "-default-device".to_owned()];
        self.compile_with(text, name, &options)
    }

    /// The same with any options.
    pub fn compile_with(&self, text: &str, name: &str, options: &[String]) -> Result<(), String> {
        let text = CString::new(text).map_err(|e| e.to_string())?;
        let name = CString::new(name).map_err(|e| e.to_string())?;
        let options: Vec<CString> = options.iter().filter_map(|o| CString::new(o.as_str()).ok()).collect();
        let pointers: Vec<*const c_char> = options.iter().map(|o| o.as_ptr()).collect();
        let mut program: Program = ptr::null_mut();
        // SAFETY: the types are those of nvrtc.h, all pointers live until the calls return, and the program is destroyed once.
        unsafe {
            let get = |e: libloading::Error| e.to_string();
            let create = self.library.get::<Create>(b"nvrtcCreateProgram\0").map_err(get)?;
            let compile = self.library.get::<Compile>(b"nvrtcCompileProgram\0").map_err(get)?;
            let size = self.library.get::<Size>(b"nvrtcGetPTXSize\0").map_err(get)?;
            let destroy = self.library.get::<Destroy>(b"nvrtcDestroyProgram\0").map_err(get)?;
            if create(&mut program, text.as_ptr(), name.as_ptr(), 0, ptr::null(), ptr::null()) != 0 {
                return Err("nvrtcCreateProgram fails".to_owned());
            }
            let status = compile(program, pointers.len() as c_int, pointers.as_ptr());
            let mut bytes = 0;
            let sized = size(program, &mut bytes);
            destroy(&mut program);
            if status == 0 && sized == 0 {
                Ok(())
            } else {
                Err(format!("NVRTC does not compile {name:?}: {status}"))
            }
        }
    }
}

/// Milliseconds that all threads of this process were on a processor so far.
pub fn process_ms() -> f64 {
    /// `CLOCK_PROCESS_CPUTIME_ID`.
    const PROCESS: c_int = 2;
    unsafe extern "C" {
        fn clock_gettime(clock: c_int, time: *mut [i64; 2]) -> c_int;
    }
    let mut time = [0; 2];
    // SAFETY: the place lives, and has the two numbers of a `timespec` of 64-bit systems.
    unsafe { clock_gettime(PROCESS, &mut time) };
    time[0] as f64 * 1e3 + time[1] as f64 / 1e6
}
