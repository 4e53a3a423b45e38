; A text that changes an input is wrong, but the next one finds what it wrote, as with the reference compiler.
; CHECK: 64 %rd2, 0;
; CHECK: cvt.u64.u32 %rd2, %r1;
; CHECK: st.global.u64 [%rd1], %rd2;
; Constants that several inline assemblies of a block take are in one register.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i32 %x, ptr addrspace(1) %p) {
  call void asm sideeffect "cvt.u64.u32 $0, $1;", "l,r"(i64 0, i32 %x)
  call void asm sideeffect "st.global.u64 [$1], $0;", "l,l"(i64 0, ptr addrspace(1) %p)
  call void asm sideeffect "// $0 $1", "r,n"(i32 7, i32 7)
  ret void
}
