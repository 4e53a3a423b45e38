declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @tile(ptr %p) #0 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:                                             ; preds = %entry
  %at = getelementptr i32, ptr %p, i32 %t
  store i32 %t, ptr %at, align 4
  %next = add nsw i32 %t, 64
  %more = icmp slt i32 %next, 128
  br label %0

0:                                                ; preds = %loop
  %at1 = getelementptr i32, ptr %p, i32 %next
  store i32 %next, ptr %at1, align 4
  %next2 = add nsw i32 %next, 64
  %more3 = icmp slt i32 %next2, 128
  br label %exit

exit:                                             ; preds = %0
  ret void
}

define ptx_kernel void @uneven(ptr %p) #0 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nsw i32 %i, 64
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvvm.maxntid"="64" }

!nvvm.annotations = !{!0, !1}

!0 = !{ptr @tile, !"maxntidx", i32 64}
!1 = !{ptr @uneven, !"maxntidx", i32 64}
