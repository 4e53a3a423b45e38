; Loops of functions that another optimizer has been through are left to its decisions.

define void @once(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

; What the metadata asks for still holds.
define void @asked(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !2

exit:
  ret void
}

; A test at the top: nobody has been here.
define void @fresh(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  br label %loop

exit:
  ret void
}

; Variables in slots: nor here.
define void @slots(ptr %p, i32 %n) {
entry:
  %x = alloca i32, align 4
  store i32 0, ptr %x, align 4
  br label %loop

loop:
  %i = load i32, ptr %x, align 4
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  store i32 %next, ptr %x, align 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 4}
