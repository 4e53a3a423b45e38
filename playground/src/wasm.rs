//! The functions that the page calls.
//!
//! A request is written to the place that `request` names, `answer` answers it, and the answer is read from where `answer`
//! says; buffers of the answer likewise. The only `unsafe` is to name functions across the border: the memory behind the
//! pointers is owned by this module's state and is read by the page before its next call.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::time::Duration;

use crate::Session;

#[derive(Default)]
struct State {
    session: Session,
    request: Vec<u8>,
    answer: Vec<u8>,
    buffers: Vec<Vec<u8>>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

// SAFETY: the page gives these two functions with these types.
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some beginning.
    safe fn now() -> f64;
    /// Tells the message of a panic, so many bytes of UTF-8.
    safe fn panicked(message: *const u8, length: usize);
}

/// To be called once, before everything else.
// SAFETY: no other function of this name is linked.
#[unsafe(no_mangle)]
pub extern "C" fn start() {
    oxicc_clock::set_clock(|| Duration::from_secs_f64(now().max(0.0) / 1e3));
    std::panic::set_hook(Box::new(|info| {
        let text = info.to_string();
        panicked(text.as_ptr(), text.len());
    }));
}

/// Room for a request of so many bytes.
// SAFETY: no other function of this name is linked.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: usize) -> *mut u8 {
    STATE.with_borrow_mut(|state| {
        state.request = vec![0; length];
        state.request.as_mut_ptr()
    })
}

/// Answers the request; the length of the answer.
// SAFETY: no other function of this name is linked.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    STATE.with_borrow_mut(|state| {
        // What the last answer held is given back before the next is made.
        state.answer = Vec::new();
        state.buffers = Vec::new();
        let request = std::mem::take(&mut state.request);
        let answer = state.session.answer(&request);
        state.answer = answer.json.to_string().into_bytes();
        state.buffers = answer.buffers;
        state.answer.len()
    })
}

/// Where the answer is.
// SAFETY: no other function of this name is linked.
#[unsafe(no_mangle)]
pub extern "C" fn answer_at() -> *const u8 {
    STATE.with_borrow(|state| state.answer.as_ptr())
}

/// How many bytes a buffer of the answer has.
// SAFETY: no other function of this name is linked.
#[unsafe(no_mangle)]
pub extern "C" fn buffer_length(index: usize) -> usize {
    STATE.with_borrow(|state| state.buffers.get(index).map_or(0, Vec::len))
}

/// Where a buffer of the answer is.
// SAFETY: no other function of this name is linked.
#[unsafe(no_mangle)]
pub extern "C" fn buffer_at(index: usize) -> *const u8 {
    STATE.with_borrow(|state| state.buffers.get(index).map_or(std::ptr::null(), |b| b.as_ptr()))
}
