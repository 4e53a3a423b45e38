; A constant apart: one address.
define void @near(ptr %p, i32 %i, float %v) {
  %a = getelementptr float, ptr %p, i32 %i
  store float %v, ptr %a, align 4
  %j = add nsw i32 %i, 8
  %b = getelementptr float, ptr %p, i32 %j
  store float %v, ptr %b, align 4
  ret void
}

; May wrap: another address.
define void @wraps(ptr %p, i32 %i, float %v) {
  %a = getelementptr float, ptr %p, i32 %i
  store float %v, ptr %a, align 4
  %j = add i32 %i, 8
  %b = getelementptr float, ptr %p, i32 %j
  store float %v, ptr %b, align 4
  ret void
}

; On two ways: the first moves up, without its promises.
define void @ways(ptr %p, i32 %n, i1 %c, i1 %d, float %v) {
entry:
  %i = and i32 %n, 63
  br i1 %c, label %x, label %join

x:
  %k = mul nsw i32 %i, 5
  %a = getelementptr float, ptr %p, i32 %k
  store float %v, ptr %a, align 4
  br label %join

join:
  br i1 %d, label %y, label %exit

y:
  %m = mul nsw i32 %i, 5
  %j = add nsw i32 %m, 3
  %b = getelementptr float, ptr %p, i32 %j
  store float %v, ptr %b, align 4
  br label %exit

exit:
  ret void
}

; On two ways, and it may wrap where it is not used.
define void @ways_that_wrap(ptr %p, i32 %i, i1 %c, float %v) {
entry:
  br i1 %c, label %x, label %y

x:
  %k = add nsw i32 %i, 1000
  %a = getelementptr float, ptr %p, i32 %k
  store float %v, ptr %a, align 4
  br label %exit

y:
  %b = getelementptr float, ptr %p, i32 %i
  store float %v, ptr %b, align 4
  br label %exit

exit:
  ret void
}

; A load is not moved up.
define void @loaded(ptr %p, ptr %q, i1 %c, float %v) {
entry:
  br i1 %c, label %x, label %y

x:
  %k = load i32, ptr %q, align 4
  %a = getelementptr float, ptr %p, i32 %k
  store float %v, ptr %a, align 4
  br label %exit

y:
  %l = load i32, ptr %q, align 4
  %m = add nsw i32 %l, 1
  %b = getelementptr float, ptr %p, i32 %m
  store float %v, ptr %b, align 4
  br label %exit

exit:
  ret void
}
