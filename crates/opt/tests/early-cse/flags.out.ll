define i32 @both(i32 %x, ptr %p) {
  %a = add nsw i32 %x, 1
  %s = mul i32 %a, %a
  ret i32 %s
}

define i32 @one(i32 %x, i1 %c) {
  %a = add i32 %x, 1
  %s = mul i32 %a, %a
  ret i32 %s
}

define i32 @exact(i32 %x) {
  %a = lshr i32 %x, 1
  %s = mul i32 %a, %a
  ret i32 %s
}
