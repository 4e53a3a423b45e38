//! Stacks that are mappings of our own.
#![allow(unsafe_code)]

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::ptr;

thread_local! {
    /// The lowest address of the stack that this thread is on; 0 if it is not one of ours.
    static LOWEST: Cell<usize> = const { Cell::new(0) };
}

/// What is left of the stack, if it is one of ours.
#[inline]
pub(crate) fn remaining() -> Option<usize> {
    match LOWEST.get() {
        0 => None,
        lowest => Some((psm::stack_pointer() as usize).saturating_sub(lowest)),
    }
}

/// Runs work on a new stack, which is gone afterwards.
#[cold]
pub(crate) fn on_new<T>(size: usize, work: impl FnOnce() -> T) -> T {
    let stack = Stack::new(size);
    let outer = LOWEST.replace(stack.lowest() as usize);
    // SAFETY: the stack is ours, aligned to pages and lives until the work is done; nothing unwinds out of the work.
    let result =
        unsafe { psm::on_stack(stack.lowest(), stack.size(), || catch_unwind(AssertUnwindSafe(work))) };
    LOWEST.set(outer);
    drop(stack);
    result.unwrap_or_else(|payload| resume_unwind(payload))
}

/// A mapping with a page at either end that nobody may touch.
struct Stack {
    mapping: *mut libc::c_void,
    len: usize,
    page: usize,
}

impl Stack {
    fn new(size: usize) -> Stack {
        // SAFETY: asks for a constant of the system.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096);
        let len = size.checked_next_multiple_of(page).and_then(|size| size.checked_add(2 * page));
        let len = len.expect("unreasonably large stack requested");
        // SAFETY: a new mapping, where the system wants it.
        let mapping = unsafe {
            libc::mmap(ptr::null_mut(), len, libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0)
        };
        // `guard` of the driver knows the text, which is stacker's, too.
        assert!(mapping != libc::MAP_FAILED, "mmap failed to allocate stack: {}", io::Error::last_os_error());
        let stack = Stack { mapping, len, page };
        // SAFETY: within the mapping.
        let status = unsafe {
            libc::mprotect(stack.lowest().cast(), stack.size(), libc::PROT_READ | libc::PROT_WRITE)
        };
        assert!(status == 0, "mprotect failed to allocate stack: {}", io::Error::last_os_error());
        stack
    }

    fn lowest(&self) -> *mut u8 {
        // SAFETY: the mapping is three pages or longer.
        unsafe { self.mapping.cast::<u8>().add(self.page) }
    }

    fn size(&self) -> usize {
        self.len - 2 * self.page
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        // SAFETY: nothing is on the stack any more.
        unsafe { libc::munmap(self.mapping, self.len) };
    }
}
