@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@table = internal constant [2 x i32] [i32 1, i32 2]
@host = addrspace(1) externally_initialized global i32 0

define internal i32 @helper(i32 %x) {
  ret i32 %x
}

define internal i32 @weak(i32 %x) {
  ret i32 %x
}

define i32 @kept(i32 %x) {
  ret i32 %x
}

declare i32 @elsewhere(i32)

define ptx_kernel void @kernel(ptr %p) {
  %a = call i32 @helper(i32 1)
  %b = call i32 @elsewhere(i32 %a)
  %c = call i32 @weak(i32 %b)
  store i32 %c, ptr %p, align 4
  ret void
}
