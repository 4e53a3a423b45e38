define ptr @iterator(ptr %x, ptr %y) {
  call void asm sideeffect "bar.sync 0;", ""()
  ret ptr %y
}

define i32 @still_written(i32 %i) {
  %s = alloca [3 x i32], align 4
  %b = getelementptr inbounds i32, ptr %s, i32 1
  store i32 7, ptr %s, align 4
  store i32 8, ptr %b, align 4
  %at = getelementptr inbounds i32, ptr %s, i32 %i
  %v = load i32, ptr %at, align 4
  %sum = add i32 %v, 7
  ret i32 %sum
}

define i32 @written_anywhere(i32 %i) {
  %s = alloca [3 x i32], align 4
  store i32 7, ptr %s, align 4
  %at = getelementptr inbounds i32, ptr %s, i32 %i
  store i32 8, ptr %at, align 4
  %v = load i32, ptr %s, align 4
  ret i32 %v
}
