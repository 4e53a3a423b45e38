; ERROR: unsupported operation: llvm.vp.add.v4i32
target triple = "nvptx64-nvidia-cuda"
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
define <4 x i32> @f(<4 x i32> %x, <4 x i1> %m) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %x, <4 x i32> %x, <4 x i1> %m, i32 3)
  ret <4 x i32> %r
}
