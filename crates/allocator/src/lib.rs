//! The allocator of the command and of the C libraries: mimalloc.
//!
//! A compiler asks for memory all the time, for little of it and never with an alignment out of the ordinary. mimalloc aligns that without
//! being asked, in half the instructions of its functions for any alignment.

use std::alloc::{GlobalAlloc, Layout};

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_realloc, mi_realloc_aligned, mi_zalloc, mi_zalloc_aligned,
};

/// Up to this mimalloc aligns every block that is at least as large (`MI_MAX_ALIGN_SIZE`).
const ALIGNED: usize = 16;

/// mimalloc for `#[global_allocator]`.
pub struct Allocator;

#[inline]
fn is_ordinary(size: usize, align: usize) -> bool {
    align <= ALIGNED && align <= size
}

// SAFETY: blocks have the size and the alignment that were asked for (`is_ordinary`), or are null, and live until they are freed. mimalloc
// takes blocks of all its functions in all others, and does not unwind.
unsafe impl GlobalAlloc for Allocator {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        // SAFETY: an alignment is a power of two.
        unsafe { if is_ordinary(size, align) { mi_malloc(size) } else { mi_malloc_aligned(size, align) } }
            .cast()
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        // SAFETY: as in `alloc`.
        unsafe { if is_ordinary(size, align) { mi_zalloc(size) } else { mi_zalloc_aligned(size, align) } }
            .cast()
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        // SAFETY: the caller's promise that the block is of this allocator.
        unsafe { mi_free(block.cast()) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let (block, align) = (block.cast(), layout.align());
        // SAFETY: as in `dealloc` and `alloc`.
        unsafe {
            if is_ordinary(size, align) {
                mi_realloc(block, size)
            } else {
                mi_realloc_aligned(block, size, align)
            }
        }
        .cast()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_aligned_and_keep_their_bytes() {
        for align in [1, 2, 4, 8, 16, 32, 64, 4096] {
            for size in (1..200).chain([1000, 5000, 70_000]) {
                let layout = Layout::from_size_align(size, align).unwrap();
                // SAFETY: sizes are not zero, layouts are those of the blocks, and bytes are written where they belong.
                unsafe {
                    let block = Allocator.alloc(layout);
                    assert!(!block.is_null() && block.addr().is_multiple_of(align), "{size} {align}");
                    block.write_bytes(7, size);
                    let block = Allocator.realloc(block, layout, 2 * size + 3);
                    assert!(!block.is_null() && block.addr().is_multiple_of(align), "{size} {align}");
                    assert!((0..size).all(|i| block.add(i).read() == 7));
                    Allocator.dealloc(block, Layout::from_size_align(2 * size + 3, align).unwrap());
                    let zeroed = Allocator.alloc_zeroed(layout);
                    assert!(
                        zeroed.addr().is_multiple_of(align) && (0..size).all(|i| zeroed.add(i).read() == 0)
                    );
                    Allocator.dealloc(zeroed, layout);
                }
            }
        }
    }
}
