%S = type { i32, float, [2 x i64] }

declare void @use(ptr)

define i32 @unread(ptr %p, i32 %x) {
  %c = alloca i32, align 4
  store i32 %x, ptr %c, align 4
  %y = load i32, ptr %c, align 4
  ret i32 %y
}

define void @escapes(ptr %p) {
  %a = alloca %S, align 8
  store i32 0, ptr %a, align 4
  %1 = getelementptr inbounds i8, ptr %a, i64 4
  store float 0.000000e+00, ptr %1, align 4
  %2 = getelementptr inbounds i8, ptr %a, i64 8
  store i64 0, ptr %2, align 4
  %3 = getelementptr inbounds i8, ptr %a, i64 16
  store i64 0, ptr %3, align 4
  call void @use(ptr %a)
  ret void
}

define void @volatile(i32 %x) {
  %a = alloca i32, align 4
  store volatile i32 %x, ptr %a, align 4
  ret void
}

define i64 @parts(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, align 4
  %2 = getelementptr inbounds i8, ptr %p, i64 4
  %3 = load float, ptr %2, align 4
  %4 = getelementptr inbounds i8, ptr %p, i64 8
  %5 = load i64, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %p, i64 16
  %7 = load i64, ptr %6, align 4
  store i32 %1, ptr %q, align 4
  %8 = getelementptr inbounds i8, ptr %q, i64 4
  store float %3, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %q, i64 8
  store i64 %5, ptr %9, align 4
  %10 = getelementptr inbounds i8, ptr %q, i64 16
  store i64 %7, ptr %10, align 4
  ret i64 %7
}
