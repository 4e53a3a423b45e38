; Bits that are known decide.
define i32 @even(i32 %x) {
  %a = and i32 %x, 15544
  %b = add i32 %a, -5082
  %c = and i32 %b, 1
  ret i32 %c
}

define i32 @low(i32 %x) {
  %a = shl i32 %x, 2
  %b = add i32 %a, 3
  %c = and i32 %b, 3
  ret i32 %c
}

; What is added lies above the mask.
define i32 @above(i32 %x, i32 %y) {
  %a = shl i32 %y, 4
  %b = add i32 %x, %a
  %c = and i32 %b, 15
  ret i32 %c
}

; It does not here.
define i32 @below(i32 %x, i32 %y) {
  %a = shl i32 %y, 3
  %b = add i32 %x, %a
  %c = and i32 %b, 15
  ret i32 %c
}

; A mask that keeps everything.
define i32 @kept(i32 %x) {
  %a = lshr i32 %x, 24
  %b = and i32 %a, 255
  ret i32 %b
}

; The sum of an even number and one does not wrap.
define i64 @odd(i32 %x) {
  %a = shl i32 %x, 1
  %b = add i32 %a, 1
  %c = zext i32 %b to i64
  ret i64 %c
}

define i1 @never(i32 %x) {
  %a = or i32 %x, 1
  %b = icmp eq i32 %a, 6
  ret i1 %b
}

define i1 @negative(i32 %x) {
  %a = or i32 %x, -2147483648
  %b = icmp slt i32 %a, 0
  ret i1 %b
}
