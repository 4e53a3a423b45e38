; ARCH: sm_90 sm_100 sm_120
; CHECK: barrier.cluster.arrive
; CHECK: barrier.cluster.wait.aligned
; CHECK: fence.sc.cluster
; CHECK: mapa.u64
; CHECK: getctarank.u64
; CHECK: %cluster_ctaid.x
; CHECK: %cluster_ctarank
; CHECK: %nclusterid.y
; CHECK: %is_explicit_cluster
; CHECK: elect.sync
; CHECK: griddepcontrol.wait
; CHECK: griddepcontrol.launch_dependents
; CHECK: stmatrix.sync.aligned.m8n8.x2.shared.b16
; CHECK: cp.async.bulk.commit_group
; CHECK: cp.async.bulk.wait_group.read 1
; CHECK: cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [
; CHECK: .im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
; CHECK: cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group [
; CHECK: cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group
; CHECK: cp.async.bulk.prefetch.tensor.2d.L2.global.tile [
; CHECK: cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [
; CHECK: cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint
; CHECK: fence.proxy.tensormap::generic.release.gpu
; CHECK: fence.proxy.tensormap::generic.acquire.sys [
; CHECK: fence.proxy.async
; CHECK: cvt.rn.satfinite.e4m3x2.f32
; CHECK: cvt.rn.relu.f16x2.e5m2x2
; CHECK: cvt.rn.satfinite.e4m3x2.f16x2
; CHECK: f64.f64.f64.f64
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %out, ptr %p0, i32 %p1, ptr %p2, i32 %p3, ptr addrspace(3) %p4, i32 %p5, i32 %p6, ptr addrspace(3) %p7, ptr addrspace(3) %p8, ptr %p9, i32 %p10, i32 %p11, i16 %p12, i64 %p13, ptr addrspace(3) %p14, ptr addrspace(3) %p15, ptr %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i16 %p21, i16 %p22, i16 %p23, i64 %p24, ptr addrspace(3) %p25, ptr %p26, i32 %p27, i32 %p28, i32 %p29, i64 %p30, ptr addrspace(3) %p31, ptr %p32, i32 %p33, i64 %p34, ptr %p35, i32 %p36, i32 %p37, i64 %p38, ptr addrspace(3) %p39, ptr addrspace(3) %p40, ptr addrspace(1) %p41, i32 %p42, i16 %p43, i64 %p44, ptr addrspace(1) %p45, ptr addrspace(3) %p46, i32 %p47, i64 %p48, ptr %p49, float %p50, float %p51, i16 %p52, <2 x half> %p53, double %p54, double %p55, double %p56, double %p57, double %p58, double %p59, double %p60) {
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  call void @llvm.nvvm.fence.sc.cluster()
  %r3 = call ptr @llvm.nvvm.mapa(ptr %p0, i32 %p1)
  store volatile ptr %r3, ptr %out
  %r4 = call i32 @llvm.nvvm.getctarank(ptr %p2)
  store volatile i32 %r4, ptr %out
  %r5 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  store volatile i32 %r5, ptr %out
  %r6 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  store volatile i32 %r6, ptr %out
  %r7 = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
  store volatile i32 %r7, ptr %out
  %r8 = call i1 @llvm.nvvm.is_explicit_cluster()
  store volatile i1 %r8, ptr %out
  %r9 = call {i32, i1} @llvm.nvvm.elect.sync(i32 %p3)
  store volatile {i32, i1} %r9, ptr %out
  call void @llvm.nvvm.griddepcontrol.wait()
  call void @llvm.nvvm.griddepcontrol.launch.dependents()
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %p4, i32 %p5, i32 %p6)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(3) %p7, ptr addrspace(3) %p8, ptr %p9, i32 %p10, i32 %p11, i16 %p12, i64 %p13, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(3) %p14, ptr addrspace(3) %p15, ptr %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i16 %p21, i16 %p22, i16 %p23, i64 %p24, i1 true, i1 true)
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.3d(ptr addrspace(3) %p25, ptr %p26, i32 %p27, i32 %p28, i32 %p29, i64 %p30, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.1d(ptr addrspace(3) %p31, ptr %p32, i32 %p33, i64 %p34, i1 false)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(ptr %p35, i32 %p36, i32 %p37, i64 %p38, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3) %p39, ptr addrspace(3) %p40, ptr addrspace(1) %p41, i32 %p42, i16 %p43, i64 %p44, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %p45, ptr addrspace(3) %p46, i32 %p47, i64 %p48, i1 true)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.release.gpu()
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr %p49, i32 128)
  call void @llvm.nvvm.fence.proxy.async()
  %r25 = call i16 @llvm.nvvm.ff.to.e4m3x2.rn(float %p50, float %p51)
  store volatile i16 %r25, ptr %out
  %r26 = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn.relu(i16 %p52)
  store volatile <2 x half> %r26, ptr %out
  %r27 = call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half> %p53)
  store volatile i16 %r27, ptr %out
  %r28 = call {double,double,double,double} @llvm.nvvm.mma.m16n8k4.row.col.f64(double %p54, double %p55, double %p56, double %p57, double %p58, double %p59, double %p60)
  store volatile {double,double,double,double} %r28, ptr %out
  ret void
}
declare <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn.relu(i16)
declare i1 @llvm.nvvm.is_explicit_cluster()
declare i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half>)
declare i16 @llvm.nvvm.ff.to.e4m3x2.rn(float, float)
declare i32 @llvm.nvvm.getctarank(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait.aligned()
declare void @llvm.nvvm.cp.async.bulk.commit.group()
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i16, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(ptr, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.1d(ptr addrspace(3), ptr, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.3d(ptr addrspace(3), ptr, i32, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32)
declare void @llvm.nvvm.fence.proxy.async()
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.release.gpu()
declare void @llvm.nvvm.fence.sc.cluster()
declare void @llvm.nvvm.griddepcontrol.launch.dependents()
declare void @llvm.nvvm.griddepcontrol.wait()
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3), i32, i32)
declare {double,double,double,double} @llvm.nvvm.mma.m16n8k4.row.col.f64(double, double, double, double, double, double, double)
declare {i32, i1} @llvm.nvvm.elect.sync(i32)
