define i1 @conjunction(i1 %a, i1 %b) {
  %1 = and i1 %a, %b
  ret i1 %1
}

define i32 @difference(i1 %a, i1 %b) {
  %1 = xor i1 %a, %b
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @no_flag(i1 %a, i8 %b) {
  %x = zext i1 %a to i32
  %y = zext i8 %b to i32
  %z = or i32 %x, %y
  ret i32 %z
}

define i32 @kept_by_loop(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %0 = phi i1 [ true, %entry ], [ %1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q, align 4
  %c = icmp eq i32 %v, 7
  %1 = and i1 %0, %c
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %done

done:                                             ; preds = %loop
  %r = zext i1 %1 to i32
  ret i32 %r
}

define i8 @starts_with_two(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %f = phi i8 [ 2, %entry ], [ %g, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c = icmp eq i8 %f, 1
  %g = zext i1 %c to i8
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %done

done:                                             ; preds = %loop
  ret i8 %f
}
