declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier0()

define ptx_kernel void @range(i32 %n, i32 %m, ptr %p) {
entry:
  %0 = icmp slt i32 0, %m
  %1 = freeze i1 %0
  br i1 %1, label %loop, label %6

2:                                                ; preds = %next
  %3 = icmp slt i32 %j, %m
  %4 = freeze i1 %3
  br i1 %4, label %loop, label %6

loop:                                             ; preds = %2, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %2 ]
  %low = icmp slt i32 %i, %m
  br label %yes

yes:                                              ; preds = %loop
  store i32 %i, ptr %p, align 4
  br label %next

next:                                             ; preds = %yes
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %2, label %done

done:                                             ; preds = %8, %next
  %5 = phi i32 [ %j3, %8 ], [ %j, %next ]
  store i32 %5, ptr %p, align 4
  ret void

6:                                                ; preds = %8, %2, %entry
  %i1 = phi i32 [ 0, %entry ], [ %j3, %8 ], [ %j, %2 ]
  %low2 = icmp slt i32 %i1, %m
  br label %7

7:                                                ; preds = %6
  store i32 0, ptr %p, align 4
  br label %8

8:                                                ; preds = %7
  %j3 = add nsw i32 %i1, 1
  %c4 = icmp slt i32 %j3, %n
  br i1 %c4, label %6, label %done
}

define ptx_kernel void @wraps(i32 %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %low = icmp slt i32 %i, %m
  br i1 %low, label %yes, label %next

yes:                                              ; preds = %loop
  store i32 %i, ptr %p, align 4
  br label %next

next:                                             ; preds = %yes, %loop
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %next
  ret void
}

define ptx_kernel void @divergent(i32 %n, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %low = icmp slt i32 %i, %t
  br i1 %low, label %yes, label %next

yes:                                              ; preds = %loop
  store i32 %i, ptr %p, align 4
  br label %next

next:                                             ; preds = %yes, %loop
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %next
  ret void
}

define ptx_kernel void @barrier(i32 %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  call void @llvm.nvvm.barrier0()
  %low = icmp slt i32 %i, %m
  br i1 %low, label %yes, label %next

yes:                                              ; preds = %loop
  store i32 %i, ptr %p, align 4
  br label %next

next:                                             ; preds = %yes, %loop
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %next
  ret void
}
