; ARCH: sm_90
; ERROR: an alignment of 4294967296 bytes is more than PTX has
target triple = "nvptx64-nvidia-cuda"
declare void @take(ptr)
define void @f() {
  %p = alloca i8, align 4294967296
  call void @take(ptr %p)
  ret void
}
