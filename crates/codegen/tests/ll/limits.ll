; Selects that are a minimum, a maximum or a magnitude, each one instruction.
; CHECK: min.s32
; CHECK: max.s32
; CHECK: min.u32
; CHECK: max.u32
; CHECK: min.s32
; CHECK: max.s32
; CHECK: abs.s32
; CHECK: abs.s32
; CHECK: selp.b32
target triple = "nvptx64-nvidia-cuda"
define i32 @smaller(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %d = select i1 %c, i32 %x, i32 %y
  ret i32 %d
}
define i32 @larger(i32 %x, i32 %y) {
  %c = icmp sle i32 %x, %y
  %d = select i1 %c, i32 %y, i32 %x
  ret i32 %d
}
define i32 @smaller_unsigned(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, %y
  %d = select i1 %c, i32 %y, i32 %x
  ret i32 %d
}
define i32 @larger_unsigned(i32 %x, i32 %y) {
  %c = icmp uge i32 %x, %y
  %d = select i1 %c, i32 %x, i32 %y
  ret i32 %d
}
define i32 @below(i32 %x) {
  %c = icmp slt i32 %x, 256
  %d = select i1 %c, i32 %x, i32 255
  ret i32 %d
}
define i32 @above(i32 %x) {
  %c = icmp sgt i32 %x, -1
  %d = select i1 %c, i32 %x, i32 0
  ret i32 %d
}
define i32 @magnitude(i32 %x) {
  %c = icmp slt i32 %x, 0
  %n = sub i32 0, %x
  %d = select i1 %c, i32 %n, i32 %x
  ret i32 %d
}
define i32 @magnitude_other(i32 %x) {
  %c = icmp sgt i32 %x, 0
  %n = sub i32 0, %x
  %d = select i1 %c, i32 %x, i32 %n
  ret i32 %d
}
; Another constant than the one that is compared with.
define i32 @neither(i32 %x) {
  %c = icmp slt i32 %x, 256
  %d = select i1 %c, i32 %x, i32 254
  ret i32 %d
}
