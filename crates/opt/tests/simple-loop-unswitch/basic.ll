declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @use(i32)

; The same answer for all threads: two loops.
define ptx_kernel void @uniform(i1 %flag, i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br i1 %flag, label %yes, label %no
yes:
  store i32 %i, ptr %p, align 4
  br label %next
no:
  store i32 0, ptr %p, align 4
  br label %next
next:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  store i32 %j, ptr %p, align 4
  ret void
}

; Threads differ: they would run both loops.
define ptx_kernel void @divergent(i32 %n, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %flag = icmp eq i32 %t, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br i1 %flag, label %yes, label %next
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

; Threads meet in the loop: all of them in the same one.
define ptx_kernel void @barrier(i1 %flag, i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  call void @llvm.nvvm.barrier0()
  br i1 %flag, label %yes, label %next
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
