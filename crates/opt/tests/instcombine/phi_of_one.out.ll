define i32 @joined(i1 %c, i32 %a) {
entry:
  %v = mul i32 %a, 3
  br i1 %c, label %left, label %right

left:                                             ; preds = %entry
  br label %join

right:                                            ; preds = %entry
  br label %join

join:                                             ; preds = %right, %left
  ret i32 %v
}

define i32 @looped(i32 %a, i32 %n) {
entry:
  %v = mul i32 %a, 3
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, %v
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %i1
}
