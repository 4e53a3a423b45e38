define void @empty() {
entry:
  ret void
}

define void @spin(i32 %n) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %i1 = add i32 %i, 2
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %h, label %exit

exit:                                             ; preds = %h
  ret void
}

define void @wait(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %v = load volatile i32, ptr %p, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %h, label %exit, !llvm.loop !0

exit:                                             ; preds = %h
  ret void
}

define i32 @used() {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 100
  br i1 %c, label %h, label %exit

exit:                                             ; preds = %h
  ret i32 %i1
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
