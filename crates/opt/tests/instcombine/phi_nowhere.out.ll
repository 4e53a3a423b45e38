define i32 @nowhere(i32 %a, i1 %c) {
entry:
  ret i32 %a

loop:                                             ; preds = %loop
  %p = phi i32 [ %s, %loop ]
  %s = select i1 %c, i32 %q, i32 %p
  %q = add i32 %p, 1
  br label %loop
}
