define i32 @even(i32 %x) {
  ret i32 0
}

define i32 @low(i32 %x) {
  ret i32 3
}

define i32 @above(i32 %x, i32 %y) {
  %c = and i32 %x, 15
  ret i32 %c
}

define i32 @below(i32 %x, i32 %y) {
  %a = shl i32 %y, 3
  %b = add i32 %x, %a
  %c = and i32 %b, 15
  ret i32 %c
}

define i32 @kept(i32 %x) {
  %a = lshr i32 %x, 24
  ret i32 %a
}

define i64 @odd(i32 %x) {
  %a = shl i32 %x, 1
  %b = add nuw nsw i32 %a, 1
  %c = zext i32 %b to i64
  ret i64 %c
}

define i1 @never(i32 %x) {
  ret i1 false
}

define i1 @negative(i32 %x) {
  ret i1 true
}
