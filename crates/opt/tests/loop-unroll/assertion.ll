; A failed assertion ends the kernel: a loop with one is unrolled although threads run it differently often. What others wait in is not.
declare void @__assertfail(ptr, ptr, i32, ptr, i64) #0
declare void @meet() #0

define void @asserted(ptr %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp sgt i32 %t, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %fine = icmp slt i32 %i, %n
  br i1 %fine, label %next, label %fail
fail:
  call void @__assertfail(ptr null, ptr null, i32 1, ptr null, i64 1)
  br label %next
next:
  %at = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %at
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %t
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @met(ptr %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp sgt i32 %t, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @meet()
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %t
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { convergent }
