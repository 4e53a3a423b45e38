; A phi of one value is the value, also around a loop.
define i32 @joined(i1 %c, i32 %a) {
entry:
  %v = mul i32 %a, 3
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %p = phi i32 [ %v, %left ], [ %v, %right ]
  ret i32 %p
}

define i32 @looped(i32 %a, i32 %n) {
entry:
  %v = mul i32 %a, 3
  br label %loop
loop:
  %step = phi i32 [ %v, %entry ], [ %step, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, %step
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %i1
}
