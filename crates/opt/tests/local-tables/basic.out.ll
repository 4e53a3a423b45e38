@__const$_table$_t = internal unnamed_addr addrspace(1) constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4
@__const$_by_elements$_t = internal unnamed_addr addrspace(1) constant [4 x i32] [i32 31, i32 28, i32 0, i32 30], align 4
@__const$_nested$_t = internal unnamed_addr addrspace(1) constant [2 x [2 x float]] [[2 x float] [float 1.000000e+00, float 0.000000e+00], [2 x float] [float 0.000000e+00, float 2.000000e+00]], align 4

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

define i32 @by_elements(i64 %i) {
  %t1 = getelementptr [4 x i32], ptr addrspacecast (ptr addrspace(1) @__const$_by_elements$_t to ptr), i64 0, i64 1
  %t3 = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @__const$_by_elements$_t to ptr), i64 3
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @__const$_by_elements$_t to ptr), i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define float @nested(i64 %i, i64 %j) {
  %t1 = getelementptr [2 x [2 x float]], ptr addrspacecast (ptr addrspace(1) @__const$_nested$_t to ptr), i64 0, i64 1, i64 1
  %p = getelementptr [2 x [2 x float]], ptr addrspacecast (ptr addrspace(1) @__const$_nested$_t to ptr), i64 0, i64 %i, i64 %j
  %v = load float, ptr %p, align 4
  ret float %v
}

define i32 @changed(i64 %i) {
  %t = alloca [2 x i32], align 4
  store i32 1, ptr %t, align 4
  %p = getelementptr i32, ptr %t, i64 %i
  %a = load i32, ptr %p, align 4
  store i32 2, ptr %t, align 4
  %b = load i32, ptr %p, align 4
  %c = add i32 %a, %b
  ret i32 %c
}

define i32 @half(i64 %i) {
  %t = alloca [2 x i32], align 4
  store i16 1, ptr %t, align 4
  %p = getelementptr i32, ptr %t, i64 %i
  %a = load i32, ptr %p, align 4
  ret i32 %a
}

define i32 @computed(i64 %i, i32 %x) {
  %t = alloca [2 x i32], align 4
  store i32 %x, ptr %t, align 4
  %p = getelementptr i32, ptr %t, i64 %i
  %a = load i32, ptr %p, align 4
  ret i32 %a
}

define i32 @anywhere(i64 %i) {
  %t = alloca [2 x i32], align 4
  %p = getelementptr i32, ptr %t, i64 %i
  store i32 1, ptr %p, align 4
  %a = load i32, ptr %p, align 4
  ret i32 %a
}
