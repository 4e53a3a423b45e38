; LLVM's own intrinsics on integers and floats.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: ints<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:640)
; EXPECT: r[i] == popc(a[i/10]) if i%10 == 0
; EXPECT: r[i] == clz(a[i/10]) if i%10 == 1
; EXPECT: r[i] == clz(brev(a[i/10])) if i%10 == 2
; EXPECT: r[i] == brev(a[i/10]) if i%10 == 3
; EXPECT: r[i] == min(a[i/10], b[i/10]) if i%10 == 4
; EXPECT: r[i] == max(i32(a[i/10]), i32(b[i/10])) if i%10 == 5
; EXPECT: r[i] == abs(i32(a[i/10])) if i%10 == 6
; EXPECT: r[i] == ((a[i/10] << 7) | (b[i/10] >> 25)) if i%10 == 7
; EXPECT: r[i] == ((a[i/10] >> 24) | (a[i/10] >> 8 & 0xff00) | (a[i/10] << 8 & 0xff0000) | (a[i/10] << 24)) if i%10 == 8
; EXPECT: r[i] == (a[i/10] + b[i/10] > 0xffffffff) if i%10 == 9
; RUN: floats<<<1, 64>>>(x=buf:f32:64:rand=1,-9,9, r=out:f32:512)
; EXPECT: r[i] == abs(x[i/8]) if i%8 == 0
; EXPECT: r[i] == floor(x[i/8]) if i%8 == 1
; EXPECT: r[i] == ceil(x[i/8]) if i%8 == 2
; EXPECT: r[i] == trunc(x[i/8]) if i%8 == 3
; EXPECT: r[i] == fmaf(x[i/8], 2, 0.5) if i%8 == 4
; EXPECT: r[i] == sqrtf(abs(x[i/8])) if i%8 == 5
; EXPECT: r[i] == min(x[i/8], 1) if i%8 == 6
; EXPECT: r[i] == copysign(3, x[i/8]) if i%8 == 7
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @ints(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr i32, ptr %a, i64 %i
  %bp = getelementptr i32, ptr %b, i64 %i
  %x = load i32, ptr %ap
  %y = load i32, ptr %bp
  %at = mul i64 %i, 10
  %p0 = getelementptr i32, ptr %r, i64 %at
  %p1 = getelementptr i32, ptr %p0, i64 1
  %p2 = getelementptr i32, ptr %p0, i64 2
  %p3 = getelementptr i32, ptr %p0, i64 3
  %p4 = getelementptr i32, ptr %p0, i64 4
  %p5 = getelementptr i32, ptr %p0, i64 5
  %p6 = getelementptr i32, ptr %p0, i64 6
  %p7 = getelementptr i32, ptr %p0, i64 7
  %p8 = getelementptr i32, ptr %p0, i64 8
  %p9 = getelementptr i32, ptr %p0, i64 9
  %v0 = call i32 @llvm.ctpop.i32(i32 %x)
  %v1 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %v2 = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %v3 = call i32 @llvm.bitreverse.i32(i32 %x)
  %v4 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %v5 = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %v6 = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %v7 = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 7)
  %v8 = call i32 @llvm.bswap.i32(i32 %x)
  %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %ov = extractvalue { i32, i1 } %o, 1
  %v9 = zext i1 %ov to i32
  store i32 %v0, ptr %p0
  store i32 %v1, ptr %p1
  store i32 %v2, ptr %p2
  store i32 %v3, ptr %p3
  store i32 %v4, ptr %p4
  store i32 %v5, ptr %p5
  store i32 %v6, ptr %p6
  store i32 %v7, ptr %p7
  store i32 %v8, ptr %p8
  store i32 %v9, ptr %p9
  ret void
}

define ptx_kernel void @floats(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %ap
  %at = mul i64 %i, 8
  %p0 = getelementptr float, ptr %r, i64 %at
  %p1 = getelementptr float, ptr %p0, i64 1
  %p2 = getelementptr float, ptr %p0, i64 2
  %p3 = getelementptr float, ptr %p0, i64 3
  %p4 = getelementptr float, ptr %p0, i64 4
  %p5 = getelementptr float, ptr %p0, i64 5
  %p6 = getelementptr float, ptr %p0, i64 6
  %p7 = getelementptr float, ptr %p0, i64 7
  %v0 = call float @llvm.fabs.f32(float %x)
  %v1 = call float @llvm.floor.f32(float %x)
  %v2 = call float @llvm.ceil.f32(float %x)
  %v3 = call float @llvm.trunc.f32(float %x)
  %v4 = call float @llvm.fma.f32(float %x, float 2.0, float 0.5)
  %v5 = call float @llvm.sqrt.f32(float %v0)
  %v6 = call float @llvm.minnum.f32(float %x, float 1.0)
  %v7 = call float @llvm.copysign.f32(float 3.0, float %x)
  store float %v0, ptr %p0
  store float %v1, ptr %p1
  store float %v2, ptr %p2
  store float %v3, ptr %p3
  store float %v4, ptr %p4
  store float %v5, ptr %p5
  store float %v6, ptr %p6
  store float %v7, ptr %p7
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.bswap.i32(i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
