declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

; Before the bound one way, after it the other: two loops.
define ptx_kernel void @range(i32 %n, i32 %m, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %low = icmp slt i32 %i, %m
  br i1 %low, label %yes, label %no
yes:
  store i32 %i, ptr %p, align 4
  br label %next
no:
  store i32 0, ptr %p, align 4
  br label %next
next:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  store i32 %j, ptr %p, align 4
  ret void
}

; The counter may wrap around.
define ptx_kernel void @wraps(i32 %n, i32 %m, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %low = icmp slt i32 %i, %m
  br i1 %low, label %yes, label %next
yes:
  store i32 %i, ptr %p, align 4
  br label %next
next:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Threads have bounds of their own: a warp would run both loops.
define ptx_kernel void @divergent(i32 %n, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %low = icmp slt i32 %i, %t
  br i1 %low, label %yes, label %next
yes:
  store i32 %i, ptr %p, align 4
  br label %next
next:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Threads meet in the loop.
define ptx_kernel void @barrier(i32 %n, i32 %m, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  call void @llvm.nvvm.barrier0()
  %low = icmp slt i32 %i, %m
  br i1 %low, label %yes, label %next
yes:
  store i32 %i, ptr %p, align 4
  br label %next
next:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
