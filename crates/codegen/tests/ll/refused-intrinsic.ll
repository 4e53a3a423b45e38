; ARCH: sm_90
; ERROR: unsupported operation: llvm.smul.fix.i32
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg)
define i32 @f(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}
