@table = global ptr @in_table

; Function Attrs: noinline
define internal void @f(i32 %x, ptr %p) #0 {
  store i32 %x, ptr %p, align 4
  ret void
}

; Function Attrs: noinline
define internal i32 @recursive(i32 %n) #0 {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more

more:                                             ; preds = %0
  %m = sub i32 %n, 1
  %r = call i32 @recursive(i32 %m)
  ret i32 %r

done:                                             ; preds = %0
  ret i32 1
}

; Function Attrs: noinline
define internal i32 @in_table(i32 %unused) #0 {
  ret i32 1
}

; Function Attrs: noinline
define i32 @visible(i32 %unused) #0 {
  ret i32 1
}

define void @k(ptr %p) {
  call void @f(i32 1, ptr noalias %p)
  %b = call i32 @recursive(i32 4)
  store i32 %b, ptr %p, align 4
  %c = call i32 @in_table(i32 1)
  %d = call i32 @visible(i32 1)
  ret void
}

attributes #0 = { noinline }
