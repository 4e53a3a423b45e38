; A counter that starts at zero and does not wrap is positive: its division is a shift.
define i32 @positive(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = sdiv i32 %i, 16
  %t = add i32 %s, %q
  %next = add nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %t
}

; This one may wrap.
define i32 @wraps(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = sdiv i32 %i, 16
  %t = add i32 %s, %q
  %next = add i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %t
}
