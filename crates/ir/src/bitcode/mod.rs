//! LLVM bitcode: the reader, LLVM 3.7 to LLVM 20, and the [writer](write()).
//!
//! Reading takes two passes over the module block: first everything but function bodies (types, attributes, globals, constants,
//! metadata, names), then the bodies. Typed pointers become `ptr`; debug intrinsics become records; old memory
//! attributes become `memory(...)`, exactly as for text.
//!
//! - `stream`: blocks and records
//! - `module`: module block: types, attributes, globals, names
//! - `consts`: constants, made on demand in the pool that wants them
//! - `metadata`: nodes; specialised nodes by a table of field names
//! - `function`: bodies; `inst`, `operands`: their instructions; `calls`: their calls; `debug`: their locations and records; `unwind`: exception handling
//! - `dwarf`: keywords of debug information and their numbers
//! - `write`: the writer

mod attrs;
mod calls;
mod consts;
mod debug;
mod dwarf;
mod function;
mod inst;
mod metadata;
mod module;
mod operands;
mod stream;
mod unwind;
mod write;

use crate::module::Module;
pub use write::{Form, WriteOptions, write};

/// Why bytes are not bitcode that can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitcodeError(pub String);

impl std::fmt::Display for BitcodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BitcodeError {}

type BResult<T> = Result<T, BitcodeError>;

fn fail<T>(message: &str) -> BResult<T> {
    Err(BitcodeError(message.into()))
}

const MAGIC: &[u8] = b"BC\xc0\xde";
const WRAPPER: &[u8] = b"\xde\xc0\x17\x0b";

/// Whether bytes look like bitcode, wrapped or not.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC) || bytes.starts_with(WRAPPER)
}

/// Reads a module that will be compiled for the device: a data layout that is missing or that of another machine is replaced.
pub fn read_for_device(bytes: &[u8]) -> Result<Module, BitcodeError> {
    let mut module = read(bytes)?;
    module.ctx.use_device_layout();
    Ok(module)
}

/// Reads a module.
pub fn read(bytes: &[u8]) -> Result<Module, BitcodeError> {
    let mut bytes = bytes;
    if bytes.starts_with(WRAPPER) {
        let word =
            |at: usize| bytes.get(at..at + 4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as usize);
        let (Some(offset), Some(size)) = (word(8), word(12)) else {
            return fail("Invalid bitcode wrapper header");
        };
        match bytes.get(offset..offset.saturating_add(size)) {
            Some(inner) => bytes = inner,
            None => return fail("Invalid bitcode wrapper header"),
        }
    }
    if !bytes.starts_with(MAGIC) {
        return fail("Invalid bitcode signature");
    }
    module::read(bytes)
}
