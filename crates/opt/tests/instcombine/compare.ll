; Extended flags are compared as flags.
define i1 @flags(i1 %a, i1 %b) {
  %x = zext i1 %a to i32
  %y = zext i1 %b to i32
  %c = icmp ne i32 %x, %y
  ret i1 %c
}

define i1 @equal_flags(i1 %a, i1 %b) {
  %c = icmp eq i1 %a, %b
  ret i1 %c
}

; Both extended: the narrow comparison. Zero-extended values compare as unsigned.
define i1 @extended(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp slt i32 %x, %y
  ret i1 %c
}

; Extended differently: no.
define i1 @mixed(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp slt i32 %x, %y
  ret i1 %c
}

define i1 @strict(i32 %a) {
  %c = icmp sge i32 %a, 5
  %d = icmp ule i32 %a, 9
  %e = and i1 %c, %d
  ret i1 %e
}

; There is nothing below the least number, nor above the greatest.
define i1 @ends(i32 %a) {
  %c = icmp sge i32 %a, -2147483648
  %d = icmp sle i32 %a, 2147483647
  %e = and i1 %c, %d
  ret i1 %e
}

define i1 @sums(i32 %a, i32 %b) {
  %s = add i32 %a, 5
  %c = icmp eq i32 %s, 7
  %d = sub i32 %a, %b
  %e = icmp ne i32 %d, 0
  %f = and i32 %a, 8
  %g = icmp eq i32 %f, 8
  %x = and i1 %c, %e
  %y = and i1 %x, %g
  ret i1 %y
}

; An order is not kept by a sum that may wrap.
define i1 @order(i32 %a) {
  %s = add i32 %a, 5
  %c = icmp slt i32 %s, 7
  ret i1 %c
}

define i1 @selected(i1 %c) {
  %s = select i1 %c, i32 3, i32 9
  %d = icmp ugt i32 %s, 5
  ret i1 %d
}

define i32 @as_number(i1 %c) {
  %s = select i1 %c, i32 1, i32 0
  ret i32 %s
}
