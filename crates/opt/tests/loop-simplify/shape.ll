define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %x, label %y
x:
  br label %h
y:
  br label %h
h:
  %i = phi i32 [ 0, %x ], [ 1, %y ], [ %i, %l1 ], [ 5, %l2 ]
  br i1 %b, label %l1, label %l2
l1:
  br i1 %c, label %h, label %exit
l2:
  br i1 %a, label %h, label %exit
exit:
  ret void
}
