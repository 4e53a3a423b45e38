declare void @llvm.va_start(ptr)

define internal void @reads(i32 %n, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start(ptr %list)
  ret void
}

define internal i32 @ignores(i32 %n, ...) {
  %m = add i32 %n, 1
  ret i32 %m
}

define internal i32 @fallback(...) {
  ret i32 7
}

define i32 @caller() {
  call void (i32, ...) @reads(i32 1)
  %m = add i32 2, 1
  %m1 = add i32 3, 1
  %s = add i32 %m, %m1
  %t = add i32 %s, 7
  ret i32 %t
}
