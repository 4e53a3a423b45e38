define void @once(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:                                             ; preds = %loop
  ret void
}

define void @asked(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !3

exit:                                             ; preds = %loop
  ret void
}

define void @fresh(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %body, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:                                             ; preds = %loop
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  br label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @slots(ptr %p, i32 %n) {
entry:
  %x = alloca i32, align 4
  store i32 0, ptr %x, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = load i32, ptr %x, align 4
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  store i32 %next, ptr %x, align 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"oxicc.loop.keep"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.count", i32 4}
