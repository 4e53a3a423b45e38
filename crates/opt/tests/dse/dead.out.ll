declare void @llvm.nvvm.barrier0()

define void @overwritten(ptr %p, i32 %a, i32 %b) {
  store i32 %b, ptr %p, align 4
  ret void
}

define void @never_read(i32 %a, i32 %i) {
  ret void
}

define void @barrier(ptr addrspace(3) %p, i32 %a, i32 %b) {
  store i32 %a, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  store i32 %b, ptr addrspace(3) %p, align 4
  ret void
}

define i32 @read(ptr %p, ptr %q, i32 %a, i32 %b) {
  store i32 %a, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  store i32 %b, ptr %p, align 4
  ret i32 %v
}

define void @half(ptr %p, i64 %a, i32 %b) {
  store i64 %a, ptr %p, align 8
  store i32 %b, ptr %p, align 8
  ret void
}

define void @volatile(ptr %p, i32 %a) {
  store volatile i32 %a, ptr %p, align 4
  store volatile i32 %a, ptr %p, align 4
  ret void
}

declare void @use(ptr)

define void @escapes(i32 %a) {
  %s = alloca i32, align 4
  store i32 %a, ptr %s, align 4
  call void @use(ptr %s)
  ret void
}
