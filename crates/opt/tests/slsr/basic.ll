; Products of neighbours differ by a sum.
define void @products(i32 %b, i32 %s, ptr %p) {
  %x = mul nsw i32 %b, %s
  store volatile i32 %x, ptr %p
  %b1 = add nsw i32 %b, 1
  %y = mul nsw i32 %b1, %s
  store volatile i32 %y, ptr %p
  %b5 = add i32 %b, 5
  %z = mul i32 %b5, %s
  store volatile i32 %z, ptr %p
  ret void
}

define void @sums(i64 %b, i64 %s, ptr %p) {
  %s2 = shl i64 %s, 1
  %x = add i64 %b, %s2
  store volatile i64 %x, ptr %p
  %s3 = mul i64 %s, 3
  %y = add i64 %b, %s3
  store volatile i64 %y, ptr %p
  ret void
}

; Not where the earlier one may not have been computed, nor where the difference is a product itself.
define void @not(i1 %c, i32 %b, i32 %s, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = mul i32 %b, %s
  store volatile i32 %x, ptr %p
  br label %end
right:
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %s
  store volatile i32 %y, ptr %p
  br label %end
end:
  %b2 = add i32 %b, 7
  %z = mul i32 %b2, %s
  store volatile i32 %z, ptr %p
  %b3 = add i32 %b, 14
  %w = mul i32 %b3, %s
  store volatile i32 %w, ptr %p
  ret void
}

; Other types are left alone.
define void @narrow(i16 %b, i16 %s, ptr %p) {
  %x = mul i16 %b, %s
  store volatile i16 %x, ptr %p
  %b1 = add i16 %b, 1
  %y = mul i16 %b1, %s
  store volatile i16 %y, ptr %p
  ret void
}
