define i32 @rest_first(i32 %x, i32 %y) {
  %r = srem i32 %x, %y
  %q = sdiv i32 %x, %y
  %s = add i32 %r, %q
  ret i32 %s
}

define i64 @unsigned(i64 %x, i64 %y) {
  %q = udiv i64 %x, %y
  %r = urem i64 %x, %y
  %s = xor i64 %r, %q
  ret i64 %s
}

; Not the same division.
define i32 @different(i32 %x, i32 %y) {
  %r = srem i32 %x, %y
  %q = udiv i32 %x, %y
  %p = sdiv i32 %y, %x
  %s = add i32 %r, %q
  %t = add i32 %s, %p
  ret i32 %t
}

; A constant is multiplied with, and a rest elsewhere may not happen.
define i32 @constant(i32 %x, i32 %y, i1 %c) {
entry:
  %r = srem i32 %x, 10
  %q = sdiv i32 %x, 10
  %s = add i32 %r, %q
  br i1 %c, label %a, label %b
a:
  %t = udiv i32 %x, %y
  ret i32 %t
b:
  %u = urem i32 %x, %y
  ret i32 %u
}
