define i64 @whole(i64 %x, i64 %y) {
  ret i64 %x
}

define i32 @signed(i32 %x, i32 %y) {
  ret i32 %x
}

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
