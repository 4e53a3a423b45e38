; Parameters and results that nobody uses go; those of functions that others can call stay.
@table = global ptr @in_table

define internal i32 @f(i32 %x, i32 %unused, ptr %p) noinline {
  store i32 %x, ptr %p, align 4
  ret i32 %x
}

define internal i32 @recursive(i32 %n, i32 %passed) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @recursive(i32 %m, i32 %passed)
  ret i32 %r
done:
  ret i32 1
}

define internal i32 @in_table(i32 %unused) noinline {
  ret i32 1
}

define i32 @visible(i32 %unused) noinline {
  ret i32 1
}

define void @k(ptr %p) {
  %a = call i32 @f(i32 1, i32 2, ptr noalias %p)
  %b = call i32 @recursive(i32 4, i32 5)
  store i32 %b, ptr %p, align 4
  %c = call i32 @in_table(i32 1)
  %d = call i32 @visible(i32 1)
  ret void
}
