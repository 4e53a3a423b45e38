define internal i64 @fact(i32 %n) {
  br label %1

1:                                                ; preds = %more, %0
  %2 = phi i64 [ 1, %0 ], [ %5, %more ]
  %3 = phi i32 [ %n, %0 ], [ %m, %more ]
  %c = icmp slt i32 %3, 2
  br i1 %c, label %last, label %more

last:                                             ; preds = %1
  %4 = mul i64 %2, 1
  ret i64 %4

more:                                             ; preds = %1
  %m = add i32 %3, -1
  %w = sext i32 %3 to i64
  %5 = mul i64 %2, %w
  br label %1
}

define internal i32 @fib(i32 %n) {
  br label %1

1:                                                ; preds = %more, %0
  %2 = phi i32 [ 0, %0 ], [ %4, %more ]
  %3 = phi i32 [ %n, %0 ], [ %b, %more ]
  %c = icmp slt i32 %3, 2
  br i1 %c, label %j, label %more

more:                                             ; preds = %1
  %a = add i32 %3, -1
  %x = call i32 @fib(i32 %a)
  %b = add i32 %3, -2
  %4 = add i32 %2, %x
  br label %1

j:                                                ; preds = %1
  %r = phi i32 [ %3, %1 ]
  %5 = add i32 %2, %r
  ret i32 %5
}

define internal i32 @both(i32 %n) {
  br label %1

1:                                                ; preds = %odd, %even, %0
  %2 = phi i32 [ 0, %0 ], [ %2, %even ], [ %5, %odd ]
  %3 = phi i32 [ %n, %0 ], [ %h, %even ], [ %m, %odd ]
  %z = icmp eq i32 %3, 0
  br i1 %z, label %last, label %some

last:                                             ; preds = %1
  %4 = add i32 %2, 0
  ret i32 %4

some:                                             ; preds = %1
  %o = and i32 %3, 1
  %c = icmp eq i32 %o, 0
  br i1 %c, label %even, label %odd

even:                                             ; preds = %some
  %h = lshr i32 %3, 1
  br label %1

odd:                                              ; preds = %some
  %m = add i32 %3, -1
  %5 = add i32 %2, %3
  br label %1
}

define internal i32 @difference(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more

last:                                             ; preds = %0
  ret i32 1

more:                                             ; preds = %0
  %m = add i32 %n, -1
  %r = call i32 @difference(i32 %m)
  %s = sub i32 %n, %r
  ret i32 %s
}

define internal float @rounded(i32 %n, float %x) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more

last:                                             ; preds = %0
  ret float %x

more:                                             ; preds = %0
  %m = add i32 %n, -1
  %r = call float @rounded(i32 %m, float %x)
  %s = fadd float %r, %x
  ret float %s
}

define internal i32 @read(i32 %n, ptr %p) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more

last:                                             ; preds = %0
  store i32 7, ptr %p, align 4
  ret i32 1

more:                                             ; preds = %0
  %m = add i32 %n, -1
  %r = call i32 @read(i32 %m, ptr %p)
  %x = load i32, ptr %p, align 4
  %s = add i32 %r, %x
  ret i32 %s
}

define internal i32 @twice(i32 %n) {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %last, label %more

last:                                             ; preds = %0
  ret i32 1

more:                                             ; preds = %0
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
  %k = call float @rounded(i32 %n, float 1.000000e+00)
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
