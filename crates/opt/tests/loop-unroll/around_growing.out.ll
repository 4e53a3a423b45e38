define i32 @grows(ptr %a, i32 %n) {
entry:
  br label %outer

outer:                                            ; preds = %outer.latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %outer.latch ]
  %s = phi i32 [ 0, %entry ], [ %21, %outer.latch ]
  %0 = icmp slt i32 0, %n
  %1 = select i1 %0, i32 %n, i32 1
  %2 = and i32 %1, 3
  %3 = sub i32 %1, %2
  %4 = icmp uge i32 %1, 4
  br i1 %4, label %5, label %14

5:                                                ; preds = %9, %outer
  %6 = phi i32 [ %3, %outer ], [ %10, %9 ]
  %k = phi i32 [ 0, %outer ], [ %k117, %9 ]
  %u = phi i32 [ %s, %outer ], [ %t16, %9 ]
  %at = getelementptr i32, ptr %a, i32 %k
  %v = load i32, ptr %at, align 4
  %w = mul i32 %v, %i
  %t = add i32 %u, %w
  %k1 = add nsw i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br label %7

7:                                                ; preds = %5
  %at1 = getelementptr i32, ptr %a, i32 %k1
  %v2 = load i32, ptr %at1, align 4
  %w3 = mul i32 %v2, %i
  %t4 = add i32 %t, %w3
  %k15 = add nsw i32 %k1, 1
  %more6 = icmp slt i32 %k15, %n
  br label %8

8:                                                ; preds = %7
  %at7 = getelementptr i32, ptr %a, i32 %k15
  %v8 = load i32, ptr %at7, align 4
  %w9 = mul i32 %v8, %i
  %t10 = add i32 %t4, %w9
  %k111 = add nsw i32 %k15, 1
  %more12 = icmp slt i32 %k111, %n
  br label %9

9:                                                ; preds = %8
  %at13 = getelementptr i32, ptr %a, i32 %k111
  %v14 = load i32, ptr %at13, align 4
  %w15 = mul i32 %v14, %i
  %t16 = add i32 %t10, %w15
  %k117 = add nsw i32 %k111, 1
  %more18 = icmp slt i32 %k117, %n
  %10 = sub i32 %6, 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %5, label %12, !llvm.loop !0

12:                                               ; preds = %9
  %13 = icmp ne i32 %2, 0
  br i1 %13, label %14, label %outer.latch

14:                                               ; preds = %12, %outer
  %15 = phi i32 [ 0, %outer ], [ %k117, %12 ]
  %16 = phi i32 [ %s, %outer ], [ %t16, %12 ]
  br label %inner

inner:                                            ; preds = %14
  %k19 = phi i32 [ %15, %14 ]
  %u20 = phi i32 [ %16, %14 ]
  %at21 = getelementptr i32, ptr %a, i32 %k19
  %v22 = load i32, ptr %at21, align 4
  %w23 = mul i32 %v22, %i
  %t24 = add i32 %u20, %w23
  %k125 = add nsw i32 %k19, 1
  %more26 = icmp slt i32 %k125, %n
  %17 = icmp ne i32 %2, 1
  br i1 %17, label %18, label %outer.latch

18:                                               ; preds = %inner
  %at27 = getelementptr i32, ptr %a, i32 %k125
  %v28 = load i32, ptr %at27, align 4
  %w29 = mul i32 %v28, %i
  %t30 = add i32 %t24, %w29
  %k131 = add nsw i32 %k125, 1
  %more32 = icmp slt i32 %k131, %n
  %19 = icmp ne i32 %2, 2
  br i1 %19, label %20, label %outer.latch

20:                                               ; preds = %18
  %at33 = getelementptr i32, ptr %a, i32 %k131
  %v34 = load i32, ptr %at33, align 4
  %w35 = mul i32 %v34, %i
  %t36 = add i32 %t30, %w35
  %k137 = add nsw i32 %k131, 1
  %more38 = icmp slt i32 %k137, %n
  br label %outer.latch

outer.latch:                                      ; preds = %20, %18, %inner, %12
  %21 = phi i32 [ %t24, %inner ], [ %t30, %18 ], [ %t36, %20 ], [ %t16, %12 ]
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, 8
  br i1 %c, label %outer, label %exit

exit:                                             ; preds = %outer.latch
  ret i32 %21
}

!0 = distinct !{!0, !1}
!1 = !{!"oxicc.loop.unrolled"}
