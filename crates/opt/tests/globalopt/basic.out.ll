@limit = internal addrspace(1) constant i32 7, align 4
@trace = internal addrspace(1) global [4 x i32] zeroinitializer, align 4
@visible = addrspace(1) global i32 7, align 4
@watched = internal addrspace(1) global i32 7, align 4
@escaped = internal addrspace(1) global i32 7, align 4
@counter = internal addrspace(1) global i32 7, align 4
@kept = internal addrspace(1) global i32 7, align 4
@both = internal addrspace(1) global i32 7, align 4
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept to ptr)], section "llvm.metadata"

define i32 @k(i64 %i, ptr %p) {
  %a = load i32, ptr addrspace(1) @limit, align 4
  %t = getelementptr [4 x i32], ptr addrspace(1) @trace, i64 0, i64 %i
  %b = load i32, ptr addrspace(1) @visible, align 4
  %c = load volatile i32, ptr addrspace(1) @watched, align 4
  store ptr addrspacecast (ptr addrspace(1) @escaped to ptr), ptr %p, align 8
  %d = atomicrmw add ptr addrspace(1) @counter, i32 1 monotonic, align 4
  %e = load i32, ptr addrspace(1) @kept, align 4
  %f = load i32, ptr addrspace(1) @both, align 4
  store i32 %f, ptr addrspace(1) @both, align 4
  %s1 = add i32 %a, %b
  %s2 = add i32 %c, %d
  %s3 = add i32 %e, %f
  %s4 = add i32 %s1, %s2
  %s5 = add i32 %s4, %s3
  ret i32 %s5
}
