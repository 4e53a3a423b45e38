; A counter that grows by something that is not negative stays positive.
define void @grows(ptr %p, i32 %n, i32 %m) {
entry:
  %step = zext i32 %m to i64
  %end = sext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = sdiv i64 %i, 32
  %a = getelementptr i64, ptr %p, i64 %q
  store i64 %i, ptr %a, align 8
  %j = add nsw i64 %step, %i
  %c = icmp slt i64 %j, %end
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

; Not when the step may be negative, nor when the sum may wrap.
define void @unknown(ptr %p, i32 %n, i32 %m) {
entry:
  %step = sext i32 %m to i64
  %end = sext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = sdiv i64 %i, 32
  %a = getelementptr i64, ptr %p, i64 %q
  store i64 %i, ptr %a, align 8
  %j = add nsw i64 %step, %i
  %c = icmp slt i64 %j, %end
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define void @wraps(ptr %p, i32 %n, i32 %m) {
entry:
  %step = zext i32 %m to i64
  %end = sext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = sdiv i64 %i, 32
  %a = getelementptr i64, ptr %p, i64 %q
  store i64 %i, ptr %a, align 8
  %j = add i64 %step, %i
  %c = icmp ne i64 %j, %end
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

; The step is computed in the loop.
define void @inside(ptr %p, i32 %n) {
entry:
  %end = sext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = sdiv i64 %i, 32
  %a = getelementptr i64, ptr %p, i64 %q
  %step = load i64, ptr %a, align 8
  %j = add nsw i64 %i, %step
  %c = icmp slt i64 %j, %end
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
