; Flags that C++ computes with in integers.

define i1 @conjunction(i1 %a, i1 %b) {
  %x = zext i1 %a to i32
  %y = zext i1 %b to i32
  %z = and i32 %x, %y
  %r = icmp ne i32 %z, 0
  ret i1 %r
}

define i32 @difference(i1 %a, i1 %b) {
  %x = zext i1 %a to i32
  %y = zext i1 %b to i32
  %z = xor i32 %x, %y
  ret i32 %z
}

; A byte that is no flag.
define i32 @no_flag(i1 %a, i8 %b) {
  %x = zext i1 %a to i32
  %y = zext i8 %b to i32
  %z = or i32 %x, %y
  ret i32 %z
}

define i32 @kept_by_loop(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %f = phi i8 [ 1, %entry ], [ %g, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %c = icmp eq i32 %v, 7
  %w = zext i1 %c to i32
  %o = zext i8 %f to i32
  %b = and i32 %o, %w
  %d = icmp ne i32 %b, 0
  %g = zext i1 %d to i8
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %done
done:
  %r = zext i8 %g to i32
  ret i32 %r
}

; Starts with a number that is no flag.
define i8 @starts_with_two(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %f = phi i8 [ 2, %entry ], [ %g, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c = icmp eq i8 %f, 1
  %g = zext i1 %c to i8
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %done
done:
  ret i8 %f
}
