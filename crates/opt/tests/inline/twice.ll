; PASSES: inline,globaldce
; A function that one other calls twice goes there with all that it calls, both times.
define internal void @leaf(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define internal void @middle(ptr %p) {
  call void @leaf(ptr %p)
  ret void
}
define void @root(ptr %p, ptr %q) {
  call void @middle(ptr %p)
  call void @middle(ptr %q)
  ret void
}
define void @other(ptr %p) {
  call void @leaf(ptr %p)
  ret void
}
