//! Results of earlier compilations in a directory, for programs that are compiled again by other processes.
//!
//! Off unless the environment names a directory. An entry is a file that is named by the hash of everything that determines it: the
//! preprocessed program, the options, the names asked for, and this very library. Entries appear whole, by a rename, and
//! carry a hash of their own, so that any number of processes may use a directory at once. What cannot be read or written
//! is compiled as if there were no cache. Only compilations without messages are kept.

use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs, ptr};

use oxicc_driver::{CacheKey, Emit, Input, Options, compile, write_atomically};

/// Names the directory.
const VARIABLE: &str = "OXICC_NVRTC_CACHE";

/// What an entry begins with; the number is that of its form.
const MARK: &[u8] = b"oxicc result 1\n";

/// What is kept of a compilation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// PTX, LTO-IR or OptiX IR.
    pub product: Vec<u8>,
    /// Name expressions and their symbols.
    pub lowered: Vec<(String, String)>,
}

impl Entry {
    fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let mut part = |bytes: &[u8]| {
            out.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
            out.extend_from_slice(bytes);
        };
        part(&self.product);
        for (expression, symbol) in &self.lowered {
            part(expression.as_bytes());
            part(symbol.as_bytes());
        }
        let hash = CacheKey::of(&[&out]);
        [MARK, hash.as_bytes(), &out].concat()
    }

    fn parse(bytes: &[u8]) -> Option<Entry> {
        let (hash, mut rest) = bytes.strip_prefix(MARK)?.split_first_chunk::<32>()?;
        if CacheKey::of(&[rest]).as_bytes() != hash {
            return None;
        }
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let (size, behind) = rest.split_first_chunk::<8>()?;
            let (part, behind) = behind.split_at_checked(usize::try_from(u64::from_le_bytes(*size)).ok()?)?;
            parts.push(part);
            rest = behind;
        }
        let (product, names) = parts.split_first()?;
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).ok();
        let pair = |pair: &[&[u8]]| match pair {
            [expression, symbol] => Some((text(expression)?, text(symbol)?)),
            _ => None,
        };
        let lowered = names.chunks(2).map(pair).collect::<Option<Vec<_>>>()?;
        Some(Entry { product: product.to_vec(), lowered })
    }
}

/// The place of one result.
pub struct Place {
    file: PathBuf,
}

impl Place {
    /// Where the result of a compilation is or will be; nothing without a cache, or if the program cannot be preprocessed.
    pub fn of(input: &Input, options: &Options, expressions: &[String]) -> Option<Place> {
        let dir = env::var_os(VARIABLE).filter(|v| !v.is_empty())?;
        let library = identity()?;
        let preprocessed = compile(input, options, Emit::Preprocessed);
        // What the preprocessor says is not in its text.
        let text = preprocessed.output.filter(|_| preprocessed.diagnostics.is_empty())?;
        let names = expressions.join("\n");
        let key = CacheKey::new("", text.as_bytes(), &[], options);
        let key = CacheKey::of(&[library, names.as_bytes(), key.as_bytes()]).to_string();
        // Directories with very many files are slow.
        let (folder, name) = key.split_at(2);
        Some(Place { file: Path::new(&dir).join(folder).join(name) })
    }

    pub fn read(&self) -> Option<Entry> {
        Entry::parse(&fs::read(&self.file).ok()?)
    }

    /// A directory that takes no files is no reason to fail.
    pub fn write(&self, entry: &Entry) {
        let made = self.file.parent().map(fs::create_dir_all);
        if made.is_some_and(|made| made.is_ok()) {
            let _ = write_atomically(&self.file, &entry.to_bytes());
        }
    }
}

/// What tells this library from another build of the same version: its file, the size of that and its time.
fn identity() -> Option<&'static [u8]> {
    static IDENTITY: OnceLock<Option<String>> = OnceLock::new();
    let found = IDENTITY.get_or_init(|| {
        let path = own_file()?;
        let data = fs::metadata(&path).ok()?;
        Some(format!("{} {:?} {}", path.display(), data.modified().ok()?, data.len()))
    });
    found.as_deref().map(str::as_bytes)
}

#[repr(C)]
struct DlInfo {
    file: *const c_char,
    base: *mut c_void,
    symbol: *const c_char,
    address: *mut c_void,
}

unsafe extern "C" {
    fn dladdr(address: *const c_void, info: *mut DlInfo) -> c_int;
}

/// The file that this code was loaded from.
fn own_file() -> Option<PathBuf> {
    let mut info =
        DlInfo { file: ptr::null(), base: ptr::null_mut(), symbol: ptr::null(), address: ptr::null_mut() };
    let here = own_file as fn() -> Option<PathBuf>;
    // SAFETY: the loader writes the four pointers of its `Dl_info`; the address is that of a function.
    let found = unsafe { dladdr(here as *const c_void, &mut info) };
    if found == 0 || info.file.is_null() {
        return None;
    }
    // SAFETY: the name is a string of the loader that lives as long as the library is loaded.
    let file = unsafe { CStr::from_ptr(info.file) };
    Some(PathBuf::from(OsStr::from_bytes(file.to_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_back_and_damage_is_seen() {
        let lowered = vec![("f<int>".to_owned(), "_Z1fIiEvv".to_owned())];
        let entry = Entry { product: b"ptx".to_vec(), lowered };
        let bytes = entry.to_bytes();
        assert_eq!(Entry::parse(&bytes), Some(entry));
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert_eq!(Entry::parse(&damaged), None, "{at}");
            assert_eq!(Entry::parse(&bytes[..at]), None, "{at}");
        }
    }

    #[test]
    fn this_code_has_a_file() {
        assert!(identity().is_some_and(|text| !text.is_empty()));
    }
}
