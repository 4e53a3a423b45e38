define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  br label %loop

else:                                             ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %else, %then
  %0 = phi i32 [ %k1, %loop ], [ 0, %then ], [ 0, %else ]
  %1 = phi i32 [ %1, %loop ], [ 1, %then ], [ 2, %else ]
  %k1 = add i32 %0, 1
  %done = icmp eq i32 %k1, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %r = add i32 %1, %k1
  ret i32 %r
}
