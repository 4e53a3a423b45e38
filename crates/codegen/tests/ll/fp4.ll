; ARCH: sm_100a sm_120a
; CHECK: cvt.rn.satfinite.relu.e2m1x2.f32 %fp4, %f
; CHECK: cvt.rn.f16x2.e2m1x2
target triple = "nvptx64-nvidia-cuda"

define i16 @down(float %x, float %y) {
  %r = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.relu.satfinite(float %x, float %y)
  ret i16 %r
}

define <2 x half> @up(i16 %x) {
  %r = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16 %x)
  ret <2 x half> %r
}

define void @warp(ptr %p, i32 %v, i1 %c) {
  %s = call i32 @llvm.nvvm.shfl.bfly.i32(i32 %v, i32 1, i32 31)
  %b = call i32 @llvm.nvvm.vote.ballot(i1 %c)
  %f = call i32 @llvm.nvvm.flo.u.i32(i32 %s, i1 true)
  %t = add i32 %f, %b
  store i32 %t, ptr %p
  ret void
}
