declare void @use(i64)

define i64 @constants(i64 %a, i64 %b) {
  %1 = add i64 %a, %b
  %2 = add i64 %1, 3
  ret i64 %2
}

define i32 @cancels(i32 %a, i32 %b) {
  ret i32 %b
}

define void @invariant(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %0 = mul i64 %a, %b
  %1 = mul i64 %0, %i
  call void @use(i64 %1)
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define i32 @promised(i32 %a, i32 %b) {
  %x = add nsw i32 %a, 1
  %y = add nsw i32 %b, 2
  %z = add nsw i32 %x, %y
  ret i32 %z
}

define float @floats(float %a, float %b) {
  %x = fadd fast float %a, 1.000000e+00
  %y = fadd fast float %b, 2.000000e+00
  %z = fadd fast float %x, %y
  ret float %z
}

define i64 @shared(i64 %a, i64 %b) {
  %x = add i64 %a, 1
  call void @use(i64 %x)
  %y = add i64 %b, 2
  %z = add i64 %x, %y
  ret i64 %z
}
