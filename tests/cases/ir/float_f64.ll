; Floating-point arithmetic on double, rounded to nearest.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: fadd<<<1, 64>>>(a=buf:f64:64:rand=1,-10,10, b=buf:f64:64:rand=2,1,10, r=out:f64:64)
; EXPECT: r[i] == a[i] + b[i]
; RUN: fsub<<<1, 64>>>(a=buf:f64:64:rand=1,-10,10, b=buf:f64:64:rand=2,1,10, r=out:f64:64)
; EXPECT: r[i] == a[i] - b[i]
; RUN: fmul<<<1, 64>>>(a=buf:f64:64:rand=1,-10,10, b=buf:f64:64:rand=2,1,10, r=out:f64:64)
; EXPECT: r[i] == a[i] * b[i]
; RUN: fdiv<<<1, 64>>>(a=buf:f64:64:rand=1,-10,10, b=buf:f64:64:rand=2,1,10, r=out:f64:64)
; EXPECT: r[i] == a[i] / b[i]
; RUN: fneg<<<1, 64>>>(a=buf:f64:64:rand=1,-10,10, r=out:f64:64)
; EXPECT: r[i] == -a[i]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @fadd(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %v = fadd double %x, %y
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @fsub(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %v = fsub double %x, %y
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @fmul(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %v = fmul double %x, %y
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @fdiv(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %yp = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %yp
  %v = fdiv double %x, %y
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

define ptx_kernel void @fneg(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %xp
  %v = fneg double %x
  %ro = getelementptr double, ptr %r, i64 %i
  store double %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
