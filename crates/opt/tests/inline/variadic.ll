; What looks at its variable arguments has them in its frame only, even where there are none.
declare void @llvm.va_start(ptr)
define internal void @reads(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  ret void
}
define internal i32 @ignores(i32 %n, ...) {
  %m = add i32 %n, 1
  ret i32 %m
}
; The fallback of templates: taken whatever it is called with.
define internal i32 @fallback(...) {
  ret i32 7
}
define i32 @caller() {
  call void (i32, ...) @reads(i32 1)
  %x = call i32 (i32, ...) @ignores(i32 2)
  %y = call i32 (i32, ...) @ignores(i32 3, i32 4, double 1.0)
  %z = call i32 (...) @fallback(i32 0)
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}
