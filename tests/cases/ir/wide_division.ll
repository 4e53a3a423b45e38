; Integers of more than 128 bits: division, remainder, and conversion to and from floats.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: k<<<1, 32>>>(a=buf:i64:32:rand=1,-900000000000,900000000000, b=buf:i64:32:rand=2,1,900000000000, q=out:i64:32, r=out:i64:32, sq=out:i64:32, sr=out:i64:32)
; EXPECT: q[i] == b[i] * 7 + 5
; EXPECT: r[i] == b[i] - 1
; EXPECT: sq[i] == a[i] / 1000003
; EXPECT: sr[i] == a[i] % 1000003
; RUN: floats<<<1, 32>>>(a=buf:i64:32:rand=1,-900000000000,900000000000, d=out:f64:32, f=out:f32:32, back=out:i64:32)
; EXPECT: d[i] == f64(a[i]) * 1208925819614629174706176.0
; EXPECT: f[i] == f32(a[i])
; EXPECT: back[i] == a[i]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %a, ptr %b, ptr %q, ptr %r, ptr %sq, ptr %sr) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ap = getelementptr i64, ptr %a, i32 %t
  %bp = getelementptr i64, ptr %b, i32 %t
  %x = load i64, ptr %ap
  %y = load i64, ptr %bp
  %wy = zext i64 %y to i200
  ; ((7y + 5) * y^3 + (y - 1)) / y^3, all beyond 128 bits
  %y2 = mul i200 %wy, %wy
  %y3 = mul i200 %y2, %wy
  %s7 = mul i200 %wy, 7
  %s = add i200 %s7, 5
  %p = mul i200 %s, %y3
  %m = sub i200 %wy, 1
  %n = add i200 %p, %m
  %quot = udiv i200 %n, %y3
  %rem = urem i200 %n, %y3
  %tq = trunc i200 %quot to i64
  %tr = trunc i200 %rem to i64
  %qp = getelementptr i64, ptr %q, i32 %t
  store i64 %tq, ptr %qp
  %rp = getelementptr i64, ptr %r, i32 %t
  store i64 %tr, ptr %rp
  %wx = sext i64 %x to i129
  %sd = sdiv i129 %wx, 1000003
  %sm = srem i129 %wx, 1000003
  %tsd = trunc i129 %sd to i64
  %tsm = trunc i129 %sm to i64
  %sqp = getelementptr i64, ptr %sq, i32 %t
  store i64 %tsd, ptr %sqp
  %srp = getelementptr i64, ptr %sr, i32 %t
  store i64 %tsm, ptr %srp
  ret void
}

define ptx_kernel void @floats(ptr %a, ptr %d, ptr %f, ptr %back) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ap = getelementptr i64, ptr %a, i32 %t
  %x = load i64, ptr %ap
  %w = sext i64 %x to i256
  %up = shl i256 %w, 80
  %fd = sitofp i256 %up to double
  %dp = getelementptr double, ptr %d, i32 %t
  store double %fd, ptr %dp
  %ff = sitofp i256 %w to float
  %fp = getelementptr float, ptr %f, i32 %t
  store float %ff, ptr %fp
  %i = fptosi double %fd to i256
  %down = ashr i256 %i, 80
  %o = trunc i256 %down to i64
  %op = getelementptr i64, ptr %back, i32 %t
  store i64 %o, ptr %op
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
