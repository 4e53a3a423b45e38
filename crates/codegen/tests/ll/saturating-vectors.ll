; Conversions of vectors, element by element.
target triple = "nvptx64-nvidia-cuda"
define <3 x i8> @a(<3 x float> %x) {
  %r = call <3 x i8> @llvm.fptosi.sat.v3i8.v3f32(<3 x float> %x)
  ret <3 x i8> %r
}
define <2 x i64> @b(<2 x bfloat> %x) {
  %r = call <2 x i64> @llvm.fptoui.sat.v2i64.v2bf16(<2 x bfloat> %x)
  ret <2 x i64> %r
}
define <2 x i32> @c(<2 x double> %x) {
  %r = call <2 x i32> @llvm.lrint.v2i32.v2f64(<2 x double> %x)
  ret <2 x i32> %r
}
declare <3 x i8> @llvm.fptosi.sat.v3i8.v3f32(<3 x float>)
declare <2 x i64> @llvm.fptoui.sat.v2i64.v2bf16(<2 x bfloat>)
declare <2 x i32> @llvm.lrint.v2i32.v2f64(<2 x double>)
