declare i32 @effect(i32)

declare void @llvm.nvvm.barrier0()

define void @cycle(i32 %n, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr %p, align 4
  %e = call i32 @effect(i32 %i)
  call void @llvm.nvvm.barrier0()
  %a = atomicrmw add ptr %p, i32 1 monotonic, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}
