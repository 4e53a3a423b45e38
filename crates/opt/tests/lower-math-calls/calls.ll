; Calls go to the math library; an approximation that PTX has an instruction for stays.
declare double @llvm.pow.f64(double, double)
declare float @llvm.cos.f32(float)
define double @lowered(double %x, double %y) {
  %r = call double @llvm.pow.f64(double %x, double %y)
  ret double %r
}
define float @kept(float %x) {
  %r = call afn float @llvm.cos.f32(float %x)
  ret float %r
}
