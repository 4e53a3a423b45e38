; ARCH: sm_80 sm_90 sm_100 sm_120
; CHECK: redux.sync.add.s32
; CHECK: redux.sync.min.u32
; CHECK: redux.sync.xor.b32
; CHECK: cp.async.ca.shared.global [
; CHECK: cp.async.cg.shared.global [
; CHECK: cp.async.commit_group
; CHECK: cp.async.wait_group 2
; CHECK: cp.async.wait_all
; CHECK: mbarrier.init.shared.b64
; CHECK: mbarrier.arrive.shared.b64
; CHECK: mbarrier.arrive_drop.noComplete.b64
; CHECK: mbarrier.test_wait.shared.b64
; CHECK: mbarrier.pending_count.b64
; CHECK: mbarrier.inval
; CHECK: cp.async.mbarrier.arrive.noinc.shared.b64
; CHECK: cvt.rna.tf32.f32
; CHECK: cvt.rn.bf16x2.f32
; CHECK: cvt.rz.relu.bf16.f32
; CHECK: min.NaN.f32
; CHECK: max.ftz.NaN.f16
; CHECK: fma.rn.relu.bf16
; CHECK: abs.bf16
; CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
; CHECK: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
; CHECK: f32.tf32.tf32.f32
; CHECK: f64.f64.f64.f64
; CHECK: mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32
; CHECK: s32.b1.b1.s32.and.popc
; CHECK: wmma.mma.sync.aligned.row.col.m8n8k4.f64.f64.f64.f64.rn
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %out, i32 %p0, i32 %p1, i32 %p2, i32 %p3, i32 %p4, i32 %p5, ptr addrspace(3) %p6, ptr addrspace(1) %p7, ptr addrspace(3) %p8, ptr addrspace(1) %p9, i32 %p10, ptr addrspace(3) %p11, i32 %p12, ptr addrspace(3) %p13, ptr %p14, i32 %p15, ptr addrspace(3) %p16, i64 %p17, i64 %p18, ptr addrspace(3) %p19, ptr addrspace(3) %p20, float %p21, float %p22, float %p23, float %p24, float %p25, float %p26, half %p27, half %p28, bfloat %p29, bfloat %p30, bfloat %p31, bfloat %p32, <2 x half> %p33, <2 x half> %p34, <2 x half> %p35, <2 x half> %p36, <2 x half> %p37, <2 x half> %p38, float %p39, float %p40, float %p41, float %p42, i32 %p43, i32 %p44, i32 %p45, i32 %p46, i32 %p47, i32 %p48, float %p49, float %p50, float %p51, float %p52, i32 %p53, i32 %p54, i32 %p55, i32 %p56, i32 %p57, i32 %p58, float %p59, float %p60, float %p61, float %p62, double %p63, double %p64, double %p65, double %p66, i32 %p67, i32 %p68, i32 %p69, i32 %p70, i32 %p71, i32 %p72, i32 %p73, i32 %p74, i32 %p75, i32 %p76, i32 %p77, i32 %p78, i32 %p79, i32 %p80, i32 %p81, i32 %p82, i32 %p83, i32 %p84, i32 %p85, i32 %p86, double %p87, double %p88, double %p89, double %p90) {
  %r0 = call i32 @llvm.nvvm.redux.sync.add(i32 %p0, i32 %p1)
  store volatile i32 %r0, ptr %out
  %r1 = call i32 @llvm.nvvm.redux.sync.umin(i32 %p2, i32 %p3)
  store volatile i32 %r1, ptr %out
  %r2 = call i32 @llvm.nvvm.redux.sync.xor(i32 %p4, i32 %p5)
  store volatile i32 %r2, ptr %out
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %p6, ptr addrspace(1) %p7)
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %p8, ptr addrspace(1) %p9, i32 %p10)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 2)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %p11, i32 %p12)
  %r9 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %p13)
  store volatile i64 %r9, ptr %out
  %r10 = call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %p14, i32 %p15)
  store volatile i64 %r10, ptr %out
  %r11 = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) %p16, i64 %p17)
  store volatile i1 %r11, ptr %out
  %r12 = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %p18)
  store volatile i32 %r12, ptr %out
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %p19)
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3) %p20)
  %r15 = call i32 @llvm.nvvm.f2tf32.rna(float %p21)
  store volatile i32 %r15, ptr %out
  %r16 = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %p22, float %p23)
  store volatile <2 x bfloat> %r16, ptr %out
  %r17 = call bfloat @llvm.nvvm.f2bf16.rz.relu(float %p24)
  store volatile bfloat %r17, ptr %out
  %r18 = call float @llvm.nvvm.fmin.nan.f(float %p25, float %p26)
  store volatile float %r18, ptr %out
  %r19 = call half @llvm.nvvm.fmax.ftz.nan.f16(half %p27, half %p28)
  store volatile half %r19, ptr %out
  %r20 = call bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat %p29, bfloat %p30, bfloat %p31)
  store volatile bfloat %r20, ptr %out
  %r21 = call bfloat @llvm.nvvm.abs.bf16(bfloat %p32)
  store volatile bfloat %r21, ptr %out
  %r22 = call {float,float,float,float} @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half> %p33, <2 x half> %p34, <2 x half> %p35, <2 x half> %p36, <2 x half> %p37, <2 x half> %p38, float %p39, float %p40, float %p41, float %p42)
  store volatile {float,float,float,float} %r22, ptr %out
  %r23 = call {float,float,float,float} @llvm.nvvm.mma.m16n8k16.row.col.bf16(i32 %p43, i32 %p44, i32 %p45, i32 %p46, i32 %p47, i32 %p48, float %p49, float %p50, float %p51, float %p52)
  store volatile {float,float,float,float} %r23, ptr %out
  %r24 = call {float,float,float,float} @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32 %p53, i32 %p54, i32 %p55, i32 %p56, i32 %p57, i32 %p58, float %p59, float %p60, float %p61, float %p62)
  store volatile {float,float,float,float} %r24, ptr %out
  %r25 = call {double,double} @llvm.nvvm.mma.m8n8k4.row.col.f64(double %p63, double %p64, double %p65, double %p66)
  store volatile {double,double} %r25, ptr %out
  %r26 = call {i32,i32,i32,i32} @llvm.nvvm.mma.m16n8k32.row.col.satfinite.s8.u8(i32 %p67, i32 %p68, i32 %p69, i32 %p70, i32 %p71, i32 %p72, i32 %p73, i32 %p74, i32 %p75, i32 %p76)
  store volatile {i32,i32,i32,i32} %r26, ptr %out
  %r27 = call {i32,i32,i32,i32} @llvm.nvvm.mma.and.popc.m16n8k256.row.col.b1(i32 %p77, i32 %p78, i32 %p79, i32 %p80, i32 %p81, i32 %p82, i32 %p83, i32 %p84, i32 %p85, i32 %p86)
  store volatile {i32,i32,i32,i32} %r27, ptr %out
  %r28 = call {double,double} @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double %p87, double %p88, double %p89, double %p90)
  store volatile {double,double} %r28, ptr %out
  ret void
}
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float)
declare bfloat @llvm.nvvm.abs.bf16(bfloat)
declare bfloat @llvm.nvvm.f2bf16.rz.relu(float)
declare bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat, bfloat, bfloat)
declare float @llvm.nvvm.fmin.nan.f(float, float)
declare half @llvm.nvvm.fmax.ftz.nan.f16(half, half)
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)
declare i32 @llvm.nvvm.f2tf32.rna(float)
declare i32 @llvm.nvvm.mbarrier.pending.count(i64)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umin(i32, i32)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr, i32)
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))
declare {double,double} @llvm.nvvm.mma.m8n8k4.row.col.f64(double, double, double, double)
declare {double,double} @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double, double, double, double)
declare {float,float,float,float} @llvm.nvvm.mma.m16n8k16.row.col.bf16(i32, i32, i32, i32, i32, i32, float, float, float, float)
declare {float,float,float,float} @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)
declare {float,float,float,float} @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float)
declare {i32,i32,i32,i32} @llvm.nvvm.mma.and.popc.m16n8k256.row.col.b1(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
declare {i32,i32,i32,i32} @llvm.nvvm.mma.m16n8k32.row.col.satfinite.s8.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
