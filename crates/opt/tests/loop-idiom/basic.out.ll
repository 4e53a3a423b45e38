define i32 @popcount(i32 %x) {
entry:
  %none = icmp eq i32 %x, 0
  br i1 %none, label %end, label %0

0:                                                ; preds = %entry
  %1 = call i32 @llvm.ctpop.i32(i32 %x)
  %2 = icmp eq i32 %x, 0
  %3 = select i1 %2, i32 1, i32 %1
  %4 = add i32 0, %3
  br label %5

5:                                                ; preds = %0
  br label %end

end:                                              ; preds = %5, %entry
  %r = phi i32 [ 0, %entry ], [ %4, %5 ]
  ret i32 %r
}

define i64 @digits(i32 %x, i64 %from) {
entry:
  %0 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %1 = sub i32 32, %0
  %2 = icmp eq i32 %x, 0
  %3 = select i1 %2, i32 1, i32 %1
  %4 = zext i32 %3 to i64
  %5 = add i64 %from, %4
  br label %end

end:                                              ; preds = %entry
  ret i64 %5
}

define i32 @store(i32 %x, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %next = lshr i32 %v, 1
  store i32 %v, ptr %p, align 4
  %more = add i32 %n, 1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %end, label %loop

end:                                              ; preds = %loop
  ret i32 %more
}

define i32 @others(i32 %x) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %next = lshr i32 %v, 1
  %more = add i32 %n, 1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %then, label %loop

then:                                             ; preds = %loop
  br label %arithmetic

arithmetic:                                       ; preds = %arithmetic, %then
  %w = phi i32 [ %x, %then ], [ %next2, %arithmetic ]
  %m = phi i32 [ 0, %then ], [ %more2, %arithmetic ]
  %next2 = ashr i32 %w, 1
  %more2 = add i32 %m, 1
  %done2 = icmp eq i32 %next2, 0
  br i1 %done2, label %end, label %arithmetic

end:                                              ; preds = %arithmetic
  %r = add i32 %n, %more2
  ret i32 %r
}

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.ctlz.i32(i32, i1)
