@s = internal addrspace(3) global [32 x i32] undef, align 16
@c = internal addrspace(4) constant [4 x i32] zeroinitializer, align 4

declare i1 @llvm.nvvm.isspacep.shared(ptr)

declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)

declare i1 @llvm.nvvm.isspacep.global(ptr)

declare i1 @llvm.nvvm.isspacep.local(ptr)

declare i1 @llvm.nvvm.isspacep.const(ptr)

define i1 @shared(i64 %i) {
  ret i1 true
}

define i1 @shared_is_cluster(i64 %i) {
  ret i1 true
}

define i1 @cluster_may_be_shared(ptr addrspace(7) %q) {
  %p = addrspacecast ptr addrspace(7) %q to ptr
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

define i1 @shared_is_not_global(i1 %which) {
  ret i1 false
}

define i1 @either(i1 %which) {
  %a = alloca i32, align 4
  store volatile i32 0, ptr %a, align 4
  %p = select i1 %which, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

define i1 @slot() {
  %a = alloca i32, align 4
  store volatile i32 0, ptr %a, align 4
  ret i1 true
}

define ptx_kernel void @argument(ptr %p, ptr %o) {
  store i1 true, ptr %o, align 1
  ret void
}

define i1 @unknown(ptr %p) {
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}
