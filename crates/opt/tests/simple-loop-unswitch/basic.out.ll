declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier0()

declare void @use(i32)

define ptx_kernel void @uniform(i1 %flag, i32 %n, ptr %p) {
entry:
  %0 = freeze i1 %flag
  br i1 %0, label %1, label %5

1:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %next, %1
  %i = phi i32 [ %j, %next ], [ 0, %1 ]
  br label %yes

yes:                                              ; preds = %loop
  store i32 %i, ptr %p, align 4
  br label %next

next:                                             ; preds = %yes
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %2

2:                                                ; preds = %next
  br label %done

3:                                                ; preds = %8
  br label %done

done:                                             ; preds = %3, %2
  %4 = phi i32 [ %j, %2 ], [ %j2, %3 ]
  store i32 %4, ptr %p, align 4
  ret void

5:                                                ; preds = %entry
  br label %6

6:                                                ; preds = %8, %5
  %i1 = phi i32 [ %j2, %8 ], [ 0, %5 ]
  br label %7

7:                                                ; preds = %6
  store i32 0, ptr %p, align 4
  br label %8

8:                                                ; preds = %7
  %j2 = add i32 %i1, 1
  %c3 = icmp slt i32 %j2, %n
  br i1 %c3, label %6, label %3
}

define ptx_kernel void @divergent(i32 %n, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %flag = icmp eq i32 %t, 0
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br i1 %flag, label %yes, label %next

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

define ptx_kernel void @barrier(i1 %flag, i32 %n, ptr %p) {
entry:
  %0 = freeze i1 %flag
  br i1 %0, label %1, label %4

1:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %next, %1
  %i = phi i32 [ %j, %next ], [ 0, %1 ]
  call void @llvm.nvvm.barrier0()
  br label %yes

yes:                                              ; preds = %loop
  store i32 %i, ptr %p, align 4
  br label %next

next:                                             ; preds = %yes
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %2

2:                                                ; preds = %next
  br label %done

3:                                                ; preds = %6
  br label %done

done:                                             ; preds = %3, %2
  ret void

4:                                                ; preds = %entry
  br label %5

5:                                                ; preds = %6, %4
  %i1 = phi i32 [ %j2, %6 ], [ 0, %4 ]
  call void @llvm.nvvm.barrier0()
  br label %6

6:                                                ; preds = %5
  %j2 = add i32 %i1, 1
  %c3 = icmp slt i32 %j2, %n
  br i1 %c3, label %5, label %3
}
