; PASSES: tailcallelim
define internal i64 @fact(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more
last:
  ret i64 1
more:
  %m = add i32 %n, -1
  %r = call i64 @fact(i32 %m)
  %w = sext i32 %n to i64
  %s = mul nsw i64 %w, %r
  ret i64 %s
}

; One of the two calls stays.
define internal i32 @fib(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %j, label %more
more:
  %a = add i32 %n, -1
  %x = call i32 @fib(i32 %a)
  %b = add i32 %n, -2
  %y = call i32 @fib(i32 %b)
  %s = add nsw i32 %x, %y
  br label %j
j:
  %r = phi i32 [ %n, %0 ], [ %s, %more ]
  ret i32 %r
}

; A way with nothing to add.
define internal i32 @both(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %last, label %some
last:
  ret i32 0
some:
  %o = and i32 %n, 1
  %c = icmp eq i32 %o, 0
  br i1 %c, label %even, label %odd
even:
  %h = lshr i32 %n, 1
  %p = call i32 @both(i32 %h)
  ret i32 %p
odd:
  %m = add i32 %n, -1
  %q = call i32 @both(i32 %m)
  %s = add i32 %q, %n
  ret i32 %s
}

; The order matters.
define internal i32 @difference(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more
last:
  ret i32 1
more:
  %m = add i32 %n, -1
  %r = call i32 @difference(i32 %m)
  %s = sub i32 %n, %r
  ret i32 %s
}

define internal float @rounded(i32 %n, float %x) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more
last:
  ret float %x
more:
  %m = add i32 %n, -1
  %r = call float @rounded(i32 %m, float %x)
  %s = fadd float %r, %x
  ret float %s
}

; What is added is read after the call may have changed it.
define internal i32 @read(i32 %n, ptr %p) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more
last:
  store i32 7, ptr %p, align 4
  ret i32 1
more:
  %m = add i32 %n, -1
  %r = call i32 @read(i32 %m, ptr %p)
  %x = load i32, ptr %p, align 4
  %s = add i32 %r, %x
  ret i32 %s
}

; Added to itself.
define internal i32 @twice(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more
last:
  ret i32 1
more:
  %m = add i32 %n, -1
  %r = call i32 @twice(i32 %m)
  %s = add i32 %r, %r
  ret i32 %s
}

define i32 @all(i32 %n, ptr %p) {
  %f = call i64 @fact(i32 %n)
  %g = trunc i64 %f to i32
  %h = call i32 @fib(i32 %n)
  %i = call i32 @both(i32 %n)
  %j = call i32 @difference(i32 %n)
  %k = call float @rounded(i32 %n, float 1.0)
  %l = fptosi float %k to i32
  %m = call i32 @read(i32 %n, ptr %p)
  %o = call i32 @twice(i32 %n)
  %s1 = add i32 %g, %h
  %s2 = add i32 %s1, %i
  %s3 = add i32 %s2, %j
  %s4 = add i32 %s3, %l
  %s5 = add i32 %s4, %m
  %s6 = add i32 %s5, %o
  ret i32 %s6
}
