; ARCH: sm_100a
; Intrinsics of LLVM 21 and later.
target triple = "nvptx64-nvidia-cuda"
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rs(float, float, i32)
declare <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16)
declare <2 x half> @llvm.nvvm.ff2f16x2.rs(float, float, i32)
declare <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float>, i32)
declare i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128)
declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float, float)
declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.x(i128)
declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.y(i128)
declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.z(i128)
declare i32 @llvm.nvvm.tcgen05.ld.16x32bx2.x1(ptr addrspace(6), i64, i1)
declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6), i1)
declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3), ptr addrspace(3))
declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3), ptr addrspace(3))
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1), ptr addrspace(3), i32, i64, i1, i16)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.3d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.3d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.128.3d(ptr, i32, i32, i32, i16, i16, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.3d(ptr, i32, i32, i32, i16, i16, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(ptr, i32, i32, i32, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i64, i1)
declare void @llvm.nvvm.st.bulk(ptr, i64, i64)
declare void @llvm.nvvm.tcgen05.alloc.cg1(ptr, i32)
declare void @llvm.nvvm.tcgen05.commit.cg1(ptr)
declare void @llvm.nvvm.tcgen05.commit.mc.cg1(ptr, i16)
declare void @llvm.nvvm.tcgen05.cp.128x256b.b6x16_p32.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.b6x16_p32.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.b6x16_p32.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync()
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()
declare void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4.block_scale(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4.block_scale.block32(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4.block_scale.block16(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale.block32(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i64, <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i64, <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale.block32(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf4nvf4.block_scale.block16(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale.block32(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.scale_d(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.scale_d.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i64, <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i64, <4 x i32>, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, ptr addrspace(6), i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.ws.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
declare void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6), i64, i32, i1)
declare void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6), i32, i1)
declare void @llvm.nvvm.tcgen05.wait.ld()
declare void @llvm.nvvm.tcgen05.wait.st()
declare void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p0(ptr, i32)
; CHECK: cvt.rs.bf16x2.f32
define void @g_40(float %a0, float %a1, i32 %a2, ptr %out) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rs(float %a0, float %a1, i32 %a2)
  store <2 x bfloat> %r, ptr %out
  ret void
}
; CHECK: cvt.rs.f16x2.f32
define void @g_41(float %a0, float %a1, i32 %a2, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rs(float %a0, float %a1, i32 %a2)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: cvt.rs.satfinite.e4m3x4.f32
define void @g_54(<4 x float> %a0, i32 %a1, ptr %out) {
  %r = call <4 x i8> @llvm.nvvm.f32x4.to.e4m3x4.rs.satfinite(<4 x float> %a0, i32 %a1)
  store <4 x i8> %r, ptr %out
  ret void
}
define void @g_59(float %a0, float %a1, ptr %out) {
  %r = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float %a0, float %a1)
  store i16 %r, ptr %out
  ret void
}
define void @g_60(i16 %a0, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16 %a0)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: st.bulk.weak
define void @g_239(ptr %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.st.bulk(ptr %a0, i64 %a1, i64 0)
  ret void
}
; CHECK: clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128
define void @g_241(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %out) {
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3) %a0, ptr addrspace(3) %a1)
  ret void
}
; CHECK: clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128
define void @g_242(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %out) {
  call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3) %a0, ptr addrspace(3) %a1)
  ret void
}
; CHECK: clusterlaunchcontrol.query_cancel.is_canceled.pred.b128
define void @g_243(i128 %a0, ptr %out) {
  %r = call i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128 %a0)
  store i1 %r, ptr %out
  ret void
}
; CHECK: clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128
define void @g_244(i128 %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.x(i128 %a0)
  store i32 %r, ptr %out
  ret void
}
; CHECK: clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128
define void @g_245(i128 %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.y(i128 %a0)
  store i32 %r, ptr %out
  ret void
}
; CHECK: clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128
define void @g_246(i128 %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.z(i128 %a0)
  store i32 %r, ptr %out
  ret void
}
; CHECK: cp.async.bulk.global.shared::cta.bulk_group.cp_mask
define void @g_248(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2, i64 %a3, i16 %a5, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2, i64 %a3, i1 false, i16 %a5)
  ret void
}
; CHECK: cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes
define void @g_295(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i16 %a8, i64 %a9, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.3d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i16 %a8, i64 %a9, i1 false, i1 false, i32 0)
  ret void
}
; CHECK: cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w
define void @g_299(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i16 %a4, i16 %a5, i64 %a6, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.3d(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i16 %a4, i16 %a5, i64 %a6, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes
define void @g_301(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i16 %a8, i64 %a9, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.3d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i16 %a8, i64 %a9, i1 false, i1 false, i32 0)
  ret void
}
; CHECK: cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w::128
define void @g_305(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i16 %a4, i16 %a5, i64 %a6, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.128.3d(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i16 %a4, i16 %a5, i64 %a6, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group
define void @g_409(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i64 %a7, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i64 %a7, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes
define void @g_410(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9, i1 false, i1 false, i32 0)
  ret void
}
; CHECK: cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4
define void @g_412(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i64 %a6, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i64 %a6, i1 false)
  ret void
}
; CHECK: tensormap.replace.tile.swizzle_atomicity.b1024.b32
define void @g_588(ptr %a0, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p0(ptr %a0, i32 1)
  ret void
}
; CHECK: tcgen05.alloc.cta_group::1.sync.aligned.b32
define void @g_612(ptr %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %a0, i32 %a1)
  ret void
}
; CHECK: tcgen05.dealloc.cta_group::1.sync.aligned.b32
define void @g_614(ptr addrspace(6) %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %a0, i32 %a1)
  ret void
}
; CHECK: tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
define void @g_615(ptr %out) {
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  ret void
}
; CHECK: tcgen05.commit.cta_group::1.mbarrier::arrive::one.b64
define void @g_616(ptr %a0, ptr %out) {
  call void @llvm.nvvm.tcgen05.commit.cg1(ptr %a0)
  ret void
}
; CHECK: tcgen05.commit.cta_group::1.mbarrier::arrive::one.multicast::cluster.b64
define void @g_618(ptr %a0, i16 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.commit.mc.cg1(ptr %a0, i16 %a1)
  ret void
}
; CHECK: tcgen05.shift.cta_group::1.down
define void @g_620(ptr addrspace(6) %a0, ptr %out) {
  call void @llvm.nvvm.tcgen05.shift.down.cg1(ptr addrspace(6) %a0)
  ret void
}
; CHECK: tcgen05.cp.cta_group::1.128x256b
define void @g_621(ptr addrspace(6) %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6) %a0, i64 %a1)
  ret void
}
; CHECK: tcgen05.cp.cta_group::1.64x128b.warpx2::02_13
define void @g_624(ptr addrspace(6) %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.cg1(ptr addrspace(6) %a0, i64 %a1)
  ret void
}
; CHECK: tcgen05.cp.cta_group::1.32x128b.warpx4
define void @g_626(ptr addrspace(6) %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6) %a0, i64 %a1)
  ret void
}
; CHECK: tcgen05.cp.cta_group::1.128x256b.b8x16.b6x16_p32
define void @g_627(ptr addrspace(6) %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.cp.128x256b.b6x16_p32.cg1(ptr addrspace(6) %a0, i64 %a1)
  ret void
}
; CHECK: tcgen05.cp.cta_group::1.64x128b.warpx2::02_13.b8x16.b6x16_p32
define void @g_630(ptr addrspace(6) %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13.b6x16_p32.cg1(ptr addrspace(6) %a0, i64 %a1)
  ret void
}
; CHECK: tcgen05.cp.cta_group::1.32x128b.warpx4.b8x16.b6x16_p32
define void @g_632(ptr addrspace(6) %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.b6x16_p32.cg1(ptr addrspace(6) %a0, i64 %a1)
  ret void
}
; CHECK: tcgen05.wait::ld.sync.aligned;
define void @g_666(ptr %out) {
  call void @llvm.nvvm.tcgen05.wait.ld()
  ret void
}
; CHECK: tcgen05.wait::st.sync.aligned;
define void @g_667(ptr %out) {
  call void @llvm.nvvm.tcgen05.wait.st()
  ret void
}
; CHECK: tcgen05.fence::before_thread_sync;
define void @g_668(ptr %out) {
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  ret void
}
; CHECK: tcgen05.fence::after_thread_sync;
define void @g_669(ptr %out) {
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  ret void
}
; CHECK: tcgen05.ld.sync.aligned.16x64b.x1.pack::16b.b32
define void @g_670(ptr addrspace(6) %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) %a0, i1 true)
  store i32 %r, ptr %out
  ret void
}
; CHECK: tcgen05.st.sync.aligned.16x64b.x1.unpack::16b.b32
define void @g_671(ptr addrspace(6) %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.tcgen05.st.16x64b.x1(ptr addrspace(6) %a0, i32 %a1, i1 true)
  ret void
}
; CHECK: tcgen05.ld.sync.aligned.16x32bx2.x1.pack::16b.b32
define void @g_786(ptr addrspace(6) %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.tcgen05.ld.16x32bx2.x1(ptr addrspace(6) %a0, i64 2, i1 true)
  store i32 %r, ptr %out
  ret void
}
; CHECK: tcgen05.st.sync.aligned.16x32bx2.x1.unpack::16b.b32
define void @g_787(ptr addrspace(6) %a0, i32 %a2, ptr %out) {
  call void @llvm.nvvm.tcgen05.st.16x32bx2.x1(ptr addrspace(6) %a0, i64 2, i32 %a2, i1 true)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.collector::a::discard
define void @g_818(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.collector::a::discard
define void @g_822(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, <4 x i32> %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, <4 x i32> %a5, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_858(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_860(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, <4 x i32> %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, <4 x i32> %a5, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.collector::a::discard
define void @g_882(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.scale_d(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i64 3, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.collector::a::discard
define void @g_886(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, <4 x i32> %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i64 3, <4 x i32> %a6, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_902(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.scale_d.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i64 3, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_904(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, <4 x i32> %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i64 3, <4 x i32> %a6, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.collector::a::fill
define void @g_914(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::mxf4.block_scale.collector::a::fill
define void @g_916(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::fill
define void @g_918(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf4nvf4.block_scale.block16(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block32.collector::a::fill
define void @g_920(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale.block32(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::fill
define void @g_924(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale.block32(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.ws.cta_group::1.kind::f16.collector::b0::discard
define void @g_926(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.ws.tensor(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i32 0, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.ws.cta_group::1.kind::f16.collector::b0::discard
define void @g_942(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i64 %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, i64 %a5, i32 0, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::discard
define void @g_1062(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::discard
define void @g_1066(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, <4 x i32> %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, <4 x i32> %a6, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_1102(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_1104(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, <4 x i32> %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, <4 x i32> %a6, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::discard
define void @g_1126(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i64 3, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.collector::a::discard
define void @g_1130(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, <4 x i32> %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i64 3, <4 x i32> %a7, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_1146(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i64 3, i32 0, i32 1, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::f16.ashift.collector::a::discard
define void @g_1148(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, <4 x i32> %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1.ashift(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i64 3, <4 x i32> %a7, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.collector::a::fill
define void @g_1158(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.collector::a::fill
define void @g_1160(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4.block_scale(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::mxf4nvf4.block_scale.block16.collector::a::fill
define void @g_1162(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4.block_scale.block16(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.block32.collector::a::fill
define void @g_1164(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf4.block_scale.block32(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.block32.collector::a::fill
define void @g_1168(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale.block32(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr addrspace(6) %a6, ptr addrspace(6) %a7, i32 1, i32 2)
  ret void
}
; CHECK: tcgen05.mma.ws.sp.cta_group::1.kind::f16.collector::b0::discard
define void @g_1170(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i32 0, i32 0, i32 0)
  ret void
}
; CHECK: tcgen05.mma.ws.sp.cta_group::1.kind::f16.collector::b0::discard
define void @g_1186(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i64 %a6, ptr %out) {
  call void @llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(ptr addrspace(6) %a0, ptr addrspace(6) %a1, i64 %a2, i32 %a3, i1 %a4, ptr addrspace(6) %a5, i64 %a6, i32 0, i32 0, i32 0)
  ret void
}
