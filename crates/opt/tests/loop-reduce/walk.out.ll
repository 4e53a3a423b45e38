define void @column(ptr %m, ptr %row, ptr %out, i32 %n, i32 %col) {
entry:
  %0 = mul nsw i32 0, %n
  %1 = add nsw i32 %0, %col
  %2 = getelementptr inbounds float, ptr %m, i32 %1
  %3 = sext i32 %n to i64
  %4 = mul i64 %3, 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %5 = phi ptr [ %2, %entry ], [ %6, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
  %k = mul nsw i32 %i, %n
  %j = add nsw i32 %k, %col
  %a = getelementptr inbounds float, ptr %m, i32 %j
  %v = load float, ptr %5, align 4
  %b = getelementptr inbounds float, ptr %row, i32 %i
  %w = load float, ptr %b, align 4
  %p = fmul float %v, %w
  %t = fadd float %s, %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %6 = getelementptr i8, ptr %5, i64 %4
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  store float %t, ptr %out, align 4
  ret void
}

define void @unrolled(ptr %m, ptr %out, i32 %n, i32 %col) {
entry:
  %0 = mul nsw i32 0, %n
  %1 = add nsw i32 %0, %col
  %2 = getelementptr inbounds float, ptr %m, i32 %1
  %3 = sext i32 %n to i64
  %4 = mul i64 %3, 4
  %5 = getelementptr inbounds float, ptr %out, i32 0
  br label %loop

loop:                                             ; preds = %loop, %entry
  %6 = phi ptr [ %5, %entry ], [ %11, %loop ]
  %7 = phi ptr [ %2, %entry ], [ %10, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %k = mul nsw i32 %i, %n
  %j = add nsw i32 %k, %col
  %a = getelementptr inbounds float, ptr %m, i32 %j
  %v = load float, ptr %7, align 4
  %o = getelementptr inbounds float, ptr %out, i32 %i
  store float %v, ptr %6, align 4
  %i1 = add nsw i32 %i, 1
  %k1 = mul nsw i32 %i1, %n
  %j1 = add nsw i32 %k1, %col
  %a1 = getelementptr inbounds float, ptr %m, i32 %j1
  %8 = getelementptr i8, ptr %7, i64 %4
  %v1 = load float, ptr %8, align 4
  %o1 = getelementptr inbounds float, ptr %out, i32 %i1
  %9 = getelementptr i8, ptr %6, i64 4
  store float %v1, ptr %9, align 4
  %i2 = add nsw i32 %i, 2
  %more = icmp slt i32 %i2, %n
  %10 = getelementptr i8, ptr %8, i64 %4
  %11 = getelementptr i8, ptr %6, i64 8
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @wraps(ptr %m, i32 %n, i32 %col) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = mul i32 %i, %n
  %j = add i32 %k, %col
  %a = getelementptr inbounds float, ptr %m, i32 %j
  store float 0.000000e+00, ptr %a, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
