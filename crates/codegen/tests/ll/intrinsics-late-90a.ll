; ARCH: sm_90a
; Intrinsics of LLVM 21 and later.
target triple = "nvptx64-nvidia-cuda"
declare <2 x bfloat> @llvm.nvvm.ex2.approx.ftz.v2bf16(<2 x bfloat>)
declare <2 x bfloat> @llvm.nvvm.fabs.v2bf16(<2 x bfloat>)
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float)
declare <2 x bfloat> @llvm.nvvm.fma.rn.oob.v2bf16(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
declare <2 x half> @llvm.nvvm.add.rn.sat.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.ex2.approx.v2f16(<2 x half>)
declare <2 x half> @llvm.nvvm.fabs.v2f16(<2 x half>)
declare <2 x half> @llvm.nvvm.ff2f16x2.rn(float, float)
declare <2 x half> @llvm.nvvm.fma.rn.oob.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.mul.rn.sat.v2f16(<2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat)
declare bfloat @llvm.nvvm.f2bf16.rn(float)
declare bfloat @llvm.nvvm.fabs.bf16(bfloat)
declare bfloat @llvm.nvvm.fma.rn.oob.bf16(bfloat, bfloat, bfloat)
declare float @llvm.nvvm.ex2.approx.f32(float)
declare float @llvm.nvvm.fabs.f32(float)
declare half @llvm.nvvm.add.rn.sat.f16(half, half)
declare half @llvm.nvvm.f2f16.rn(float)
declare half @llvm.nvvm.fma.rn.oob.f16(half, half, half)
declare half @llvm.nvvm.mul.rn.sat.f16(half, half)
declare i1 @llvm.nvvm.barrier.cta.red.and.all(i32, i1)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3), i64)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3), i32, i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(ptr addrspace(3), i64)
declare i1 @llvm.nvvm.mbarrier.try.wait.tl.scope.cta.space.cta(ptr addrspace(3), i64, i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.all(i32, i1)
declare i32 @llvm.nvvm.bmsk.clamp(i32, i32)
declare i32 @llvm.nvvm.bmsk.wrap(i32, i32)
declare i32 @llvm.nvvm.f2tf32.rn(float)
declare i32 @llvm.nvvm.f2tf32.rna.satfinite(float)
declare i32 @llvm.nvvm.movmatrix.sync.aligned.m8n8.trans.b16(i32)
declare i32 @llvm.nvvm.prmt.b4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.ecl(i32, i32)
declare i32 @llvm.nvvm.prmt.ecr(i32, i32)
declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.rc8(i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg31()
declare i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo()
declare i32 @llvm.nvvm.read.ptx.sreg.gridid()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.nsmid()
declare i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
declare i32 @llvm.nvvm.read.ptx.sreg.pm0()
declare i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_0()
declare i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_begin()
declare i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_cap()
declare i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_end()
declare i32 @llvm.nvvm.read.ptx.sreg.smid()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare i32 @llvm.nvvm.sext.clamp(i32, i32)
declare i32 @llvm.nvvm.sext.wrap(i32, i32)
declare i32 @llvm.nvvm.zext.clamp(i32, i32)
declare i32 @llvm.nvvm.zext.wrap(i32, i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare void @llvm.nvvm.barrier.cta.arrive.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d(ptr, i32, i32, i32, i16, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.im2col.3d(ptr addrspace(3), ptr, i32, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.1d(ptr addrspace(3), ptr, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.min.im2col.3d(ptr addrspace(3), ptr, i32, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.min.tile.1d(ptr addrspace(3), ptr, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.im2col.3d(ptr addrspace(3), ptr, i32, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3), ptr, i32, i64, i1)
declare void @llvm.nvvm.fence.acquire.sync_restrict.space.cluster.scope.cluster()
declare void @llvm.nvvm.fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster()
declare void @llvm.nvvm.fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster()
declare void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()
declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.prefetch.global.L2.evict.last(ptr addrspace(1))
declare void @llvm.nvvm.prefetch.tensormap.p0(ptr)
declare void @llvm.nvvm.tensormap.replace.box.dim.p0(ptr, i32, i32)
declare void @llvm.nvvm.tensormap.replace.element.stride.p0(ptr, i32, i32)
declare void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr, i32)
declare void @llvm.nvvm.tensormap.replace.fill.mode.p0(ptr, i32)
declare void @llvm.nvvm.tensormap.replace.global.address.p0(ptr, i64)
declare void @llvm.nvvm.tensormap.replace.global.dim.p0(ptr, i32, i32)
declare void @llvm.nvvm.tensormap.replace.global.stride.p0(ptr, i32, i64)
declare void @llvm.nvvm.tensormap.replace.interleave.layout.p0(ptr, i32)
declare void @llvm.nvvm.tensormap.replace.rank.p0(ptr, i32)
declare void @llvm.nvvm.tensormap.replace.swizzle.mode.p0(ptr, i32)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k32.row.col.f16.e4m3.e4m3.f16(i32, i32, i32, i32, i32, i32, <2 x half>, <2 x half>)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.m16n8k16.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32, i32)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k16.row.col.bf16(i32, i32, i32, i32, float, float, float, float, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k64.row.col.f32.e4m3.e4m3.f32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k8.row.col.tf32(i32, i32, i32, i32, float, float, float, float, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.bf16(i32, i32, i32, i32, float, float, float, float, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.f32.e4m3.e4m3.f32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k8.row.col.tf32(i32, i32, i32, i32, float, float, float, float, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.u8.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
; CHECK: abs.f32
define void @g_1(float %a0, ptr %out) {
  %r = call float @llvm.nvvm.fabs.f32(float %a0)
  store float %r, ptr %out
  ret void
}
; CHECK: abs.f16x2
define void @g_3(<2 x half> %a0, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.fabs.v2f16(<2 x half> %a0)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: abs.bf16
define void @g_4(bfloat %a0, ptr %out) {
  %r = call bfloat @llvm.nvvm.fabs.bf16(bfloat %a0)
  store bfloat %r, ptr %out
  ret void
}
; CHECK: abs.bf16x2
define void @g_5(<2 x bfloat> %a0, ptr %out) {
  %r = call <2 x bfloat> @llvm.nvvm.fabs.v2bf16(<2 x bfloat> %a0)
  store <2 x bfloat> %r, ptr %out
  ret void
}
; CHECK: ex2.approx.f32
define void @g_7(float %a0, ptr %out) {
  %r = call float @llvm.nvvm.ex2.approx.f32(float %a0)
  store float %r, ptr %out
  ret void
}
; CHECK: add.rn.sat.f16
define void @g_8(half %a0, half %a1, ptr %out) {
  %r = call half @llvm.nvvm.add.rn.sat.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}
; CHECK: add.rn.sat.f16x2
define void @g_9(<2 x half> %a0, <2 x half> %a1, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.add.rn.sat.v2f16(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: mul.rn.sat.f16
define void @g_10(half %a0, half %a1, ptr %out) {
  %r = call half @llvm.nvvm.mul.rn.sat.f16(half %a0, half %a1)
  store half %r, ptr %out
  ret void
}
; CHECK: mul.rn.sat.f16x2
define void @g_11(<2 x half> %a0, <2 x half> %a1, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.mul.rn.sat.v2f16(<2 x half> %a0, <2 x half> %a1)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: ex2.approx.f16x2
define void @g_23(<2 x half> %a0, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.ex2.approx.v2f16(<2 x half> %a0)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: ex2.approx.ftz.bf16
define void @g_24(bfloat %a0, ptr %out) {
  %r = call bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat %a0)
  store bfloat %r, ptr %out
  ret void
}
; CHECK: ex2.approx.ftz.bf16x2
define void @g_25(<2 x bfloat> %a0, ptr %out) {
  %r = call <2 x bfloat> @llvm.nvvm.ex2.approx.ftz.v2bf16(<2 x bfloat> %a0)
  store <2 x bfloat> %r, ptr %out
  ret void
}
; CHECK: fma.rn.oob.f16
define void @g_26(half %a0, half %a1, half %a2, ptr %out) {
  %r = call half @llvm.nvvm.fma.rn.oob.f16(half %a0, half %a1, half %a2)
  store half %r, ptr %out
  ret void
}
; CHECK: fma.rn.oob.f16x2
define void @g_27(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.oob.v2f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: fma.rn.oob.bf16
define void @g_28(bfloat %a0, bfloat %a1, bfloat %a2, ptr %out) {
  %r = call bfloat @llvm.nvvm.fma.rn.oob.bf16(bfloat %a0, bfloat %a1, bfloat %a2)
  store bfloat %r, ptr %out
  ret void
}
; CHECK: fma.rn.oob.bf16x2
define void @g_29(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2, ptr %out) {
  %r = call <2 x bfloat> @llvm.nvvm.fma.rn.oob.v2bf16(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2)
  store <2 x bfloat> %r, ptr %out
  ret void
}
; CHECK: cvt.rn.bf16x2.f32
define void @g_30(float %a0, float %a1, ptr %out) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %a0, float %a1)
  store <2 x bfloat> %r, ptr %out
  ret void
}
; CHECK: cvt.rn.f16x2.f32
define void @g_31(float %a0, float %a1, ptr %out) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rn(float %a0, float %a1)
  store <2 x half> %r, ptr %out
  ret void
}
; CHECK: cvt.rn.bf16.f32
define void @g_32(float %a0, ptr %out) {
  %r = call bfloat @llvm.nvvm.f2bf16.rn(float %a0)
  store bfloat %r, ptr %out
  ret void
}
; CHECK: cvt.rn.f16.f32
define void @g_33(float %a0, ptr %out) {
  %r = call half @llvm.nvvm.f2f16.rn(float %a0)
  store half %r, ptr %out
  ret void
}
; CHECK: cvt.rn.tf32.f32
define void @g_34(float %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.f2tf32.rn(float %a0)
  store i32 %r, ptr %out
  ret void
}
; CHECK: cvt.rna.satfinite.tf32.f32
define void @g_106(float %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.f2tf32.rna.satfinite(float %a0)
  store i32 %r, ptr %out
  ret void
}
; CHECK: prmt.b32.rc8
define void @g_107(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.prmt.rc8(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: prmt.b32.ecl
define void @g_108(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.prmt.ecl(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: prmt.b32.ecr
define void @g_109(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.prmt.ecr(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
define void @g_111(i32 %a0, i32 %a1, i32 %a2, ptr %out) {
  %r = call i32 @llvm.nvvm.prmt.f4e(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}
; CHECK: prmt.b32.b4e
define void @g_112(i32 %a0, i32 %a1, i32 %a2, ptr %out) {
  %r = call i32 @llvm.nvvm.prmt.b4e(i32 %a0, i32 %a1, i32 %a2)
  store i32 %r, ptr %out
  ret void
}
; CHECK: szext.wrap.s32
define void @g_113(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.sext.wrap(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: szext.wrap.u32
define void @g_114(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.zext.wrap(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: bmsk.wrap.b32
define void @g_115(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.bmsk.wrap(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: szext.clamp.s32
define void @g_116(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.sext.clamp(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: szext.clamp.u32
define void @g_117(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.zext.clamp(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: bmsk.clamp.b32
define void @g_118(i32 %a0, i32 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.bmsk.clamp(i32 %a0, i32 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: barrier.red.popc.u32
define void @g_119(i32 %a0, i1 %a1, ptr %out) {
  %r = call i32 @llvm.nvvm.barrier.cta.red.popc.all(i32 %a0, i1 %a1)
  store i32 %r, ptr %out
  ret void
}
; CHECK: barrier.red.and.pred
define void @g_120(i32 %a0, i1 %a1, ptr %out) {
  %r = call i1 @llvm.nvvm.barrier.cta.red.and.all(i32 %a0, i1 %a1)
  store i1 %r, ptr %out
  ret void
}
; CHECK: barrier.sync
define void @g_122(i32 %a0, ptr %out) {
  call void @llvm.nvvm.barrier.cta.sync.all(i32 %a0)
  ret void
}
; CHECK: barrier.arrive
define void @g_127(i32 %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 %a0, i32 %a1)
  ret void
}
; CHECK: fence.acquire.sync_restrict::shared::cluster.cluster;
define void @g_137(ptr %out) {
  call void @llvm.nvvm.fence.acquire.sync_restrict.space.cluster.scope.cluster()
  ret void
}
; CHECK: fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
define void @g_138(ptr %out) {
  call void @llvm.nvvm.fence.proxy.async_generic.acquire.sync_restrict.space.cluster.scope.cluster()
  ret void
}
; CHECK: fence.release.sync_restrict::shared::cta.cluster;
define void @g_139(ptr %out) {
  call void @llvm.nvvm.fence.release.sync_restrict.space.cta.scope.cluster()
  ret void
}
; CHECK: fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;
define void @g_140(ptr %out) {
  call void @llvm.nvvm.fence.proxy.async_generic.release.sync_restrict.space.cta.scope.cluster()
  ret void
}
; CHECK: mbarrier.expect_tx.relaxed.cta.shared::cta.b64
define void @g_141(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  ret void
}
; CHECK: mbarrier.complete_tx.relaxed.cta.shared::cta.b64
define void @g_145(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  ret void
}
; CHECK: mbarrier.arrive.release.cta.shared::cta.b64
define void @g_149(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}
; CHECK: mbarrier.arrive.expect_tx.release.cta.shared::cta.b64
define void @g_157(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}
; CHECK: mbarrier.arrive_drop.release.cta.shared::cta.b64
define void @g_165(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}
; CHECK: mbarrier.arrive_drop.expect_tx.release.cta.shared::cta.b64
define void @g_173(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  store i64 %r, ptr %out
  ret void
}
; CHECK: mbarrier.test_wait.acquire.cta.shared::cta.b64
define void @g_181(ptr addrspace(3) %a0, i64 %a1, ptr %out) {
  %r = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) %a0, i64 %a1)
  store i1 %r, ptr %out
  ret void
}
; CHECK: mbarrier.test_wait.parity.acquire.cta.shared::cta.b64
define void @g_183(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  %r = call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  store i1 %r, ptr %out
  ret void
}
; CHECK: mbarrier.try_wait.acquire.cta.shared::cta.b64
define void @g_189(ptr addrspace(3) %a0, i64 %a1, ptr %out) {
  %r = call i1 @llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(ptr addrspace(3) %a0, i64 %a1)
  store i1 %r, ptr %out
  ret void
}
; CHECK: mbarrier.try_wait.acquire.cta.shared::cta.b64
define void @g_191(ptr addrspace(3) %a0, i64 %a1, i32 %a2, ptr %out) {
  %r = call i1 @llvm.nvvm.mbarrier.try.wait.tl.scope.cta.space.cta(ptr addrspace(3) %a0, i64 %a1, i32 %a2)
  store i1 %r, ptr %out
  ret void
}
; CHECK: mbarrier.try_wait.parity.acquire.cta.shared::cta.b64
define void @g_193(ptr addrspace(3) %a0, i32 %a1, ptr %out) {
  %r = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1)
  store i1 %r, ptr %out
  ret void
}
; CHECK: mbarrier.try_wait.parity.acquire.cta.shared::cta.b64
define void @g_195(ptr addrspace(3) %a0, i32 %a1, i32 %a2, ptr %out) {
  %r = call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3) %a0, i32 %a1, i32 %a2)
  store i1 %r, ptr %out
  ret void
}
define void @g_205(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_begin()
  store i32 %r, ptr %out
  ret void
}
define void @g_206(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_end()
  store i32 %r, ptr %out
  ret void
}
define void @g_207(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_cap()
  store i32 %r, ptr %out
  ret void
}
define void @g_208(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.reserved_smem_offset_0()
  store i32 %r, ptr %out
  ret void
}
define void @g_210(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  store i32 %r, ptr %out
  ret void
}
define void @g_211(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
  store i32 %r, ptr %out
  ret void
}
define void @g_212(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  store i32 %r, ptr %out
  ret void
}
define void @g_213(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo()
  store i32 %r, ptr %out
  ret void
}
define void @g_214(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.pm0()
  store i32 %r, ptr %out
  ret void
}
define void @g_217(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  store i32 %r, ptr %out
  ret void
}
define void @g_218(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  store i32 %r, ptr %out
  ret void
}
define void @g_219(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  store i32 %r, ptr %out
  ret void
}
define void @g_220(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.gridid()
  store i32 %r, ptr %out
  ret void
}
define void @g_221(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  store i32 %r, ptr %out
  ret void
}
define void @g_222(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.w()
  store i32 %r, ptr %out
  ret void
}
define void @g_223(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  store i32 %r, ptr %out
  ret void
}
define void @g_224(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
  store i32 %r, ptr %out
  ret void
}
define void @g_225(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  store i32 %r, ptr %out
  ret void
}
define void @g_226(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  store i32 %r, ptr %out
  ret void
}
define void @g_227(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg31()
  store i32 %r, ptr %out
  ret void
}
define void @g_228(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  store i32 %r, ptr %out
  ret void
}
define void @g_229(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  store i32 %r, ptr %out
  ret void
}
define void @g_230(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  store i32 %r, ptr %out
  ret void
}
define void @g_231(ptr %out) {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.w()
  store i32 %r, ptr %out
  ret void
}
define void @g_232(ptr %out) {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  store i64 %r, ptr %out
  ret void
}
define void @g_233(ptr %out) {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %r, ptr %out
  ret void
}
define void @g_234(i32 %a0, ptr %out) {
  %r = call i32 @llvm.nvvm.movmatrix.sync.aligned.m8n8.trans.b16(i32 %a0)
  store i32 %r, ptr %out
  ret void
}
; CHECK: prefetch.tensormap
define void @g_235(ptr %a0, ptr %out) {
  call void @llvm.nvvm.prefetch.tensormap.p0(ptr %a0)
  ret void
}
; CHECK: prefetch.global.L2::evict_last
define void @g_238(ptr addrspace(1) %a0, ptr %out) {
  call void @llvm.nvvm.prefetch.global.L2.evict.last(ptr addrspace(1) %a0)
  ret void
}
; CHECK: cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes
define void @g_247(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i64 %a4, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i64 %a4, i1 false)
  ret void
}
; CHECK: cp.async.bulk.global.shared::cta.bulk_group
define void @g_249(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2, i64 %a3, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 %a2, i64 %a3, i1 false)
  ret void
}
; CHECK: cp.async.bulk.prefetch.L2.global
define void @g_250(ptr addrspace(1) %a0, i32 %a1, i64 %a2, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %a0, i32 %a1, i64 %a2, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
define void @g_253(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5, i1 false, i1 false, i32 0)
  ret void
}
; CHECK: cp.async.bulk.prefetch.tensor.1d.L2.global.tile
define void @g_257(ptr %a0, i32 %a1, i64 %a2, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr %a0, i32 %a1, i64 %a2, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group
define void @g_259(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i64 %a3, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i64 %a3, i1 false)
  ret void
}
; CHECK: cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group
define void @g_260(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i64 %a3, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.1d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i64 %a3, i1 false)
  ret void
}
; CHECK: cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group
define void @g_261(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i64 %a3, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.min.tile.1d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i64 %a3, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes
define void @g_289(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8, i1 false, i1 false, i32 0)
  ret void
}
; CHECK: cp.async.bulk.prefetch.tensor.3d.L2.global.im2col
define void @g_293(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i16 %a4, i64 %a5, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.3d(ptr %a0, i32 %a1, i32 %a2, i32 %a3, i16 %a4, i64 %a5, i1 false)
  ret void
}
; CHECK: cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group
define void @g_316(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i64 %a5, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.im2col.3d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i64 %a5, i1 false)
  ret void
}
; CHECK: cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group
define void @g_317(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i64 %a5, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.im2col.3d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i64 %a5, i1 false)
  ret void
}
; CHECK: cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.im2col_no_offs.bulk_group
define void @g_318(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i64 %a5, ptr %out) {
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.min.im2col.3d(ptr addrspace(3) %a0, ptr %a1, i32 %a2, i32 %a3, i32 %a4, i64 %a5, i1 false)
  ret void
}
; CHECK: tensormap.replace.tile.global_address.b1024.b64
define void @g_579(ptr %a0, i64 %a1, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.global.address.p0(ptr %a0, i64 %a1)
  ret void
}
; CHECK: tensormap.replace.tile.rank.b1024.b32
define void @g_580(ptr %a0, i32 %a1, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.rank.p0(ptr %a0, i32 %a1)
  ret void
}
; CHECK: tensormap.replace.tile.global_stride.b1024.b64
define void @g_581(ptr %a0, i64 %a2, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.global.stride.p0(ptr %a0, i32 1, i64 %a2)
  ret void
}
; CHECK: tensormap.replace.tile.box_dim.b1024.b32
define void @g_582(ptr %a0, i32 %a2, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.box.dim.p0(ptr %a0, i32 1, i32 %a2)
  ret void
}
; CHECK: tensormap.replace.tile.global_dim.b1024.b32
define void @g_583(ptr %a0, i32 %a2, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.global.dim.p0(ptr %a0, i32 1, i32 %a2)
  ret void
}
; CHECK: tensormap.replace.tile.element_stride.b1024.b32
define void @g_584(ptr %a0, i32 %a2, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.element.stride.p0(ptr %a0, i32 1, i32 %a2)
  ret void
}
; CHECK: tensormap.replace.tile.elemtype.b1024.b32
define void @g_585(ptr %a0, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr %a0, i32 1)
  ret void
}
; CHECK: tensormap.replace.tile.interleave_layout.b1024.b32
define void @g_586(ptr %a0, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p0(ptr %a0, i32 1)
  ret void
}
; CHECK: tensormap.replace.tile.swizzle_mode.b1024.b32
define void @g_587(ptr %a0, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p0(ptr %a0, i32 1)
  ret void
}
; CHECK: tensormap.replace.tile.fill_mode.b1024.b32
define void @g_589(ptr %a0, ptr %out) {
  call void @llvm.nvvm.tensormap.replace.fill.mode.p0(ptr %a0, i32 1)
  ret void
}
; CHECK: mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16
define void @g_1307(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, <2 x half> %a6, <2 x half> %a7, ptr %out) {
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k32.row.col.f16.e4m3.e4m3.f16(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, <2 x half> %a6, <2 x half> %a7)
  store { <2 x half>, <2 x half> } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
define void @g_1412(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k16.row.col.bf16(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, i32 0)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16
define void @g_1413(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, i32 %a6, ptr %out) {
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.m16n8k16.row.col.f16.f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, i32 %a6, i32 0)
  store { <2 x half>, <2 x half> } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
define void @g_1418(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k8.row.col.tf32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, i32 0)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
define void @g_1420(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32
define void @g_1422(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.s8.u8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32
define void @g_1424(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.u8.s8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32
define void @g_1426(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.u8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32
define void @g_1452(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k64.row.col.f32.e4m3.e4m3.f32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
define void @g_1456(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.bf16(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, i32 0)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16
define void @g_1457(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, i32 %a6, ptr %out) {
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.f16.f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, i32 %a6, i32 0)
  store { <2 x half>, <2 x half> } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
define void @g_1462(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k8.row.col.tf32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, float %a4, float %a5, float %a6, float %a7, i32 %a8, i32 0)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
define void @g_1464(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32
define void @g_1466(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8.u8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32
define void @g_1468(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8.s8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32
define void @g_1470(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, ptr %out) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 0)
  store { i32, i32, i32, i32 } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32
define void @g_1496(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.f32.e4m3.e4m3.f32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0)
  store { float, float, float, float } %r, ptr %out
  ret void
}
