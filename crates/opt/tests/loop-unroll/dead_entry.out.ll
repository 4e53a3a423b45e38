define void @f(ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %entry
  %q = getelementptr i32, ptr %p, i32 0
  br label %middle

middle:                                           ; preds = %loop
  %v = phi i32 [ 0, %loop ]
  store i32 %v, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %middle
  %n = add i32 0, 1
  %c = icmp slt i32 %n, 3
  br label %0

0:                                                ; preds = %latch
  %q1 = getelementptr i32, ptr %p, i32 %n
  br label %1

1:                                                ; preds = %0
  %v2 = phi i32 [ %n, %0 ]
  store i32 %v2, ptr %q1, align 4
  br label %2

2:                                                ; preds = %1
  %n3 = add i32 %n, 1
  %c4 = icmp slt i32 %n3, 3
  br label %3

3:                                                ; preds = %2
  %q5 = getelementptr i32, ptr %p, i32 %n3
  br label %4

4:                                                ; preds = %3
  %v6 = phi i32 [ %n3, %3 ]
  store i32 %v6, ptr %q5, align 4
  br label %5

5:                                                ; preds = %4
  %n7 = add i32 %n3, 1
  %c8 = icmp slt i32 %n7, 3
  br label %exit

exit:                                             ; preds = %5
  ret void
}
