define void @root(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  store i32 1, ptr %q, align 4
  ret void
}

define void @other(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}
