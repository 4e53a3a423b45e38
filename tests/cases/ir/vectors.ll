; Vector values: element access, arithmetic, comparisons, shuffles, conversions.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: k<<<1, 16>>>(a=buf:i32:64:rand=1,-50,50, b=buf:i32:64:rand=2,-50,50, r=out:i32:64, m=out:i32:64, s=out:i32:16)
; EXPECT: r[i] == a[i] * b[i] + 1
; EXPECT: m[i] == (a[i] < b[i] ? a[i] : b[i])
; EXPECT: s[i] == a[4*i + i%4] + b[4*i + 2]
; RUN: pairs<<<1, 16>>>(a=buf:f32:32:rand=1, r=out:f64:32)
; EXPECT: r[i] == a[i/2*2 + 1 - i%2]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %a, ptr %b, ptr %r, ptr %m, ptr %s) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr <4 x i32>, ptr %a, i64 %i
  %bp = getelementptr <4 x i32>, ptr %b, i64 %i
  %x = load <4 x i32>, ptr %ap
  %y = load <4 x i32>, ptr %bp
  %p = mul <4 x i32> %x, %y
  %q = add <4 x i32> %p, <i32 1, i32 1, i32 1, i32 1>
  %rp = getelementptr <4 x i32>, ptr %r, i64 %i
  store <4 x i32> %q, ptr %rp
  %c = icmp slt <4 x i32> %x, %y
  %min = select <4 x i1> %c, <4 x i32> %x, <4 x i32> %y
  %mp = getelementptr <4 x i32>, ptr %m, i64 %i
  store <4 x i32> %min, ptr %mp
  %k = and i32 %t, 3
  %e = extractelement <4 x i32> %x, i32 %k
  %f = extractelement <4 x i32> %y, i32 2
  %sum = add i32 %e, %f
  %sp = getelementptr i32, ptr %s, i64 %i
  store i32 %sum, ptr %sp
  ret void
}

define ptx_kernel void @pairs(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr <2 x float>, ptr %a, i64 %i
  %x = load <2 x float>, ptr %ap
  %w = fpext <2 x float> %x to <2 x double>
  %e0 = extractelement <2 x double> %w, i32 0
  %e1 = extractelement <2 x double> %w, i32 1
  %v0 = insertelement <2 x double> poison, double %e1, i32 0
  %v1 = insertelement <2 x double> %v0, double %e0, i32 1
  %rp = getelementptr <2 x double>, ptr %r, i64 %i
  store <2 x double> %v1, ptr %rp
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
