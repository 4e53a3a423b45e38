define internal i32 @gcd(i32 %a, i32 %b) {
  br label %entry

entry:                                            ; preds = %more, %0
  %1 = phi i32 [ %b, %0 ], [ %c, %more ]
  %2 = phi i32 [ %a, %0 ], [ %1, %more ]
  %done = icmp eq i32 %1, 0
  br i1 %done, label %last, label %more

more:                                             ; preds = %entry
  %c = urem i32 %2, %1
  br label %entry

last:                                             ; preds = %entry
  ret i32 %2
}

define internal i32 @shared(i32 %a, i32 %b) {
  br label %entry

entry:                                            ; preds = %more, %0
  %1 = phi i32 [ %b, %0 ], [ %2, %more ]
  %2 = phi i32 [ %a, %0 ], [ %c, %more ]
  %done = icmp eq i32 %1, 0
  br i1 %done, label %out, label %more

more:                                             ; preds = %entry
  %c = sub i32 %1, 1
  br label %entry

out:                                              ; preds = %entry
  %v = phi i32 [ %2, %entry ]
  ret i32 %v
}

define internal void @nothing(ptr %p, i32 %n) {
  br label %entry

entry:                                            ; preds = %more, %0
  %1 = phi i32 [ %n, %0 ], [ %m, %more ]
  %2 = phi ptr [ %p, %0 ], [ %q, %more ]
  %done = icmp eq i32 %1, 0
  br i1 %done, label %out, label %more

more:                                             ; preds = %entry
  store i32 %1, ptr %2, align 4
  %m = sub i32 %1, 1
  %q = getelementptr i8, ptr %2, i64 4
  br label %entry

out:                                              ; preds = %entry
  ret void
}

define internal i32 @factorial(i32 %n) {
  br label %entry

entry:                                            ; preds = %more, %0
  %1 = phi i32 [ 1, %0 ], [ %3, %more ]
  %2 = phi i32 [ %n, %0 ], [ %m, %more ]
  %done = icmp eq i32 %2, 0
  br i1 %done, label %last, label %more

more:                                             ; preds = %entry
  %m = sub i32 %2, 1
  %3 = mul i32 %1, %2
  br label %entry

last:                                             ; preds = %entry
  %4 = mul i32 %1, 1
  ret i32 %4
}

define internal i32 @slot(ptr %before, i32 %n) {
entry:
  %s = alloca i32, align 4
  store i32 %n, ptr %s, align 4
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more

more:                                             ; preds = %entry
  %m = sub i32 %n, 1
  %r = call i32 @slot(ptr %s, i32 %m)
  ret i32 %r

last:                                             ; preds = %entry
  %v = load i32, ptr %before, align 4
  ret i32 %v
}

; Function Attrs: convergent
declare void @llvm.nvvm.barrier0() #0

define internal void @meets(i32 %n) {
entry:
  call void @llvm.nvvm.barrier0()
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more

more:                                             ; preds = %entry
  %m = sub i32 %n, 1
  call void @meets(i32 %m)
  ret void

last:                                             ; preds = %entry
  ret void
}

attributes #0 = { convergent }
