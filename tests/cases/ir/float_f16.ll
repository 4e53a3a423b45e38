; Floating-point arithmetic on half, rounded to nearest.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: fadd<<<1, 64>>>(a=buf:f16:64:rand=1,-10,10, b=buf:f16:64:rand=2,1,10, r=out:f16:64)
; EXPECT: r[i] == a[i] + b[i]
; RUN: fsub<<<1, 64>>>(a=buf:f16:64:rand=1,-10,10, b=buf:f16:64:rand=2,1,10, r=out:f16:64)
; EXPECT: r[i] == a[i] - b[i]
; RUN: fmul<<<1, 64>>>(a=buf:f16:64:rand=1,-10,10, b=buf:f16:64:rand=2,1,10, r=out:f16:64)
; EXPECT: r[i] == a[i] * b[i]
; RUN: fneg<<<1, 64>>>(a=buf:f16:64:rand=1,-10,10, r=out:f16:64)
; EXPECT: r[i] == -a[i]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @fadd(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr half, ptr %a, i64 %i
  %x = load half, ptr %xp
  %yp = getelementptr half, ptr %b, i64 %i
  %y = load half, ptr %yp
  %v = fadd half %x, %y
  %ro = getelementptr half, ptr %r, i64 %i
  store half %v, ptr %ro
  ret void
}

define ptx_kernel void @fsub(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr half, ptr %a, i64 %i
  %x = load half, ptr %xp
  %yp = getelementptr half, ptr %b, i64 %i
  %y = load half, ptr %yp
  %v = fsub half %x, %y
  %ro = getelementptr half, ptr %r, i64 %i
  store half %v, ptr %ro
  ret void
}

define ptx_kernel void @fmul(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr half, ptr %a, i64 %i
  %x = load half, ptr %xp
  %yp = getelementptr half, ptr %b, i64 %i
  %y = load half, ptr %yp
  %v = fmul half %x, %y
  %ro = getelementptr half, ptr %r, i64 %i
  store half %v, ptr %ro
  ret void
}

define ptx_kernel void @fneg(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr half, ptr %a, i64 %i
  %x = load half, ptr %xp
  %v = fneg half %x
  %ro = getelementptr half, ptr %r, i64 %i
  store half %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
