define void @f(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %more, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %after, label %more

more:                                             ; preds = %loop
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %after

after:                                            ; preds = %more, %loop
  br i1 %found, label %work, label %done

work:                                             ; preds = %after
  store i32 1, ptr %p, align 4
  br label %done

done:                                             ; preds = %work, %after
  ret void
}
