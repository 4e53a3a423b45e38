declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

define i32 @load(i1 %c, ptr %p, i32 %b) {
entry:
  br i1 %c, label %t, label %j

t:                                                ; preds = %entry
  %x = load i32, ptr %p, align 4
  br label %j

j:                                                ; preds = %t, %entry
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define i32 @divide(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %j

t:                                                ; preds = %entry
  %x = udiv i32 %a, %b
  br label %j

j:                                                ; preds = %t, %entry
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define i32 @shuffle(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %j

t:                                                ; preds = %entry
  %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  br label %j

j:                                                ; preds = %t, %entry
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define void @guarded(i32 %i, i32 %n, ptr %p, ptr %q) {
entry:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %m, label %out

m:                                                ; preds = %entry
  %v = load i32, ptr %q, align 4
  %d = icmp slt i32 %v, %n
  br i1 %d, label %do, label %out

do:                                               ; preds = %m
  store i32 %i, ptr %p, align 4
  br label %out

out:                                              ; preds = %do, %m, %entry
  ret void
}
