; Integers wider than what PTX has, and operations on them that share registers among limbs.
target triple = "nvptx64-nvidia-cuda"
define i129 @sext(i64 %x) {
  %r = sext i64 %x to i129
  ret i129 %r
}
define { i200, i1 } @over(i200 %x, i200 %y) {
  %r = call { i200, i1 } @llvm.ssub.with.overflow.i200(i200 %x, i200 %y)
  ret { i200, i1 } %r
}
define i129 @most(i129 %x, i129 %y) {
  %a = call i129 @llvm.abs.i129(i129 %x, i1 false)
  %m = call i129 @llvm.smin.i129(i129 %a, i129 %y)
  %d = udiv i129 %m, %x
  ret i129 %d
}
declare { i200, i1 } @llvm.ssub.with.overflow.i200(i200, i200)
declare i129 @llvm.abs.i129(i129, i1)
declare i129 @llvm.smin.i129(i129, i129)
