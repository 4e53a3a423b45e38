; ARCH: sm_100a
; CHECK: tcgen05.alloc.cta_group::1.sync.aligned.b32
; CHECK: tcgen05.alloc.cta_group::1.sync.aligned.shared
; CHECK: tcgen05.dealloc.cta_group::1
; CHECK: tcgen05.relinquish_alloc_permit
; CHECK: tcgen05.fence::before_thread_sync
; CHECK: tcgen05.fence::after_thread_sync
; CHECK: tcgen05.wait::ld.sync.aligned
; CHECK: tcgen05.wait::st.sync.aligned
; CHECK: tcgen05.commit.cta_group::1.mbarrier::arrive::one.b64
; CHECK: multicast::cluster
; CHECK: tcgen05.cp.cta_group::1.128x256b
; CHECK: 64x128b.warpx2::02_13
; CHECK: tcgen05.shift.cta_group::1.down
; CHECK: tcgen05.ld.sync.aligned.16x128b.x2.b32 {
; CHECK: tcgen05.ld.sync.aligned.16x64b.x1.pack::16b.b32
; CHECK: tcgen05.st.sync.aligned.32x32b.x2.b32 [
; CHECK: cvt.rn.satfinite.e2m3x2.f32
; CHECK: cvt.rz.ue8m0x2.f32
; CHECK: redux.sync.min.f32
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %out, ptr %p0, i32 %p1, ptr addrspace(3) %p2, i32 %p3, ptr addrspace(6) %p4, i32 %p5, ptr %p6, ptr addrspace(3) %p7, i16 %p8, ptr addrspace(6) %p9, i64 %p10, ptr addrspace(6) %p11, i64 %p12, ptr addrspace(6) %p13, ptr addrspace(6) %p14, ptr addrspace(6) %p15, ptr addrspace(6) %p16, <2 x i32> %p17, float %p18, float %p19, float %p20, float %p21, float %p22, i32 %p23) {
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p0, i32 %p1)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %p2, i32 %p3)
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %p4, i32 %p5)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  call void @llvm.nvvm.tcgen05.wait.ld()
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.tcgen05.commit.cg1(ptr %p6)
  call void @llvm.nvvm.tcgen05.commit.mc.shared.cg1(ptr addrspace(3) %p7, i16 %p8)
  call void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6) %p9, i64 %p10)
  call void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.cg1(ptr addrspace(6) %p11, i64 %p12)
  call void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6) %p13)
  %r13 = call <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6) %p14, i1 false)
  store volatile <4 x i32> %r13, ptr %out
  %r14 = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %p15, i1 true)
  store volatile i32 %r14, ptr %out
  call void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6) %p16, <2 x i32> %p17, i1 false)
  %r16 = call i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float %p18, float %p19)
  store volatile i16 %r16, ptr %out
  %r17 = call i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float %p20, float %p21)
  store volatile i16 %r17, ptr %out
  %r18 = call float @llvm.nvvm.redux.sync.fmin(float %p22, i32 %p23)
  store volatile float %r18, ptr %out
  ret void
}
declare <4 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x2(ptr addrspace(6), i1)
declare float @llvm.nvvm.redux.sync.fmin(float, i32)
declare i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float, float)
declare i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float, float)
declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6), i1)
declare void @llvm.nvvm.tcgen05.alloc.cg1(ptr, i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.commit.cg1(ptr)
declare void @llvm.nvvm.tcgen05.commit.mc.shared.cg1(ptr addrspace(3), i16)
declare void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync()
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
declare void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.st.32x32b.x2(ptr addrspace(6), <2 x i32>, i1)
declare void @llvm.nvvm.tcgen05.wait.ld()
declare void @llvm.nvvm.tcgen05.wait.st()
