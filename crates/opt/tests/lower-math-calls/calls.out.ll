declare double @llvm.pow.f64(double, double)

declare float @llvm.cos.f32(float)

define double @lowered(double %x, double %y) {
  %1 = call double @__nv_pow(double %x, double %y)
  ret double %1
}

define float @kept(float %x) {
  %r = call afn float @llvm.cos.f32(float %x)
  ret float %r
}

declare double @__nv_pow(double, double)
