; Where a half is computed, ptxas converts the number for a store of one byte: a move in front makes it plain bits, for volatile
; stores as well.
; ARCH: sm_100
; CHECK: .entry plain
; CHECK: add.f16 %rs3
; CHECK: mov.b16 %rs4, %rs3;
; CHECK: st.global.u8 [%rd1], %rs4;
; CHECK: .entry volatile_store
; CHECK: mov.b16 %rs4, %rs3;
; CHECK: st.volatile.global.u8 [%rd1], %rs4;
define ptx_kernel void @plain(ptr addrspace(1) %p, half %a, half %b) {
  %s = fadd half %a, %b
  %i = bitcast half %s to i16
  %t = trunc i16 %i to i8
  store i8 %t, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @volatile_store(ptr addrspace(1) %p, half %a, half %b) {
  %s = fadd half %a, %b
  %i = bitcast half %s to i16
  %t = trunc i16 %i to i8
  store volatile i8 %t, ptr addrspace(1) %p
  ret void
}
