@table = internal addrspace(4) constant [2 x i32] [i32 5, i32 6], align 4

; Function Attrs: noinline
define internal i32 @never(i32 %x) #0 {
  ret i32 %x
}

define internal i32 @fact(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %one, label %more

one:                                              ; preds = %entry
  ret i32 1

more:                                             ; preds = %entry
  %m = sub i32 %n, 1
  %f = call i32 @fact(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}

define i32 @caller(i32 %a) {
  %slot = alloca i32, align 4
  %slot1 = alloca i32, align 4
  store i32 %a, ptr %slot1, align 4
  %c = icmp slt i32 %a, 0
  br i1 %c, label %2, label %1

1:                                                ; preds = %0
  %v = load i32, ptr %slot1, align 4
  %t = load i32, ptr addrspace(4) getelementptr ([2 x i32], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %r = add i32 %v, %t
  br label %2

2:                                                ; preds = %1, %0
  %3 = phi i32 [ 0, %0 ], [ %r, %1 ]
  store i32 %3, ptr %slot, align 4
  %c2 = icmp slt i32 %3, 0
  br i1 %c2, label %5, label %4

4:                                                ; preds = %2
  %v3 = load i32, ptr %slot, align 4
  %t4 = load i32, ptr addrspace(4) getelementptr ([2 x i32], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %r5 = add i32 %v3, %t4
  br label %5

5:                                                ; preds = %4, %2
  %6 = phi i32 [ 0, %2 ], [ %r5, %4 ]
  %z = call i32 @never(i32 %6)
  %w = call i32 @fact(i32 %z)
  ret i32 %w
}

attributes #0 = { noinline }
