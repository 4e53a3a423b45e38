//! Division of 128 bits and checked products.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: ends the kernel.
    unsafe { core::arch::nvptx::trap() }
}

use core::arch::nvptx::_thread_idx_x;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn divide(
    a: *const u64,
    b: *const u64,
    out: *mut u64,
    checked: *mut u32,
) {
    // SAFETY: a read of a register.
    let i = unsafe { _thread_idx_x() as usize };
    // SAFETY: the caller's promise.
    let (x, y) = unsafe { (*a.add(i), *b.add(i)) };
    let wide = (u128::from(x) << 64 | u128::from(y)) / (u128::from(y) + 3);
    // SAFETY: the caller's promise.
    unsafe {
        *out.add(i) = wide as u64 ^ (wide >> 64) as u64;
        *checked.add(i) = (x as u32)
            .checked_mul(y as u32)
            .map_or(0, |p| p.leading_zeros());
    }
}
