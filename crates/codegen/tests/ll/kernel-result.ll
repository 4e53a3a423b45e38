; LLVM lets a kernel return something, which nobody can read.
; CHECK: .entry twice(
; CHECK-NOT: func_retval0
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel i32 @twice(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
