; ARCH: sm_90
; ERROR: a weak function cannot have an alias
target triple = "nvptx64-nvidia-cuda"
@other = alias void (), ptr @f
define weak void @f() {
  ret void
}
define void @g() {
  call void @other()
  ret void
}
