define float @before(ptr %p, ptr %s, i32 %m) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %0 = phi float [ undef, %entry ], [ %19, %latch ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %x0 = phi float [ 0.000000e+00, %entry ], [ %x2, %latch ]
  %sp = getelementptr i32, ptr %s, i32 %k
  %b = load i32, ptr %sp, align 4
  %e = call i32 @end(i32 %k) #0
  %any = icmp slt i32 %b, %e
  br i1 %any, label %pre, label %latch

pre:                                              ; preds = %outer
  %1 = sub i32 %e, %b
  %2 = and i32 %1, 3
  %3 = sub i32 %1, %2
  %4 = icmp uge i32 %1, 4
  %5 = icmp ne i32 %2, 0
  br i1 %5, label %inner, label %10

inner:                                            ; preds = %pre
  %j = phi i32 [ %b, %pre ]
  %x = phi float [ %x0, %pre ]
  %at = getelementptr float, ptr %p, i32 %j
  %v = load float, ptr %at, align 4
  %x1 = fadd float %x, %v
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %e
  %6 = icmp ne i32 %2, 1
  br i1 %6, label %7, label %10

7:                                                ; preds = %inner
  %at1 = getelementptr float, ptr %p, i32 %j.next
  %v2 = load float, ptr %at1, align 4
  %x13 = fadd float %x1, %v2
  %j.next4 = add nsw i32 %j.next, 1
  %c5 = icmp slt i32 %j.next4, %e
  %8 = icmp ne i32 %2, 2
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  %at6 = getelementptr float, ptr %p, i32 %j.next4
  %v7 = load float, ptr %at6, align 4
  %x18 = fadd float %x13, %v7
  %j.next9 = add nsw i32 %j.next4, 1
  %c10 = icmp slt i32 %j.next9, %e
  br label %10

10:                                               ; preds = %9, %7, %inner, %pre
  %11 = phi float [ %0, %pre ], [ %x1, %inner ], [ %x13, %7 ], [ %x18, %9 ]
  %12 = phi i32 [ %b, %pre ], [ %j.next, %inner ], [ %j.next4, %7 ], [ %j.next9, %9 ]
  %13 = phi float [ %x0, %pre ], [ %x1, %inner ], [ %x13, %7 ], [ %x18, %9 ]
  br i1 %4, label %14, label %exit

14:                                               ; preds = %17, %10
  %j11 = phi i32 [ %12, %10 ], [ %j.next31, %17 ]
  %x12 = phi float [ %13, %10 ], [ %x130, %17 ]
  %at13 = getelementptr float, ptr %p, i32 %j11
  %v14 = load float, ptr %at13, align 4
  %x115 = fadd float %x12, %v14
  %j.next16 = add nsw i32 %j11, 1
  %c17 = icmp slt i32 %j.next16, %e
  br label %15

15:                                               ; preds = %14
  %at18 = getelementptr float, ptr %p, i32 %j.next16
  %v19 = load float, ptr %at18, align 4
  %x120 = fadd float %x115, %v19
  %j.next21 = add nsw i32 %j.next16, 1
  %c22 = icmp slt i32 %j.next21, %e
  br label %16

16:                                               ; preds = %15
  %at23 = getelementptr float, ptr %p, i32 %j.next21
  %v24 = load float, ptr %at23, align 4
  %x125 = fadd float %x120, %v24
  %j.next26 = add nsw i32 %j.next21, 1
  %c27 = icmp slt i32 %j.next26, %e
  br label %17

17:                                               ; preds = %16
  %at28 = getelementptr float, ptr %p, i32 %j.next26
  %v29 = load float, ptr %at28, align 4
  %x130 = fadd float %x125, %v29
  %j.next31 = add nsw i32 %j.next26, 1
  %c32 = icmp slt i32 %j.next31, %e
  br i1 %c32, label %14, label %exit, !llvm.loop !0

exit:                                             ; preds = %17, %10
  %18 = phi float [ %11, %10 ], [ %x130, %17 ]
  br label %latch

latch:                                            ; preds = %exit, %outer
  %19 = phi float [ %0, %outer ], [ %18, %exit ]
  %x2 = phi float [ %x0, %outer ], [ %18, %exit ]
  %k.next = add nsw i32 %k, 1
  %ck = icmp slt i32 %k.next, %m
  br i1 %ck, label %outer, label %done

done:                                             ; preds = %latch
  ret float %x2
}

