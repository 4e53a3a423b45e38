; Special registers, shuffles, votes, barriers and math intrinsics of NVVM.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: registers<<<(2,3), (8,4)>>>(r=out:i32:192)
; EXPECT: r[i] == i
; RUN: warp<<<1, 32>>>(r=out:i32:128)
; EXPECT: r[i] == (i ^ 1) if i < 32
; EXPECT: r[i] == 0x55555555 if i >= 32 && i < 64
; EXPECT: r[i] == (i%32 < 28 ? i%32 + 4 : i%32) if i >= 64 && i < 96
; EXPECT: r[i] == i%32 if i >= 96
; RUN: approx<<<1, 32>>>(x=buf:f32:32:rand=1,0.5,4, r=out:f32:128)
; EXPECT: r[i] == sqrtf(x[i/4]) if i%4 == 0
; EXPECT: r[i] == 1 / x[i/4] ~ 2ulp if i%4 == 1
; EXPECT: r[i] == exp2(x[i/4]) ~ 1e-6rel if i%4 == 2
; EXPECT: r[i] == max(x[i/4], 2) if i%4 == 3
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @registers(ptr %r) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %gx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t0 = mul i32 %ty, %nx
  %t = add i32 %t0, %tx
  %b0 = mul i32 %by, %gx
  %b = add i32 %b0, %bx
  %n = mul i32 %nx, %ny
  %bn = mul i32 %b, %n
  %v = add i32 %bn, %t
  %i = sext i32 %v to i64
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @warp(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p0 = getelementptr i32, ptr %r, i64 %i
  %p1 = getelementptr i32, ptr %p0, i64 32
  %p2 = getelementptr i32, ptr %p0, i64 64
  %p3 = getelementptr i32, ptr %p0, i64 96
  %v0 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  %bit = and i32 %t, 1
  %even = icmp eq i32 %bit, 0
  %v1 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %even)
  %v2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 4, i32 31)
  %v3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  store i32 %v0, ptr %p0
  store i32 %v1, ptr %p1
  store i32 %v2, ptr %p2
  store i32 %v3, ptr %p3
  ret void
}

define ptx_kernel void @approx(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %ap
  %at = mul i64 %i, 4
  %p0 = getelementptr float, ptr %r, i64 %at
  %p1 = getelementptr float, ptr %p0, i64 1
  %p2 = getelementptr float, ptr %p0, i64 2
  %p3 = getelementptr float, ptr %p0, i64 3
  %v0 = call float @llvm.nvvm.sqrt.rn.f(float %x)
  %v1 = call float @llvm.nvvm.rcp.approx.ftz.f(float %x)
  %v2 = call float @llvm.nvvm.ex2.approx.f(float %x)
  %v3 = call float @llvm.nvvm.fmax.f(float %x, float 2.0)
  store float %v0, ptr %p0
  store float %v1, ptr %p1
  store float %v2, ptr %p2
  store float %v3, ptr %p3
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.fmax.f(float, float)
