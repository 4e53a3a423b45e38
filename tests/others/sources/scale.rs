#![feature(no_core, lang_items, abi_ptx, intrinsics, rustc_attrs, link_llvm_intrinsics)]
#![allow(internal_features)]
#![no_core]
#![no_std]
#[lang = "pointee_sized"] pub trait PointeeSized {}
#[lang = "meta_sized"] pub trait MetaSized: PointeeSized {}
#[lang = "sized"] pub trait Sized: MetaSized {}
#[lang = "copy"] pub trait Copy {}
impl Copy for f32 {} impl Copy for i32 {} impl Copy for isize {} impl<T> Copy for *mut T {} impl<T> Copy for *const T {}
#[lang = "add"] pub trait Add<R = Self> { type Output; fn add(self, r: R) -> Self::Output; }
#[lang = "mul"] pub trait Mul<R = Self> { type Output; fn mul(self, r: R) -> Self::Output; }
impl Add for f32 { type Output = f32; fn add(self, r: f32) -> f32 { self + r } }
impl Mul for f32 { type Output = f32; fn mul(self, r: f32) -> f32 { self * r } }
#[rustc_intrinsic] pub const unsafe fn arith_offset<T>(dst: *const T, offset: isize) -> *const T;
unsafe extern "C" { #[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"] fn tid() -> i32; }
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn scale(a: f32, x: *const f32, y: *mut f32) {
    unsafe {
        let i = tid() as isize;
        let from = arith_offset(x, i);
        let to = arith_offset(y as *const f32, i) as *mut f32;
        *to = a * *from + *to;
    }
}
