; OPTIONS: no-fma div-full
; CHECK: mul.rn.f32
; CHECK: add.rn.f32
; CHECK: div.full.f32
; CHECK: add.rn.f64
; NOT: fma
target datalayout = "e-p:64:64:64-p3:32:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define float @f(float %a, float %b, float %c, double %d) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  %q = fdiv float %s, %b
  %r = fdiv float 1.0, %q
  %t = call float @llvm.sqrt.f32(float %r)
  %n = fneg float %t
  %x = fpext float %n to double
  %y = fadd double %x, %d
  %z = fptrunc double %y to float
  %i = fptosi float %z to i32
  %j = sitofp i32 %i to float
  ret float %j
}
declare float @llvm.sqrt.f32(float)
