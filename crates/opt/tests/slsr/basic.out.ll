define void @products(i32 %b, i32 %s, ptr %p) {
  %x = mul i32 %b, %s
  store volatile i32 %x, ptr %p, align 4
  %b1 = add nsw i32 %b, 1
  %y = add i32 %x, %s
  store volatile i32 %y, ptr %p, align 4
  %b5 = add i32 %b, 5
  %1 = shl i32 %s, 2
  %z = add i32 %y, %1
  store volatile i32 %z, ptr %p, align 4
  ret void
}

define void @sums(i64 %b, i64 %s, ptr %p) {
  %s2 = shl i64 %s, 1
  %x = add i64 %b, %s2
  store volatile i64 %x, ptr %p, align 4
  %s3 = mul i64 %s, 3
  %y = add i64 %x, %s
  store volatile i64 %y, ptr %p, align 4
  ret void
}

define void @not(i1 %c, i32 %b, i32 %s, ptr %p) {
entry:
  br i1 %c, label %left, label %right

left:                                             ; preds = %entry
  %x = mul i32 %b, %s
  store volatile i32 %x, ptr %p, align 4
  br label %end

right:                                            ; preds = %entry
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %s
  store volatile i32 %y, ptr %p, align 4
  br label %end

end:                                              ; preds = %right, %left
  %b2 = add i32 %b, 7
  %z = mul i32 %b2, %s
  store volatile i32 %z, ptr %p, align 4
  %b3 = add i32 %b, 14
  %w = mul i32 %b3, %s
  store volatile i32 %w, ptr %p, align 4
  ret void
}

define void @narrow(i16 %b, i16 %s, ptr %p) {
  %x = mul i16 %b, %s
  store volatile i16 %x, ptr %p, align 2
  %b1 = add i16 %b, 1
  %y = mul i16 %b1, %s
  store volatile i16 %y, ptr %p, align 2
  ret void
}
