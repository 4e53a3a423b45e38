; What must stay as it is.
declare void @llvm.nvvm.barrier0()

define float @unaligned(ptr %p) {
  %a = load float, ptr %p, align 4
  %p1 = getelementptr i8, ptr %p, i64 4
  %b = load float, ptr %p1, align 4
  %x = fadd float %a, %b
  ret float %x
}

define float @wrong_half(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 4
  %a = load float, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %p, i64 8
  %b = load float, ptr %p2, align 8
  %x = fadd float %a, %b
  ret float %x
}

define float @store_between(ptr %p, ptr %q, float %v) {
  %a = load float, ptr %p, align 8
  store float %v, ptr %q, align 4
  %p1 = getelementptr i8, ptr %p, i64 4
  %b = load float, ptr %p1, align 4
  %x = fadd float %a, %b
  ret float %x
}

define float @barrier(ptr addrspace(3) %p) {
  %a = load float, ptr addrspace(3) %p, align 8
  call void @llvm.nvvm.barrier0()
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %x = fadd float %a, %b
  ret float %x
}

define float @volatile(ptr %p) {
  %a = load volatile float, ptr %p, align 8
  %p1 = getelementptr i8, ptr %p, i64 4
  %b = load volatile float, ptr %p1, align 4
  %x = fadd float %a, %b
  ret float %x
}

define float @load_between_stores(ptr %p, ptr %q, float %v) {
  store float %v, ptr %p, align 8
  %a = load float, ptr %q, align 4
  %p1 = getelementptr i8, ptr %p, i64 4
  store float %v, ptr %p1, align 4
  ret float %a
}
