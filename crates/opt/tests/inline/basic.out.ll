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
  br i1 %c, label %1, label %pos

pos:                                              ; preds = %0
  %v = load i32, ptr %slot1, align 4
  %t = load i32, ptr addrspace(4) getelementptr ([2 x i32], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %r = add i32 %v, %t
  br label %1

1:                                                ; preds = %pos, %0
  %2 = phi i32 [ 0, %0 ], [ %r, %pos ]
  store i32 %2, ptr %slot, align 4
  %c2 = icmp slt i32 %2, 0
  br i1 %c2, label %3, label %pos3

pos3:                                             ; preds = %1
  %v4 = load i32, ptr %slot, align 4
  %t5 = load i32, ptr addrspace(4) getelementptr ([2 x i32], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %r6 = add i32 %v4, %t5
  br label %3

3:                                                ; preds = %pos3, %1
  %4 = phi i32 [ 0, %1 ], [ %r6, %pos3 ]
  %z = call i32 @never(i32 %4)
  %w = call i32 @fact(i32 %z)
  ret i32 %w
}

attributes #0 = { noinline }
