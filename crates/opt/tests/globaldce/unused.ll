; Internal functions and variables that nothing uses go, together with what only they used.
@used = internal addrspace(1) global i32 1, align 4
@unused = internal addrspace(1) global i32 2, align 4
define internal i32 @helper() {
  %v = load i32, ptr addrspace(1) @unused, align 4
  ret i32 %v
}
define i32 @visible() {
  %v = load i32, ptr addrspace(1) @used, align 4
  ret i32 %v
}