define float @after(ptr %p, i32 %n, i32 %m) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %0, label %done

0:                                                ; preds = %entry
  br label %outer

outer:                                            ; preds = %latch, %0
  %k = phi i32 [ %k.next, %latch ], [ 0, %0 ]
  %x0 = phi float [ %22, %latch ], [ 0.000000e+00, %0 ]
  %1 = icmp slt i32 0, %n
  %2 = select i1 %1, i32 %n, i32 1
  %3 = and i32 %2, 3
  %4 = sub i32 %2, %3
  %5 = icmp uge i32 %2, 4
  br i1 %5, label %6, label %15

6:                                                ; preds = %10, %outer
  %7 = phi i32 [ %4, %outer ], [ %11, %10 ]
  %j = phi i32 [ 0, %outer ], [ %j.next14, %10 ]
  %x = phi float [ %x0, %outer ], [ %x113, %10 ]
  %at = getelementptr float, ptr %p, i32 %j
  %v = load float, ptr %at, align 4
  %x1 = fadd float %x, %v
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %n
  br label %8

8:                                                ; preds = %6
  %at1 = getelementptr float, ptr %p, i32 %j.next
  %v2 = load float, ptr %at1, align 4
  %x13 = fadd float %x1, %v2
  %j.next4 = add nsw i32 %j.next, 1
  %c5 = icmp slt i32 %j.next4, %n
  br label %9

9:                                                ; preds = %8
  %at6 = getelementptr float, ptr %p, i32 %j.next4
  %v7 = load float, ptr %at6, align 4
  %x18 = fadd float %x13, %v7
  %j.next9 = add nsw i32 %j.next4, 1
  %c10 = icmp slt i32 %j.next9, %n
  br label %10

10:                                               ; preds = %9
  %at11 = getelementptr float, ptr %p, i32 %j.next9
  %v12 = load float, ptr %at11, align 4
  %x113 = fadd float %x18, %v12
  %j.next14 = add nsw i32 %j.next9, 1
  %c15 = icmp slt i32 %j.next14, %n
  %11 = sub i32 %7, 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %6, label %13, !llvm.loop !2

13:                                               ; preds = %10
  %14 = icmp ne i32 %3, 0
  br i1 %14, label %15, label %latch

15:                                               ; preds = %13, %outer
  %16 = phi i32 [ 0, %outer ], [ %j.next14, %13 ]
  %17 = phi float [ %x0, %outer ], [ %x113, %13 ]
  br label %inner

inner:                                            ; preds = %15
  %j16 = phi i32 [ %16, %15 ]
  %x17 = phi float [ %17, %15 ]
  %at18 = getelementptr float, ptr %p, i32 %j16
  %v19 = load float, ptr %at18, align 4
  %x120 = fadd float %x17, %v19
  %j.next21 = add nsw i32 %j16, 1
  %c22 = icmp slt i32 %j.next21, %n
  %18 = icmp ne i32 %3, 1
  br i1 %18, label %19, label %latch

19:                                               ; preds = %inner
  %at23 = getelementptr float, ptr %p, i32 %j.next21
  %v24 = load float, ptr %at23, align 4
  %x125 = fadd float %x120, %v24
  %j.next26 = add nsw i32 %j.next21, 1
  %c27 = icmp slt i32 %j.next26, %n
  %20 = icmp ne i32 %3, 2
  br i1 %20, label %21, label %latch

21:                                               ; preds = %19
  %at28 = getelementptr float, ptr %p, i32 %j.next26
  %v29 = load float, ptr %at28, align 4
  %x130 = fadd float %x125, %v29
  %j.next31 = add nsw i32 %j.next26, 1
  %c32 = icmp slt i32 %j.next31, %n
  br label %latch

latch:                                            ; preds = %21, %19, %inner, %13
  %22 = phi float [ %x120, %inner ], [ %x125, %19 ], [ %x130, %21 ], [ %x113, %13 ]
  %k.next = add nsw i32 %k, 1
  %ck = icmp slt i32 %k.next, %m
  br i1 %ck, label %outer, label %23

23:                                               ; preds = %latch
  br label %done

done:                                             ; preds = %23, %entry
  %r = phi float [ 0.000000e+00, %entry ], [ %22, %23 ]
  ret float %r
}

declare i32 @end(i32)

attributes #0 = { memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"oxicc.loop.unrolled"}
!2 = distinct !{!2, !1}
