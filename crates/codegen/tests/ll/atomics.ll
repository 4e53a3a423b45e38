; CHECK: atom.global.add.u32
; CHECK: atom.global.exch.b32
; CHECK: atom.global.max.s64
; CHECK: atom.shared.inc.u32
; CHECK: atom.global.add.f64
; CHECK: atom.global.cta.add.u32
; CHECK: atom.acq_rel.gpu.global.add.u32
; CHECK: fence.sc.sys
; CHECK: ld.acquire.sys.global.u32
; CHECK: st.release.gpu.global.u32
; CHECK: fence.acq_rel.cta
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @a(ptr %p, ptr addrspace(3) %s, i32 %v, i64 %w, float %f, double %d, i8 %b, half %h) {
  %1 = atomicrmw add ptr %p, i32 %v monotonic
  %2 = atomicrmw xchg ptr %p, float %f monotonic
  %3 = atomicrmw max ptr %p, i64 %w monotonic
  %4 = atomicrmw uinc_wrap ptr addrspace(3) %s, i32 %v monotonic
  %5 = atomicrmw fadd ptr %p, double %d monotonic
  %6 = atomicrmw add ptr %p, i32 %v syncscope("block") monotonic
  %7 = atomicrmw add ptr %p, i32 %v syncscope("device") acq_rel
  %8 = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %8, ptr %p syncscope("device") release, align 4
  fence syncscope("block") acq_rel
  %9 = atomicrmw nand ptr %p, i32 %v monotonic
  %10 = atomicrmw add ptr %p, i8 %b monotonic
  %11 = atomicrmw fmax ptr %p, float %f monotonic
  %12 = cmpxchg ptr %p, i32 %v, i32 1 monotonic monotonic
  %13 = cmpxchg ptr %p, i8 %b, i8 1 seq_cst monotonic
  %14 = cmpxchg ptr %p, i16 1, i16 2 acquire monotonic
  %15 = atomicrmw fadd ptr %p, half %h monotonic
  %16 = atomicrmw sub ptr %p, i64 %w monotonic
  %17 = atomicrmw umin ptr %p, i16 7 monotonic
  %18 = cmpxchg ptr %p, ptr %p, ptr null acq_rel acquire
  %o = extractvalue { i32, i1 } %12, 1
  %z = zext i1 %o to i32
  store i32 %z, ptr %p
  %l = alloca i32
  %19 = atomicrmw add ptr %l, i32 %v monotonic
  store i32 %19, ptr %p
  ret void
}
