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
define i32 @caller() {
  call void (i32, ...) @reads(i32 1)
  %x = call i32 (i32, ...) @ignores(i32 2)
  ret i32 %x
}
