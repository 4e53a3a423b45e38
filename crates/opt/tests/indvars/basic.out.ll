declare void @use(i32)

define i32 @counters(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %0, label %done

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %0
  %i = phi i32 [ %i1, %loop ], [ 0, %0 ]
  call void @use(i32 %i)
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 1
  %j1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %1

1:                                                ; preds = %loop
  br label %done

done:                                             ; preds = %1, %entry
  %r = phi i32 [ 0, %entry ], [ %n, %1 ]
  ret i32 %r
}

define i32 @unguarded(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret i32 %i1
}

define i32 @other_exit(i32 %n, ptr %p) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %0, label %done

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %next, %0
  %i = phi i32 [ %i1, %next ], [ 0, %0 ]
  %v = load volatile i32, ptr %p, align 4
  %i1 = add nsw i32 %i, 1
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %1, label %next

next:                                             ; preds = %loop
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %1

1:                                                ; preds = %next, %loop
  br label %done

done:                                             ; preds = %1, %entry
  %r = phi i32 [ 0, %entry ], [ %i1, %1 ]
  ret i32 %r
}

define i32 @twos(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %0, label %done

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %0
  %i = phi i32 [ %i1, %loop ], [ 0, %0 ]
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 2
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %1

1:                                                ; preds = %loop
  br label %done

done:                                             ; preds = %1, %entry
  %r = phi i32 [ 0, %entry ], [ %i1, %1 ]
  ret i32 %r
}
