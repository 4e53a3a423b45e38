; PASSES: loop-deletion,simplifycfg
define void @empty() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 100
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; May run for ever.
define void @spin(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %i1 = add i32 %i, 2
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; Waits for another thread.
define void @wait(ptr %p) {
entry:
  br label %h
h:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %h, label %exit, !llvm.loop !0
exit:
  ret void
}

; Its result is used.
define i32 @used() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 100
  br i1 %c, label %h, label %exit
exit:
  ret i32 %i1
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
