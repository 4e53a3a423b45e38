; Three iterations, tested at the bottom; the sum is used after the loop.
define i32 @three(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %s = phi i32 [ 0, %entry ], [ %s1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %s1 = add i32 %s, %v
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 3
  br i1 %c, label %h, label %exit
exit:
  ret i32 %s1
}

; Tested at the top, with another way out.
define i32 @find(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 2, %entry ], [ %i1, %l ]
  %c = icmp ne i32 %i, 0
  br i1 %c, label %body, label %exit
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %z = icmp eq i32 %v, 7
  br i1 %z, label %exit, label %l
l:
  %i1 = add i32 %i, -1
  br label %h
exit:
  %r = phi i32 [ -1, %h ], [ %i, %body ]
  ret i32 %r
}

; Asked for by name: two copies that keep their tests.
define void @count(i32 %n, ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %h, label %exit, !llvm.loop !0
exit:
  ret void
}

; Four iterations in pairs.
define void @pairs(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %h, label %exit, !llvm.loop !2
exit:
  ret void
}

; Forbidden.
define void @no(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %h, label %exit, !llvm.loop !3
exit:
  ret void
}

; Too many iterations.
define void @large(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4000
  br i1 %c, label %h, label %exit
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
