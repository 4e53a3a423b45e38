define i1 @flags(i1 %a, i1 %b) {
  %1 = xor i1 %a, %b
  ret i1 %1
}

define i1 @equal_flags(i1 %a, i1 %b) {
  %1 = xor i1 %a, %b
  %2 = xor i1 %1, true
  ret i1 %2
}

define i1 @extended(i8 %a, i8 %b) {
  %c = icmp ult i8 %a, %b
  ret i1 %c
}

define i1 @mixed(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp slt i32 %x, %y
  ret i1 %c
}

define i1 @strict(i32 %a) {
  %c = icmp sgt i32 %a, 4
  %d = icmp ult i32 %a, 10
  %e = and i1 %c, %d
  ret i1 %e
}

define i1 @ends(i32 %a) {
  ret i1 true
}

define i1 @sums(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, 2
  %e = icmp ne i32 %a, %b
  %f = and i32 %a, 8
  %g = icmp ne i32 %f, 0
  %x = and i1 %c, %e
  %y = and i1 %x, %g
  ret i1 %y
}

define i1 @order(i32 %a) {
  %s = add i32 %a, 5
  %c = icmp slt i32 %s, 7
  ret i1 %c
}

define i1 @selected(i1 %c) {
  %d = xor i1 %c, true
  ret i1 %d
}

define i32 @as_number(i1 %c) {
  %s = zext i1 %c to i32
  ret i32 %s
}
