; Reductions that pass NaNs on, and those of booleans.
; CHECK: and.pred
; CHECK: or.pred
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare double @llvm.vector.reduce.fminimum.v2f64(<2 x double>)
declare half @llvm.vector.reduce.fmaximum.v4f16(<4 x half>)
declare i1 @llvm.vector.reduce.smax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umax.v2i1(<2 x i1>)
define i1 @all(<2 x i32> %x) {
  %c = icmp slt <2 x i32> %x, zeroinitializer
  %r = call i1 @llvm.vector.reduce.smax.v2i1(<2 x i1> %c)
  ret i1 %r
}
define i1 @any(<2 x i32> %x) {
  %c = icmp slt <2 x i32> %x, zeroinitializer
  %r = call i1 @llvm.vector.reduce.umax.v2i1(<2 x i1> %c)
  ret i1 %r
}
define float @f(<4 x float> %x) {
  %r = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %x)
  ret float %r
}
define double @d(<2 x double> %x) {
  %r = call double @llvm.vector.reduce.fminimum.v2f64(<2 x double> %x)
  ret double %r
}
define half @h(<4 x half> %x) {
  %r = call half @llvm.vector.reduce.fmaximum.v4f16(<4 x half> %x)
  ret half %r
}
