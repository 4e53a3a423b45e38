define i64 @f(i8 %x, ptr %p) {
  %c = zext i8 %x to i64
  %j = ptrtoint ptr %p to i64
  %r = add i64 %c, %j
  ret i64 %r
}
