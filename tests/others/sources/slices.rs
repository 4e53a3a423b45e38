//! Kernels that use slices, iterators and traits of core.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: ends the kernel.
    unsafe { core::arch::nvptx::trap() }
}

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};

fn index() -> usize {
    // SAFETY: reads of registers.
    unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize }
}

/// A block of numbers mixed by rounds that work on chunks of a slice.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn mix(input: *const u8, blocks: usize, out: *mut u32, n: usize) {
    let i = index();
    if i >= n {
        return;
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { core::slice::from_raw_parts(input, blocks * 64) };
    let mut state = [0x6a09_e667_u32, 0xbb67_ae85, 0x3c6e_f372, i as u32];
    for block in bytes.chunks_exact(64) {
        let mut words = [0u32; 16];
        for (word, four) in words.iter_mut().zip(block.chunks_exact(4)) {
            *word = u32::from_be_bytes([four[0], four[1], four[2], four[3]]);
        }
        for (round, w) in words.iter().enumerate() {
            let t = state[round % 4].rotate_right(7).wrapping_add(*w) ^ state[(round + 1) % 4];
            state[(round + 2) % 4] = state[(round + 2) % 4].wrapping_add(t.swap_bytes());
        }
        state.rotate_left(1);
    }
    // SAFETY: the caller's promise.
    unsafe { *out.add(i) = state.iter().fold(0, |a, s| a ^ s) };
}
