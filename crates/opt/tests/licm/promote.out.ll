define void @sum(ptr noalias %out, ptr noalias %x, i32 %n) {
entry:
  %0 = load float, ptr %out, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %1 = phi float [ %0, %entry ], [ %t, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %x, i32 %i
  %v = load float, ptr %a, align 4
  %t = fadd float %1, %v
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  store float %t, ptr %out, align 4
  ret void
}

define void @alias(ptr %out, ptr %x, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = load float, ptr %out, align 4
  %a = getelementptr float, ptr %x, i32 %i
  %v = load float, ptr %a, align 4
  %t = fadd float %s, %v
  store float %t, ptr %out, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @barrier(ptr noalias %out, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = load i32, ptr %out, align 4
  %t = add i32 %s, %i
  store i32 %t, ptr %out, align 4
  call void @llvm.nvvm.barrier0()
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sometimes(ptr noalias %out, ptr noalias %x, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr %x, i32 %i
  %v = load i32, ptr %a, align 4
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %write, label %latch

write:                                            ; preds = %loop
  store i32 %v, ptr %out, align 4
  br label %latch

latch:                                            ; preds = %write, %loop
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

declare void @llvm.nvvm.barrier0()
