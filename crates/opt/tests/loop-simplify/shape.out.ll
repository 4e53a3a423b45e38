define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %x, label %y

x:                                                ; preds = %entry
  br label %0

y:                                                ; preds = %entry
  br label %0

0:                                                ; preds = %y, %x
  %1 = phi i32 [ 0, %x ], [ 1, %y ]
  br label %h

2:                                                ; preds = %l2, %l1
  %3 = phi i32 [ 5, %l2 ], [ %i, %l1 ]
  br label %h

h:                                                ; preds = %2, %0
  %i = phi i32 [ %1, %0 ], [ %3, %2 ]
  br i1 %b, label %l1, label %l2

l1:                                               ; preds = %h
  br i1 %c, label %2, label %exit

l2:                                               ; preds = %h
  br i1 %a, label %2, label %exit

exit:                                             ; preds = %l2, %l1
  ret void
}
