define i32 @swap(i32 %n, ptr %p) {
entry:
  %t = mul i32 0, 3
  %c = icmp slt i32 0, %n
  br i1 %c, label %body, label %exit

body:                                             ; preds = %h, %entry
  %0 = phi i32 [ %t, %entry ], [ %t1, %h ]
  %1 = phi i32 [ 2, %entry ], [ %2, %h ]
  %2 = phi i32 [ 1, %entry ], [ %1, %h ]
  %3 = phi i32 [ 0, %entry ], [ %i1, %h ]
  store i32 %0, ptr %p, align 4
  %i1 = add nsw i32 %3, 1
  br label %h

h:                                                ; preds = %body
  %t1 = mul i32 %i1, 3
  %c2 = icmp slt i32 %i1, %n
  br i1 %c2, label %body, label %exit, !llvm.loop !0

exit:                                             ; preds = %h, %entry
  %4 = phi i32 [ %t, %entry ], [ %t1, %h ]
  %r = phi i32 [ %1, %h ], [ 1, %entry ]
  %s = add i32 %r, %4
  ret i32 %s
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #0

define void @barrier(i32 %n) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  call void @llvm.nvvm.barrier0()
  %c = icmp slt i32 %i, %n
  %i1 = add nsw i32 %i, 1
  br i1 %c, label %h, label %exit

exit:                                             ; preds = %h
  ret void
}

attributes #0 = { convergent nounwind }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
