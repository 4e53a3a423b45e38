; Stores on both sides of a branch meet in a phi; the loop variable becomes one too.
define i32 @f(i1 %c, i32 %n) {
entry:
  %p = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %i, align 4
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %p, align 4
  br label %loop
else:
  store i32 2, ptr %p, align 4
  br label %loop
loop:
  %k = load i32, ptr %i, align 4
  %k1 = add i32 %k, 1
  store i32 %k1, ptr %i, align 4
  %done = icmp eq i32 %k1, %n
  br i1 %done, label %exit, label %loop
exit:
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %i, align 4
  %r = add i32 %v, %w
  ret i32 %r
}
