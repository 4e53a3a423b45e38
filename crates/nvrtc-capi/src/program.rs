//! A program: what it is made of, and what its last compilation left.

use std::collections::HashMap;
use std::ffi::{CStr, CString, c_int, c_void};

use oxicc_source::SourceText;

use crate::result::Status;

/// The name of a program that has none.
const UNNAMED: &str = "default_program";

/// Asks a caller whether to go on; anything but zero means no.
pub type FlowCallback = unsafe extern "C" fn(*mut c_void, *mut c_void) -> c_int;

/// A callback with what it is given.
#[derive(Clone, Copy)]
pub struct Flow {
    pub callback: FlowCallback,
    pub payload: *mut c_void,
}

// SAFETY: the callback runs on the thread that compiles, which is the caller's; the payload is only handed on.
unsafe impl Send for Flow {}
// SAFETY: as above.
unsafe impl Sync for Flow {}

impl Flow {
    /// Asks the callback.
    pub fn stops(&self) -> bool {
        // SAFETY: the caller gave a function of this type with the payload it wants.
        unsafe { (self.callback)(self.payload, std::ptr::null_mut()) != 0 }
    }
}

pub struct Program {
    pub name: String,
    pub source: SourceText,
    /// Names as programs write them, and texts.
    pub headers: Vec<(String, SourceText)>,
    /// In the order they were added.
    pub expressions: Vec<CString>,
    /// A compilation got past its options: no more name expressions.
    pub sealed: bool,
    /// The symbols of the last compilation that succeeded.
    lowered: Option<HashMap<CString, usize>>,
    /// All symbols ever: callers have pointers to them as long as the program lives.
    symbols: Vec<CString>,
    /// With the zero at the end.
    pub log: Vec<u8>,
    /// With the zero at the end.
    pub ptx: Vec<u8>,
    pub cubin: Vec<u8>,
    pub ltoir: Vec<u8>,
    pub optixir: Vec<u8>,
    /// Nothing ever.
    pub tileir: Vec<u8>,
    pub flow: Option<Flow>,
    pub pch_status: Status,
    /// Bytes of heap that the precompiled header of the last compilation wanted.
    pub pch_heap_required: usize,
}

impl Program {
    pub fn new(name: &str, source: Vec<u8>, headers: Vec<(String, SourceText)>) -> Program {
        Program {
            name: if name.is_empty() { UNNAMED.to_owned() } else { name.to_owned() },
            source: SourceText::from(source),
            headers,
            expressions: Vec::new(),
            sealed: false,
            lowered: None,
            symbols: Vec::new(),
            log: vec![0],
            ptx: vec![0],
            cubin: Vec::new(),
            ltoir: Vec::new(),
            optixir: Vec::new(),
            tileir: Vec::new(),
            flow: None,
            pch_status: Status::NoPchCreateAttempted,
            pch_heap_required: 0,
        }
    }

    /// Drops what the last compilation left, but for the symbols.
    pub fn forget(&mut self) {
        (self.log, self.ptx) = (vec![0], vec![0]);
        self.cubin.clear();
        self.ltoir.clear();
        self.optixir.clear();
        (self.pch_status, self.pch_heap_required) = (Status::NoPchCreateAttempted, 0);
    }

    pub fn set_log(&mut self, text: &str) {
        self.log = c_text(text);
    }

    pub fn set_ptx(&mut self, text: &str) {
        self.ptx = c_text(text);
    }

    /// Takes over the symbols of a compilation that succeeded.
    pub fn set_lowered(&mut self, names: &[(String, String)]) {
        let mut lowered = HashMap::new();
        for (expression, symbol) in names {
            let (Ok(expression), Ok(symbol)) =
                (CString::new(expression.as_str()), CString::new(symbol.as_str()))
            else {
                continue;
            };
            let known = self.symbols.iter().position(|s| *s == symbol);
            let at = known.unwrap_or_else(|| {
                self.symbols.push(symbol);
                self.symbols.len() - 1
            });
            lowered.insert(expression, at);
        }
        self.lowered = Some(lowered);
    }

    /// The symbol of a name expression.
    pub fn lowered(&self, expression: &CStr) -> Result<&CStr, Status> {
        let Some(lowered) = &self.lowered else { return Err(Status::NoLoweredNamesBeforeCompilation) };
        let at = lowered.get(expression).ok_or(Status::NameExpressionNotValid)?;
        Ok(&self.symbols[*at])
    }
}

fn c_text(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() + 1);
    bytes.extend_from_slice(text.as_bytes());
    bytes.push(0);
    bytes
}
