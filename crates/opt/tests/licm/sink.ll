; What only others use is computed behind the loop: once where it dominates its uses, at each way out where there are several.
define double @once(ptr %p, double %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %e = phi double [ %x, %entry ], [ %f, %latch ]
  %f = fdiv double %x, %e
  %q = fdiv double %f, 3.000000e+00
  %near = fcmp olt double %f, 1.000000e+00
  br i1 %near, label %exit, label %latch
latch:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 20
  br i1 %c, label %loop, label %exit
exit:
  %r = fadd double %q, %f
  ret double %r
}

define double @each(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %e = phi double [ %x, %entry ], [ %f, %latch ]
  %f = fdiv double %x, %e
  %q = fdiv double %f, 3.000000e+00
  %near = fcmp olt double %f, 1.000000e+00
  br i1 %near, label %early, label %latch
latch:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %late
early:
  %a = fadd double %q, 1.000000e+00
  ret double %a
late:
  %b = fadd double %q, 2.000000e+00
  ret double %b
}

; Used in the loop, or a load behind which the loop writes.
define i32 @stays(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %t = add i32 %s, %i
  store i32 %t, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = add i32 %t, %v
  ret i32 %r
}
