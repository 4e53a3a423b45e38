define void @near(ptr %p, i32 %i, float %v) {
  %a = getelementptr float, ptr %p, i32 %i
  store float %v, ptr %a, align 4
  %j = add nsw i32 %i, 8
  %b = getelementptr float, ptr %p, i32 %j
  %1 = getelementptr i8, ptr %a, i64 32
  store float %v, ptr %1, align 4
  ret void
}

define void @wraps(ptr %p, i32 %i, float %v) {
  %a = getelementptr float, ptr %p, i32 %i
  store float %v, ptr %a, align 4
  %j = add i32 %i, 8
  %b = getelementptr float, ptr %p, i32 %j
  store float %v, ptr %b, align 4
  ret void
}

define void @ways(ptr %p, i32 %n, i1 %c, i1 %d, float %v) {
entry:
  %i = and i32 %n, 63
  %k = mul i32 %i, 5
  %a = getelementptr float, ptr %p, i32 %k
  br i1 %c, label %x, label %join

x:                                                ; preds = %entry
  store float %v, ptr %a, align 4
  br label %join

join:                                             ; preds = %x, %entry
  br i1 %d, label %y, label %exit

y:                                                ; preds = %join
  %m = mul nsw i32 %i, 5
  %j = add nsw i32 %m, 3
  %b = getelementptr float, ptr %p, i32 %j
  %0 = getelementptr i8, ptr %a, i64 12
  store float %v, ptr %0, align 4
  br label %exit

exit:                                             ; preds = %y, %join
  ret void
}

define void @ways_that_wrap(ptr %p, i32 %i, i1 %c, float %v) {
entry:
  %b = getelementptr float, ptr %p, i32 %i
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %k = add nsw i32 %i, 1000
  %a = getelementptr float, ptr %p, i32 %k
  %0 = getelementptr i8, ptr %b, i64 4000
  store float %v, ptr %0, align 4
  br label %exit

y:                                                ; preds = %entry
  store float %v, ptr %b, align 4
  br label %exit

exit:                                             ; preds = %y, %x
  ret void
}

define void @loaded(ptr %p, ptr %q, i1 %c, float %v) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %k = load i32, ptr %q, align 4
  %a = getelementptr float, ptr %p, i32 %k
  store float %v, ptr %a, align 4
  br label %exit

y:                                                ; preds = %entry
  %l = load i32, ptr %q, align 4
  %m = add nsw i32 %l, 1
  %b = getelementptr float, ptr %p, i32 %m
  store float %v, ptr %b, align 4
  br label %exit

exit:                                             ; preds = %y, %x
  ret void
}
