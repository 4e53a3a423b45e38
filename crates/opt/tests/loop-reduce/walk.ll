; A column: the address grows by 4*n each time. A row in the same loop is a multiply-add per address: it stays.
define void @column(ptr %m, ptr %row, ptr %out, i32 %n, i32 %col) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %k = mul nsw i32 %i, %n
  %j = add nsw i32 %k, %col
  %a = getelementptr inbounds float, ptr %m, i32 %j
  %v = load float, ptr %a, align 4
  %b = getelementptr inbounds float, ptr %row, i32 %i
  %w = load float, ptr %b, align 4
  %p = fmul float %v, %w
  %t = fadd float %s, %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  store float %t, ptr %out, align 4
  ret void
}

; Neighbours share one pointer; strides between copies are added up.
define void @unrolled(ptr %m, ptr %out, i32 %n, i32 %col) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %k = mul nsw i32 %i, %n
  %j = add nsw i32 %k, %col
  %a = getelementptr inbounds float, ptr %m, i32 %j
  %v = load float, ptr %a, align 4
  %o = getelementptr inbounds float, ptr %out, i32 %i
  store float %v, ptr %o, align 4
  %i1 = add nsw i32 %i, 1
  %k1 = mul nsw i32 %i1, %n
  %j1 = add nsw i32 %k1, %col
  %a1 = getelementptr inbounds float, ptr %m, i32 %j1
  %v1 = load float, ptr %a1, align 4
  %o1 = getelementptr inbounds float, ptr %out, i32 %i1
  store float %v1, ptr %o1, align 4
  %i2 = add nsw i32 %i, 2
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Without the promise not to wrap, a 32-bit index is not a sum of 64-bit ones.
define void @wraps(ptr %m, i32 %n, i32 %col) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = mul i32 %i, %n
  %j = add i32 %k, %col
  %a = getelementptr inbounds float, ptr %m, i32 %j
  store float 0.0, ptr %a, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
