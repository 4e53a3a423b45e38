define double @once(ptr %p, double %x) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %e = phi double [ %x, %entry ], [ %f, %latch ]
  %f = fdiv double %x, %e
  %near = fcmp olt double %f, 1.000000e+00
  br i1 %near, label %exit, label %latch

latch:                                            ; preds = %loop
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 20
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  %q = fdiv double %f, 3.000000e+00
  %r = fadd double %q, %f
  ret double %r
}

define double @each(double %x, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %e = phi double [ %x, %entry ], [ %f, %latch ]
  %f = fdiv double %x, %e
  %near = fcmp olt double %f, 1.000000e+00
  br i1 %near, label %early, label %latch

latch:                                            ; preds = %loop
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %late

early:                                            ; preds = %loop
  %0 = fdiv double %f, 3.000000e+00
  %a = fadd double %0, 1.000000e+00
  ret double %a

late:                                             ; preds = %latch
  %1 = fdiv double %f, 3.000000e+00
  %b = fadd double %1, 2.000000e+00
  ret double %b
}

define i32 @stays(ptr %p, i32 %n) {
entry:
  %0 = load i32, ptr %p, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %1 = phi i32 [ %0, %entry ], [ %t, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  store i32 %t, ptr %p, align 4
  %r = add i32 %t, %1
  ret i32 %r
}
