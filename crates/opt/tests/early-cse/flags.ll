; What both promise is still promised.
define i32 @both(i32 %x, ptr %p) {
  %a = add nuw nsw i32 %x, 1
  %b = add nsw i32 %x, 1
  %s = mul i32 %a, %b
  ret i32 %s
}

; What only one promises is not.
define i32 @one(i32 %x, i1 %c) {
  %a = add nuw i32 %x, 1
  %b = add nsw i32 %x, 1
  %s = mul i32 %a, %b
  ret i32 %s
}

define i32 @exact(i32 %x) {
  %a = lshr exact i32 %x, 1
  %b = lshr i32 %x, 1
  %s = mul i32 %a, %b
  ret i32 %s
}
