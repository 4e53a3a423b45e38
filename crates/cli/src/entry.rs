//! Where the process begins.
//!
//! Rust's own entry asks where the stack of the process ends, to say so when it overflows. That means reading and scanning
//! `/proc/self/maps`, a twentieth of the time of a small compile, for a stack that nothing works on. What else it does is done here.
#![allow(unsafe_code)]

use std::convert::Infallible;
use std::ffi::{c_char, c_int};
use std::panic::catch_unwind;

#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    open_standard_streams();
    // Writing into a closed pipe is an error value.
    // SAFETY: there is no other thread, and no handler is replaced.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_IGN) };
    // As Rust's own entry ends where a panic comes up to it.
    let _ = catch_unwind(|| -> Infallible { super::work() });
    101
}

/// A file that is opened must not take the place of a stream that was closed before the command began.
fn open_standard_streams() {
    let mut streams = [0, 1, 2].map(|fd| libc::pollfd { fd, events: 0, revents: 0 });
    // SAFETY: a list of three.
    let status = unsafe { libc::poll(streams.as_mut_ptr(), 3, 0) };
    let is_closed = |stream: &libc::pollfd| status < 0 || stream.revents & libc::POLLNVAL != 0;
    for _ in streams.iter().filter(|stream| is_closed(stream)) {
        // SAFETY: the name is a C string; the lowest free number is that of a stream.
        unsafe { libc::open(c"/dev/null".as_ptr(), libc::O_RDWR) };
    }
}
