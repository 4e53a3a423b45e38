declare void @use(i64)

define i64 @constants(i64 %a, i64 %b) {
  %x = add i64 %a, 1
  %y = add i64 %b, 2
  %z = add i64 %x, %y
  ret i64 %z
}

define i32 @cancels(i32 %a, i32 %b) {
  %x = xor i32 %a, %b
  %y = xor i32 %x, %a
  ret i32 %y
}

; What does not change in the loop is put together.
define void @invariant(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = mul i64 %i, %a
  %y = mul i64 %x, %b
  call void @use(i64 %y)
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Promises not to wrap are worth more, and floating-point sums keep their order.
define i32 @promised(i32 %a, i32 %b) {
  %x = add nsw i32 %a, 1
  %y = add nsw i32 %b, 2
  %z = add nsw i32 %x, %y
  ret i32 %z
}

define float @floats(float %a, float %b) {
  %x = fadd fast float %a, 1.0
  %y = fadd fast float %b, 2.0
  %z = fadd fast float %x, %y
  ret float %z
}

; Another user keeps a part of the tree.
define i64 @shared(i64 %a, i64 %b) {
  %x = add i64 %a, 1
  call void @use(i64 %x)
  %y = add i64 %b, 2
  %z = add i64 %x, %y
  ret i64 %z
}
