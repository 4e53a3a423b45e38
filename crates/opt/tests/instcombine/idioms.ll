; One comparison for two.
define i1 @outside(i32 %x) {
  %a = icmp slt i32 %x, 0
  %b = icmp sgt i32 %x, 99
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @inside(i32 %x) {
  %a = icmp sgt i32 %x, -1
  %b = icmp slt i32 %x, 100
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

define i1 @either(i8 %x) {
  %a = icmp eq i8 %x, -1
  %b = icmp eq i8 %x, 0
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}

define i1 @moved(i32 %x) {
  %m = add i32 %x, -48
  %a = icmp ult i32 %m, 10
  %b = icmp ne i32 %x, 57
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @never(i32 %x) {
  %a = icmp ult i32 %x, 5
  %b = icmp ugt i32 %x, 9
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @always(i32 %x) {
  %a = icmp sgt i32 %x, 3
  %b = icmp slt i32 %x, 7
  %r = or i1 %a, %b
  ret i1 %r
}

; Two pieces, other values, or comparisons that are needed anyway: as they are.
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
  store i1 %a, ptr %p
  %r = or i1 %a, %b
  ret i1 %r
}

; A subtraction is no less than a second comparison.
define i1 @letter(i32 %x) {
  %a = icmp sgt i32 %x, 96
  %b = icmp slt i32 %x, 123
  %r = and i1 %a, %b
  ret i1 %r
}

; Differences that end at zero.
define i32 @difference(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, %y
  %d = sub i32 %x, %y
  %r = select i1 %c, i32 %d, i32 0
  ret i32 %r
}

define i32 @difference_signed(i32 %x, i32 %y) {
  %c = icmp sle i32 %x, %y
  %d = sub nsw i32 %x, %y
  %r = select i1 %c, i32 0, i32 %d
  ret i32 %r
}

define i32 @difference_constant(i32 %x) {
  %c = icmp uge i32 %x, 6
  %d = sub i32 %x, 6
  %r = select i1 %c, i32 %d, i32 0
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

; A bit that is added.
define i32 @bit(i32 %x, i32 %v) {
  %b = and i32 %v, 1
  %c = icmp ne i32 %b, 0
  %s = add i32 %x, 1
  %r = select i1 %c, i32 %s, i32 %x
  ret i32 %r
}

define i32 @another_bit(i32 %x, i32 %v) {
  %b = and i32 %v, 2
  %c = icmp ne i32 %b, 0
  %s = add i32 %x, 1
  %r = select i1 %c, i32 %s, i32 %x
  ret i32 %r
}

; Signs as numbers.
define i32 @sign(i32 %x) {
  %p = icmp sgt i32 %x, 0
  %n = icmp slt i32 %x, 0
  %a = zext i1 %p to i32
  %b = zext i1 %n to i32
  %r = sub i32 %a, %b
  ret i32 %r
}

define i64 @sign_of_another_width(i32 %x) {
  %n = icmp slt i32 %x, 0
  %b = zext i1 %n to i64
  ret i64 %b
}

define i32 @sign_and_flag(i32 %x, ptr %p) {
  %n = icmp slt i32 %x, 0
  store i1 %n, ptr %p
  %b = zext i1 %n to i32
  ret i32 %b
}
