@used = internal addrspace(1) global i32 1, align 4

define i32 @visible() {
  %v = load i32, ptr addrspace(1) @used, align 4
  ret i32 %v
}
