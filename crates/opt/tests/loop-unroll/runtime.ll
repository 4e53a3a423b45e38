; A count known on entry: a main loop of four and the rest.
define void @sum(ptr %p, ptr %out, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %at = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %at, align 4
  %t = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = phi float [ 0.0, %entry ], [ %t, %loop ]
  store float %r, ptr %out, align 4
  ret void
}

; A shuffle of threads that a mask names: some of them may run the loop more often than others. Not copied.
define void @shuffles(ptr %p, i32 %n, i32 %mask) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %mask, i32 %i, i32 1, i32 31)
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %v, ptr %at, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; All threads of the warp come to the shuffle together, in whichever copy.
define void @together(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i, i32 1, i32 31)
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %v, ptr %at, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Steps of two may jump over the end and go round: not without a promise.
define void @wraps(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add i32 %i, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Two ways out: the count is not known.
define void @search(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %found = icmp eq i32 %v, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Downwards, and not known to run more than once: the count is at least one.
define void @down(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nsw i32 %i, -1
  %more = icmp sgt i32 %next, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
