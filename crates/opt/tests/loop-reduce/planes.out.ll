define void @planes(ptr noalias %in, ptr noalias %out, i32 %nx, i32 %ny, i32 %nz, i32 %x) {
entry:
  %plane = mul nsw i32 %nx, %ny
  %0 = mul nsw i32 1, %plane
  %1 = add nsw i32 %0, %x
  %2 = getelementptr inbounds float, ptr %in, i32 %1
  %3 = sext i32 %plane to i64
  %4 = mul i64 %3, 4
  %5 = mul nsw i32 1, %plane
  %6 = add nsw i32 %5, %x
  %7 = getelementptr inbounds float, ptr %out, i32 %6
  br label %loop

loop:                                             ; preds = %loop, %entry
  %8 = phi ptr [ %7, %entry ], [ %11, %loop ]
  %9 = phi ptr [ %2, %entry ], [ %10, %loop ]
  %z = phi i32 [ 1, %entry ], [ %next, %loop ]
  %k = mul nsw i32 %z, %plane
  %i = add nsw i32 %k, %x
  %up = add nsw i32 %i, %plane
  %a = getelementptr inbounds float, ptr %in, i32 %i
  %va = load float, ptr %9, align 4
  %b = getelementptr inbounds float, ptr %in, i32 %up
  %10 = getelementptr i8, ptr %9, i64 %4
  %vb = load float, ptr %10, align 4
  %s = fadd float %va, %vb
  %o = getelementptr inbounds float, ptr %out, i32 %i
  store float %s, ptr %8, align 4
  %next = add nsw i32 %z, 1
  %c = icmp slt i32 %next, %nz
  %11 = getelementptr i8, ptr %8, i64 %4
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @behind(ptr noalias %in, ptr noalias %out, i32 %n, i32 %m, i32 %x) {
entry:
  %0 = sext i32 0 to i64
  %1 = sext i32 %n to i64
  %2 = mul i64 %0, %1
  %3 = sext i32 %x to i64
  %4 = add i64 %2, %3
  %5 = mul i64 %4, 4
  %6 = getelementptr i8, ptr %in, i64 %5
  %7 = sext i32 %n to i64
  %8 = mul i64 %7, 4
  %9 = sext i32 0 to i64
  %10 = sext i32 %n to i64
  %11 = mul i64 %9, %10
  %12 = sext i32 %x to i64
  %13 = add i64 %11, %12
  %14 = mul i64 %13, 4
  %15 = getelementptr i8, ptr %out, i64 %14
  br label %loop

loop:                                             ; preds = %latch, %entry
  %16 = phi ptr [ %15, %entry ], [ %19, %latch ]
  %17 = phi ptr [ %6, %entry ], [ %18, %latch ]
  %z = phi i32 [ 0, %entry ], [ %next, %latch ]
  %t = icmp sgt i32 %z, %m
  br i1 %t, label %body, label %latch

body:                                             ; preds = %loop
  %k = mul nsw i32 %z, %n
  %i = add nsw i32 %k, %x
  %a = getelementptr inbounds float, ptr %in, i32 %i
  %v = load float, ptr %17, align 4
  %o = getelementptr inbounds float, ptr %out, i32 %i
  store float %v, ptr %16, align 4
  br label %latch

latch:                                            ; preds = %body, %loop
  %next = add nsw i32 %z, 1
  %c = icmp slt i32 %next, %n
  %18 = getelementptr i8, ptr %17, i64 %8
  %19 = getelementptr i8, ptr %16, i64 %8
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}
