define void @carried(ptr %h, i32 %n) {
entry:
  %0 = add nsw i32 1, -1
  %1 = getelementptr i32, ptr %h, i32 %0
  %2 = load i32, ptr %1, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %3 = phi i32 [ %2, %entry ], [ %v, %loop ]
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %k = add nsw i32 %i, -1
  %p = getelementptr i32, ptr %h, i32 %k
  %q = getelementptr i32, ptr %h, i32 %i
  %o = load i32, ptr %q, align 4
  %v = add i32 %3, %o
  store i32 %v, ptr %q, align 4
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @farther(ptr %h, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 2, %entry ], [ %j, %loop ]
  %k = add nsw i32 %i, -2
  %p = getelementptr i32, ptr %h, i32 %k
  %l = load i32, ptr %p, align 4
  %q = getelementptr i32, ptr %h, i32 %i
  store i32 %l, ptr %q, align 4
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @other(ptr %h, ptr %g, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %k = add nsw i32 %i, -1
  %p = getelementptr i32, ptr %h, i32 %k
  %l = load i32, ptr %p, align 4
  %q = getelementptr i32, ptr %h, i32 %i
  store i32 %l, ptr %q, align 4
  store i32 %i, ptr %g, align 4
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

declare void @llvm.nvvm.barrier0()

define void @barrier(ptr addrspace(3) %h, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %k = add nsw i32 %i, -1
  %p = getelementptr i32, ptr addrspace(3) %h, i32 %k
  %l = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) %h, i32 %i
  %v = add i32 %l, 1
  store i32 %v, ptr addrspace(3) %q, align 4
  call void @llvm.nvvm.barrier0()
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @wraps(ptr %h, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %k = add i32 %i, -1
  %p = getelementptr i32, ptr %h, i32 %k
  %l = load i32, ptr %p, align 4
  %q = getelementptr i32, ptr %h, i32 %i
  store i32 %l, ptr %q, align 4
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
