@__const$_table$_t = internal unnamed_addr addrspace(1) constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4

declare void @use(ptr)

define i32 @table(i64 %i) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @__const$_table$_t to ptr), i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @written(i64 %i) {
  %t = alloca [4 x i32], align 4
  store [4 x i32] [i32 3, i32 1, i32 4, i32 1], ptr %t, align 4
  %p = getelementptr i32, ptr %t, i64 %i
  store i32 0, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @escapes(i64 %i) {
  %t = alloca [4 x i32], align 4
  store [4 x i32] [i32 3, i32 1, i32 4, i32 1], ptr %t, align 4
  call void @use(ptr %t)
  %p = getelementptr i32, ptr %t, i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @volatile(i64 %i) {
  %t = alloca [4 x i32], align 4
  store [4 x i32] [i32 3, i32 1, i32 4, i32 1], ptr %t, align 4
  %p = getelementptr i32, ptr %t, i64 %i
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}

define i32 @known() {
  %t = alloca [4 x i32], align 4
  store [4 x i32] [i32 3, i32 1, i32 4, i32 1], ptr %t, align 4
  %p = getelementptr i32, ptr %t, i64 2
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
