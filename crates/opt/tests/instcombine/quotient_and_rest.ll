define i64 @whole(i64 %x, i64 %y) {
  %q = udiv i64 %x, %y
  %r = urem i64 %x, %y
  %m = mul i64 %q, %y
  %s = add i64 %m, %r
  ret i64 %s
}

define i32 @signed(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  %r = srem i32 %x, %y
  %m = mul i32 %y, %q
  %s = add i32 %r, %m
  ret i32 %s
}

; Another divisor, and another kind of division.
define i32 @other(i32 %x, i32 %y, i32 %z) {
  %q = sdiv i32 %x, %y
  %r = srem i32 %x, %z
  %m = mul i32 %q, %y
  %s = add i32 %m, %r
  %u = urem i32 %x, %y
  %t = add i32 %m, %u
  %w = xor i32 %s, %t
  ret i32 %w
}
