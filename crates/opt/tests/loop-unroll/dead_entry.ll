; PASSES: loop-unroll
; A block that nothing reaches branches into the middle of the loop: it has no place in the copies.
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %q = getelementptr i32, ptr %p, i32 %i
  br label %middle
dead:
  %d = add i32 %v, 1
  br label %middle
middle:
  %v = phi i32 [ %i, %loop ], [ %d, %dead ]
  store i32 %v, ptr %q, align 4
  br label %latch
latch:
  %n = add i32 %i, 1
  %c = icmp slt i32 %n, 3
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
