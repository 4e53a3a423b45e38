; Chains of conversions.
define i64 @f(i8 %x, ptr %p) {
  %a = zext i8 %x to i16
  %b = zext i16 %a to i32
  %c = sext i32 %b to i64
  %i = ptrtoint ptr %p to i64
  %q = inttoptr i64 %i to ptr
  %j = ptrtoint ptr %q to i64
  %r = add i64 %c, %j
  ret i64 %r
}
