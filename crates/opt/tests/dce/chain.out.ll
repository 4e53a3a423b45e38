define void @f(ptr %p, i32 %x) {
  %c = load volatile i32, ptr %p, align 4
  store i32 %x, ptr %p, align 4
  ret void
}
