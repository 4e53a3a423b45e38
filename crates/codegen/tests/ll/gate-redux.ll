; ARCH: sm_75
; ERROR: redux.sync.add is not supported on sm_75
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i32 %x, i32 %y, ptr %p) {
  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 %y)
  store volatile i32 %r, ptr %p
  ret void
}
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
