define void @sum(ptr %p, ptr %out, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %0, label %exit

0:                                                ; preds = %entry
  %1 = and i32 %n, 3
  %2 = sub i32 %n, %1
  %3 = icmp uge i32 %n, 4
  br i1 %3, label %4, label %13

4:                                                ; preds = %8, %0
  %5 = phi i32 [ %2, %0 ], [ %9, %8 ]
  %i = phi i32 [ %next14, %8 ], [ 0, %0 ]
  %s = phi float [ %t13, %8 ], [ 0.000000e+00, %0 ]
  %at = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %at, align 4
  %t = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br label %6

6:                                                ; preds = %4
  %at1 = getelementptr float, ptr %p, i32 %next
  %v2 = load float, ptr %at1, align 4
  %t3 = fadd float %t, %v2
  %next4 = add nsw i32 %next, 1
  %more5 = icmp slt i32 %next4, %n
  br label %7

7:                                                ; preds = %6
  %at6 = getelementptr float, ptr %p, i32 %next4
  %v7 = load float, ptr %at6, align 4
  %t8 = fadd float %t3, %v7
  %next9 = add nsw i32 %next4, 1
  %more10 = icmp slt i32 %next9, %n
  br label %8

8:                                                ; preds = %7
  %at11 = getelementptr float, ptr %p, i32 %next9
  %v12 = load float, ptr %at11, align 4
  %t13 = fadd float %t8, %v12
  %next14 = add nsw i32 %next9, 1
  %more15 = icmp slt i32 %next14, %n
  %9 = sub i32 %5, 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %4, label %11, !llvm.loop !0

11:                                               ; preds = %8
  %12 = icmp ne i32 %1, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11, %0
  %14 = phi i32 [ 0, %0 ], [ %next14, %11 ]
  %15 = phi float [ 0.000000e+00, %0 ], [ %t13, %11 ]
  br label %loop

loop:                                             ; preds = %loop, %13
  %i16 = phi i32 [ %next21, %loop ], [ %14, %13 ]
  %s17 = phi float [ %t20, %loop ], [ %15, %13 ]
  %at18 = getelementptr float, ptr %p, i32 %i16
  %v19 = load float, ptr %at18, align 4
  %t20 = fadd float %s17, %v19
  %next21 = add nsw i32 %i16, 1
  %more22 = icmp slt i32 %next21, %n
  br i1 %more22, label %loop, label %16, !llvm.loop !2

16:                                               ; preds = %loop, %11
  %17 = phi float [ %t20, %loop ], [ %t13, %11 ]
  br label %exit

exit:                                             ; preds = %16, %entry
  %r = phi float [ 0.000000e+00, %entry ], [ %17, %16 ]
  store float %r, ptr %out, align 4
  ret void
}

define void @shuffles(ptr %p, i32 %n, i32 %mask) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %mask, i32 %i, i32 1, i32 31)
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %v, ptr %at, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @together(ptr %p, i32 %n) {
entry:
  %0 = icmp slt i32 0, %n
  %1 = select i1 %0, i32 %n, i32 1
  %2 = and i32 %1, 3
  %3 = sub i32 %1, %2
  %4 = icmp uge i32 %1, 4
  br i1 %4, label %5, label %14

5:                                                ; preds = %9, %entry
  %6 = phi i32 [ %3, %entry ], [ %10, %9 ]
  %i = phi i32 [ 0, %entry ], [ %next11, %9 ]
  %v = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i, i32 1, i32 31)
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %v, ptr %at, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br label %7

7:                                                ; preds = %5
  %v1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %next, i32 1, i32 31)
  %at2 = getelementptr i32, ptr %p, i32 %next
  store i32 %v1, ptr %at2, align 4
  %next3 = add nsw i32 %next, 1
  %more4 = icmp slt i32 %next3, %n
  br label %8

8:                                                ; preds = %7
  %v5 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %next3, i32 1, i32 31)
  %at6 = getelementptr i32, ptr %p, i32 %next3
  store i32 %v5, ptr %at6, align 4
  %next7 = add nsw i32 %next3, 1
  %more8 = icmp slt i32 %next7, %n
  br label %9

9:                                                ; preds = %8
  %v9 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %next7, i32 1, i32 31)
  %at10 = getelementptr i32, ptr %p, i32 %next7
  store i32 %v9, ptr %at10, align 4
  %next11 = add nsw i32 %next7, 1
  %more12 = icmp slt i32 %next11, %n
  %10 = sub i32 %6, 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %5, label %12, !llvm.loop !4

12:                                               ; preds = %9
  %13 = icmp ne i32 %2, 0
  br i1 %13, label %14, label %exit

14:                                               ; preds = %12, %entry
  %15 = phi i32 [ 0, %entry ], [ %next11, %12 ]
  br label %loop

loop:                                             ; preds = %loop, %14
  %i13 = phi i32 [ %15, %14 ], [ %next16, %loop ]
  %v14 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i13, i32 1, i32 31)
  %at15 = getelementptr i32, ptr %p, i32 %i13
  store i32 %v14, ptr %at15, align 4
  %next16 = add nsw i32 %i13, 1
  %more17 = icmp slt i32 %next16, %n
  br i1 %more17, label %loop, label %exit, !llvm.loop !5

exit:                                             ; preds = %loop, %12
  ret void
}

define void @wraps(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add i32 %i, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @search(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %found = icmp eq i32 %v, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @down(ptr %p, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  %1 = select i1 %0, i32 %n, i32 1
  %2 = and i32 %1, 3
  %3 = sub i32 %1, %2
  %4 = icmp uge i32 %1, 4
  %5 = icmp ne i32 %2, 0
  br i1 %5, label %loop, label %9

loop:                                             ; preds = %loop, %entry
  %6 = phi i32 [ %2, %entry ], [ %7, %loop ]
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nsw i32 %i, -1
  %more = icmp sgt i32 %next, 0
  %7 = sub i32 %6, 1
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %loop, label %9, !llvm.loop !6

9:                                                ; preds = %loop, %entry
  %10 = phi i32 [ %n, %entry ], [ %next, %loop ]
  br i1 %4, label %11, label %exit

11:                                               ; preds = %14, %9
  %i1 = phi i32 [ %10, %9 ], [ %next12, %14 ]
  %at2 = getelementptr i32, ptr %p, i32 %i1
  store i32 %i1, ptr %at2, align 4
  %next3 = add nsw i32 %i1, -1
  %more4 = icmp sgt i32 %next3, 0
  br label %12

12:                                               ; preds = %11
  %at5 = getelementptr i32, ptr %p, i32 %next3
  store i32 %next3, ptr %at5, align 4
  %next6 = add nsw i32 %next3, -1
  %more7 = icmp sgt i32 %next6, 0
  br label %13

13:                                               ; preds = %12
  %at8 = getelementptr i32, ptr %p, i32 %next6
  store i32 %next6, ptr %at8, align 4
  %next9 = add nsw i32 %next6, -1
  %more10 = icmp sgt i32 %next9, 0
  br label %14

14:                                               ; preds = %13
  %at11 = getelementptr i32, ptr %p, i32 %next9
  store i32 %next9, ptr %at11, align 4
  %next12 = add nsw i32 %next9, -1
  %more13 = icmp sgt i32 %next12, 0
  br i1 %more13, label %11, label %exit, !llvm.loop !7

exit:                                             ; preds = %14, %9
  ret void
}

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)

!0 = distinct !{!0, !1}
!1 = !{!"oxicc.loop.unrolled"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = distinct !{!4, !1}
!5 = distinct !{!5, !3}
!6 = distinct !{!6, !3}
!7 = distinct !{!7, !1}
