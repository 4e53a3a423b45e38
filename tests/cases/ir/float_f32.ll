; Floating-point arithmetic on float, rounded to nearest.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: fadd<<<1, 64>>>(a=buf:f32:64:rand=1,-10,10, b=buf:f32:64:rand=2,1,10, r=out:f32:64)
; EXPECT: r[i] == a[i] + b[i]
; RUN: fsub<<<1, 64>>>(a=buf:f32:64:rand=1,-10,10, b=buf:f32:64:rand=2,1,10, r=out:f32:64)
; EXPECT: r[i] == a[i] - b[i]
; RUN: fmul<<<1, 64>>>(a=buf:f32:64:rand=1,-10,10, b=buf:f32:64:rand=2,1,10, r=out:f32:64)
; EXPECT: r[i] == a[i] * b[i]
; RUN: fdiv<<<1, 64>>>(a=buf:f32:64:rand=1,-10,10, b=buf:f32:64:rand=2,1,10, r=out:f32:64)
; EXPECT: r[i] == a[i] / b[i]
; RUN: fneg<<<1, 64>>>(a=buf:f32:64:rand=1,-10,10, r=out:f32:64)
; EXPECT: r[i] == -a[i]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @fadd(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %v = fadd float %x, %y
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fsub(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %v = fsub float %x, %y
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fmul(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %v = fmul float %x, %y
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fdiv(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %yp = getelementptr float, ptr %b, i64 %i
  %y = load float, ptr %yp
  %v = fdiv float %x, %y
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

define ptx_kernel void @fneg(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %xp
  %v = fneg float %x
  %ro = getelementptr float, ptr %r, i64 %i
  store float %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
