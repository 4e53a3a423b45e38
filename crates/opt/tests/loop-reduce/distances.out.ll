define ptx_kernel void @shape(ptr %u, ptr %k, ptr %v, i32 %n, i32 %m) {
entry:
  %0 = mul nsw i32 1, %n
  %1 = getelementptr float, ptr %u, i32 %0
  %2 = sext i32 %m to i64
  %3 = mul i64 %2, 4
  %4 = sext i32 %m to i64
  %5 = mul i64 %4, -4
  %6 = sext i32 %m to i64
  %7 = mul i64 %6, 12
  %8 = sext i32 %m to i64
  %9 = mul i64 %8, -12
  %10 = sext i32 %n to i64
  %11 = mul i64 %10, 4
  %12 = mul nsw i32 1, %n
  %13 = getelementptr float, ptr %k, i32 %12
  br label %loop

loop:                                             ; preds = %loop, %entry
  %14 = phi ptr [ %13, %entry ], [ %25, %loop ]
  %15 = phi ptr [ %1, %entry ], [ %24, %loop ]
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %row = mul nsw i32 %i, %n
  %a1 = add nsw i32 %row, %m
  %a2 = sub nsw i32 %row, %m
  %m3 = mul nsw i32 %m, 3
  %a3 = add nsw i32 %row, %m3
  %a4 = sub nsw i32 %row, %m3
  %pu0 = getelementptr float, ptr %u, i32 %row
  %pu1 = getelementptr float, ptr %u, i32 %a1
  %pu2 = getelementptr float, ptr %u, i32 %a2
  %pu3 = getelementptr float, ptr %u, i32 %a3
  %pu4 = getelementptr float, ptr %u, i32 %a4
  %pk0 = getelementptr float, ptr %k, i32 %row
  %pk1 = getelementptr float, ptr %k, i32 %a1
  %pk2 = getelementptr float, ptr %k, i32 %a2
  %pk3 = getelementptr float, ptr %k, i32 %a3
  %pk4 = getelementptr float, ptr %k, i32 %a4
  %u0 = load float, ptr %15, align 4
  %16 = getelementptr i8, ptr %15, i64 %3
  %u1 = load float, ptr %16, align 4
  %17 = getelementptr i8, ptr %15, i64 %5
  %u2 = load float, ptr %17, align 4
  %18 = getelementptr i8, ptr %15, i64 %7
  %u3 = load float, ptr %18, align 4
  %19 = getelementptr i8, ptr %15, i64 %9
  %u4 = load float, ptr %19, align 4
  %k0 = load float, ptr %14, align 4
  %20 = getelementptr i8, ptr %14, i64 %3
  %k1 = load float, ptr %20, align 4
  %21 = getelementptr i8, ptr %14, i64 %5
  %k2 = load float, ptr %21, align 4
  %22 = getelementptr i8, ptr %14, i64 %7
  %k3 = load float, ptr %22, align 4
  %23 = getelementptr i8, ptr %14, i64 %9
  %k4 = load float, ptr %23, align 4
  %s1 = fadd float %u1, %k1
  %s2 = fadd float %u2, %k2
  %s3 = fadd float %u3, %k3
  %s4 = fadd float %u4, %k4
  %s0 = fadd float %u0, %k0
  %t1 = fadd float %s1, %s2
  %t2 = fadd float %s3, %s4
  %t3 = fadd float %t1, %t2
  %t4 = fadd float %t3, %s0
  store float %t4, ptr %v, align 4
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, 100
  %24 = getelementptr i8, ptr %15, i64 %11
  %25 = getelementptr i8, ptr %14, i64 %11
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
