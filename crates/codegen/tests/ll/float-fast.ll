; OPTIONS: ftz div-approx sqrt-approx
; CHECK: fma.rn.ftz.f32
; CHECK: div.approx.ftz.f32
; CHECK: rcp.approx.ftz.f32
; CHECK: sqrt.approx.ftz.f32
; CHECK: neg.ftz.f32
; CHECK: cvt.ftz.f64.f32
; CHECK: add.f64
; CHECK: cvt.rn.ftz.f32.f64
; CHECK: cvt.rzi.ftz.s32.f32
; CHECK: cvt.rn.f32.s32
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
