; Function Attrs: convergent
declare void @__assertfail(ptr, ptr, i32, ptr, i64) #0

; Function Attrs: convergent
declare void @meet() #0

define void @asserted(ptr %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp sgt i32 %t, 0
  br i1 %any, label %0, label %exit

0:                                                ; preds = %entry
  %1 = and i32 %t, 3
  %2 = sub i32 %t, %1
  %3 = icmp uge i32 %t, 4
  br i1 %3, label %4, label %21

4:                                                ; preds = %16, %0
  %5 = phi i32 [ %2, %0 ], [ %17, %16 ]
  %i = phi i32 [ %i111, %16 ], [ 0, %0 ]
  %fine = icmp slt i32 %i, %n
  br i1 %fine, label %7, label %6

6:                                                ; preds = %4
  call void @__assertfail(ptr null, ptr null, i32 1, ptr null, i64 1)
  br label %7

7:                                                ; preds = %6, %4
  %at = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %t
  br label %8

8:                                                ; preds = %7
  %fine1 = icmp slt i32 %i1, %n
  br i1 %fine1, label %10, label %9

9:                                                ; preds = %8
  call void @__assertfail(ptr null, ptr null, i32 1, ptr null, i64 1)
  br label %10

10:                                               ; preds = %9, %8
  %at2 = getelementptr i32, ptr %a, i32 %i1
  store i32 %i1, ptr %at2, align 4
  %i13 = add nsw i32 %i1, 1
  %more4 = icmp slt i32 %i13, %t
  br label %11

11:                                               ; preds = %10
  %fine5 = icmp slt i32 %i13, %n
  br i1 %fine5, label %13, label %12

12:                                               ; preds = %11
  call void @__assertfail(ptr null, ptr null, i32 1, ptr null, i64 1)
  br label %13

13:                                               ; preds = %12, %11
  %at6 = getelementptr i32, ptr %a, i32 %i13
  store i32 %i13, ptr %at6, align 4
  %i17 = add nsw i32 %i13, 1
  %more8 = icmp slt i32 %i17, %t
  br label %14

14:                                               ; preds = %13
  %fine9 = icmp slt i32 %i17, %n
  br i1 %fine9, label %16, label %15

15:                                               ; preds = %14
  call void @__assertfail(ptr null, ptr null, i32 1, ptr null, i64 1)
  br label %16

16:                                               ; preds = %15, %14
  %at10 = getelementptr i32, ptr %a, i32 %i17
  store i32 %i17, ptr %at10, align 4
  %i111 = add nsw i32 %i17, 1
  %more12 = icmp slt i32 %i111, %t
  %17 = sub i32 %5, 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %4, label %19, !llvm.loop !0

19:                                               ; preds = %16
  %20 = icmp ne i32 %1, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %19, %0
  %22 = phi i32 [ 0, %0 ], [ %i111, %19 ]
  br label %loop

loop:                                             ; preds = %next, %21
  %i14 = phi i32 [ %i117, %next ], [ %22, %21 ]
  %fine15 = icmp slt i32 %i14, %n
  br i1 %fine15, label %next, label %fail

fail:                                             ; preds = %loop
  call void @__assertfail(ptr null, ptr null, i32 1, ptr null, i64 1)
  br label %next

next:                                             ; preds = %fail, %loop
  %at16 = getelementptr i32, ptr %a, i32 %i14
  store i32 %i14, ptr %at16, align 4
  %i117 = add nsw i32 %i14, 1
  %more18 = icmp slt i32 %i117, %t
  br i1 %more18, label %loop, label %23, !llvm.loop !2

23:                                               ; preds = %next, %19
  br label %exit

exit:                                             ; preds = %23, %entry
  ret void
}

define void @met(ptr %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp sgt i32 %t, 0
  br i1 %any, label %0, label %exit

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %0
  %i = phi i32 [ %i1, %loop ], [ 0, %0 ]
  call void @meet()
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, %t
  br i1 %more, label %loop, label %1

1:                                                ; preds = %loop
  br label %exit

exit:                                             ; preds = %1, %entry
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { convergent }

!0 = distinct !{!0, !1}
!1 = !{!"oxicc.loop.unrolled"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
