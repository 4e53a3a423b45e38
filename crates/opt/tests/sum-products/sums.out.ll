define i32 @difference(i32 %x, i32 %y) {
  %1 = mul i32 %y, -100
  %d = add i32 %x, %1
  ret i32 %d
}

define i32 @used_twice(i32 %x, i32 %y, ptr %q) {
  %p = mul nsw i32 %y, 100
  store i32 %p, ptr %q, align 4
  %d = sub nsw i32 %x, %p
  ret i32 %d
}

define ptr @address(i32 %x, i32 %y, ptr %q) {
  %p = mul nsw i32 %y, 100
  %d = sub nsw i32 %x, %p
  %w = sext i32 %d to i64
  %a = getelementptr i8, ptr %q, i64 %w
  ret ptr %a
}

define i32 @shared(i32 %x, i32 %y, i32 %z) {
  %1 = mul i32 %x, 298
  %2 = add i32 %1, -4640
  %q = mul nsw i32 %y, 409
  %s = add i32 %2, %q
  %u = sub i32 %2, %z
  %r = xor i32 %s, %u
  ret i32 %r
}

define i32 @different(i32 %x, i32 %y, i32 %z) {
  %p = mul nsw i32 %x, 298
  %s = add nsw i32 %p, %y
  %t = add nsw i32 %s, 128
  %u = sub nsw i32 %p, %z
  %v = add nsw i32 %u, 129
  %r = xor i32 %t, %v
  ret i32 %r
}

define i32 @other_use(i32 %x, i32 %y, ptr %q) {
  %p = mul nsw i32 %x, 298
  store i32 %p, ptr %q, align 4
  %s = add nsw i32 %p, %y
  %t = add nsw i32 %s, 128
  ret i32 %t
}

define i32 @subtracted(i32 %x, i32 %y) {
  %1 = mul i32 %x, -298
  %2 = add i32 %1, 4896
  %s = add i32 %y, %2
  ret i32 %s
}

define i32 @twice(i32 %x) {
  %c = add nsw i32 %x, -16
  %p = mul nsw i32 %c, 298
  %s = add nsw i32 %p, %p
  %t = add nsw i32 %s, 128
  ret i32 %t
}

define i32 @alone(i32 %x, i32 %y) {
  %1 = mul i32 %x, 298
  %2 = add i32 %1, -4640
  %s = add i32 %2, %y
  ret i32 %s
}

define i32 @alone_without(i32 %x, i32 %y) {
  %p = mul nsw i32 %x, 298
  %s = add nsw i32 %p, %y
  %t = add nsw i32 %s, 128
  ret i32 %t
}
