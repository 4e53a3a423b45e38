define i32 @three(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %entry
  %at = getelementptr i32, ptr %p, i32 0
  %v = load i32, ptr %at, align 4
  %s1 = add i32 0, %v
  %i1 = add i32 0, 1
  %c = icmp slt i32 %i1, 3
  br label %0

0:                                                ; preds = %h
  %at1 = getelementptr i32, ptr %p, i32 %i1
  %v2 = load i32, ptr %at1, align 4
  %s13 = add i32 %s1, %v2
  %i14 = add i32 %i1, 1
  %c5 = icmp slt i32 %i14, 3
  br label %1

1:                                                ; preds = %0
  %at6 = getelementptr i32, ptr %p, i32 %i14
  %v7 = load i32, ptr %at6, align 4
  %s18 = add i32 %s13, %v7
  %i19 = add i32 %i14, 1
  %c10 = icmp slt i32 %i19, 3
  br label %exit

exit:                                             ; preds = %1
  ret i32 %s18
}

define i32 @find(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %entry
  %c = icmp ne i32 2, 0
  br label %body

body:                                             ; preds = %h
  %at = getelementptr i32, ptr %p, i32 2
  %v = load i32, ptr %at, align 4
  %z = icmp eq i32 %v, 7
  br i1 %z, label %exit, label %l

l:                                                ; preds = %body
  %i1 = add i32 2, -1
  br label %0

0:                                                ; preds = %l
  %c1 = icmp ne i32 %i1, 0
  br label %1

1:                                                ; preds = %0
  %at2 = getelementptr i32, ptr %p, i32 %i1
  %v3 = load i32, ptr %at2, align 4
  %z4 = icmp eq i32 %v3, 7
  br i1 %z4, label %exit, label %2

2:                                                ; preds = %1
  %i15 = add i32 %i1, -1
  br label %3

3:                                                ; preds = %2
  %c6 = icmp ne i32 %i15, 0
  br label %exit

4:                                                ; No predecessors!
  %at7 = getelementptr i32, ptr %p, i32 %i15
  %v8 = load i32, ptr %at7, align 4
  %z9 = icmp eq i32 %v8, 7
  br i1 %z9, label %exit, label %5

5:                                                ; preds = %4
  %i110 = add i32 %i15, -1
  unreachable

exit:                                             ; preds = %4, %3, %1, %body
  %r = phi i32 [ %i15, %4 ], [ 2, %body ], [ -1, %3 ], [ %i1, %1 ]
  ret i32 %r
}

define void @count(i32 %n, ptr %p) {
entry:
  br label %h

h:                                                ; preds = %0, %entry
  %i = phi i32 [ 0, %entry ], [ %i12, %0 ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %0, label %exit

0:                                                ; preds = %h
  %at1 = getelementptr i32, ptr %p, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add i32 %i1, 1
  %c3 = icmp slt i32 %i12, %n
  br i1 %c3, label %h, label %exit, !llvm.loop !0

exit:                                             ; preds = %0, %h
  ret void
}

define void @pairs(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %0, %entry
  %i = phi i32 [ 0, %entry ], [ %i12, %0 ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br label %0

0:                                                ; preds = %h
  %at1 = getelementptr i32, ptr %p, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add i32 %i1, 1
  %c3 = icmp slt i32 %i12, 4
  br i1 %c3, label %h, label %exit, !llvm.loop !2

exit:                                             ; preds = %0
  ret void
}

define void @no(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %h, label %exit, !llvm.loop !3

exit:                                             ; preds = %h
  ret void
}

define void @large(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4000
  br i1 %c, label %h, label %exit

exit:                                             ; preds = %h
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
