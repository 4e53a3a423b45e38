define i1 @outside(i32 %x) {
  %r = icmp ugt i32 %x, 99
  ret i1 %r
}

define i1 @inside(i32 %x) {
  %r = icmp ult i32 %x, 100
  ret i1 %r
}

define i1 @either(i8 %x) {
  %a = icmp eq i8 %x, -1
  %b = icmp eq i8 %x, 0
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}

define i1 @moved(i32 %x) {
  %1 = add i32 %x, -48
  %r = icmp ult i32 %1, 9
  ret i1 %r
}

define i1 @never(i32 %x) {
  ret i1 false
}

define i1 @always(i32 %x) {
  ret i1 true
}

define i1 @two_pieces(i32 %x) {
  %a = icmp ne i32 %x, 3
  %b = icmp ne i32 %x, 7
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @two_values(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, 0
  %b = icmp sgt i32 %y, 99
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @needed(i32 %x, ptr %p) {
  %a = icmp slt i32 %x, 0
  %b = icmp sgt i32 %x, 99
  store i1 %a, ptr %p, align 1
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @letter(i32 %x) {
  %a = icmp sgt i32 %x, 96
  %b = icmp slt i32 %x, 123
  %r = and i1 %a, %b
  ret i1 %r
}

define i32 @difference(i32 %x, i32 %y) {
  %1 = icmp ugt i32 %x, %y
  %2 = select i1 %1, i32 %x, i32 %y
  %r = sub i32 %2, %y
  ret i32 %r
}

define i32 @difference_signed(i32 %x, i32 %y) {
  %1 = icmp sgt i32 %x, %y
  %2 = select i1 %1, i32 %x, i32 %y
  %r = sub i32 %2, %y
  ret i32 %r
}

define i32 @difference_constant(i32 %x) {
  %1 = icmp ugt i32 %x, 6
  %2 = select i1 %1, i32 %x, i32 6
  %r = add i32 %2, -6
  ret i32 %r
}

define i32 @difference_of_others(i32 %x, i32 %y, i32 %z) {
  %c = icmp ugt i32 %x, %y
  %d = sub i32 %x, %z
  %r = select i1 %c, i32 %d, i32 0
  ret i32 %r
}

define i32 @difference_the_other_way(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, %y
  %d = sub i32 %y, %x
  %r = select i1 %c, i32 %d, i32 0
  ret i32 %r
}

define i32 @difference_beyond(i32 %x) {
  %c = icmp ugt i32 %x, 6
  %d = add i32 %x, -9
  %r = select i1 %c, i32 %d, i32 0
  ret i32 %r
}

define i32 @bit(i32 %x, i32 %v) {
  %b = and i32 %v, 1
  %r = add i32 %x, %b
  ret i32 %r
}

define i32 @another_bit(i32 %x, i32 %v) {
  %b = and i32 %v, 2
  %c = icmp ne i32 %b, 0
  %s = add i32 %x, 1
  %r = select i1 %c, i32 %s, i32 %x
  ret i32 %r
}

define i32 @sign(i32 %x) {
  %p = icmp sgt i32 %x, 0
  %a = zext i1 %p to i32
  %1 = ashr i32 %x, 31
  %r = add i32 %a, %1
  ret i32 %r
}

define i64 @sign_of_another_width(i32 %x) {
  %1 = lshr i32 %x, 31
  %b = zext i32 %1 to i64
  ret i64 %b
}

define i32 @sign_and_flag(i32 %x, ptr %p) {
  %n = icmp slt i32 %x, 0
  store i1 %n, ptr %p, align 1
  %b = zext i1 %n to i32
  ret i32 %b
}
