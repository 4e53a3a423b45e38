declare void @use(ptr)

define void @f(i32 %x) {
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  store volatile i32 %x, ptr %v, align 4
  store i32 %x, ptr %e, align 4
  call void @use(ptr %e)
  ret void
}
