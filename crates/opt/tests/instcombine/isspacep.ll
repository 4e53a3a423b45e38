; Which memory an address lies in, where its computation tells.

@s = internal addrspace(3) global [32 x i32] undef, align 16
@c = internal addrspace(4) constant [4 x i32] zeroinitializer, align 4

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare i1 @llvm.nvvm.isspacep.const(ptr)

define i1 @shared(i64 %i) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

; The memory of a block is a part of its cluster's.
define i1 @shared_is_cluster(i64 %i) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %r = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %p)
  ret i1 %r
}

; The cluster's may be the block's own.
define i1 @cluster_may_be_shared(ptr addrspace(7) %q) {
  %p = addrspacecast ptr addrspace(7) %q to ptr
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

define i1 @shared_is_not_global(i1 %which) {
  %q = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 4
  %p = select i1 %which, ptr %q, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %r
}

define i1 @either(i1 %which) {
  %a = alloca i32, align 4
  store volatile i32 0, ptr %a
  %p = select i1 %which, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

define i1 @slot() {
  %a = alloca i32, align 4
  store volatile i32 0, ptr %a
  %r = call i1 @llvm.nvvm.isspacep.local(ptr %a)
  ret i1 %r
}

define ptx_kernel void @argument(ptr %p, ptr %o) {
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %c = call i1 @llvm.nvvm.isspacep.const(ptr addrspacecast (ptr addrspace(4) @c to ptr))
  %x = and i1 %g, %c
  %y = or i1 %x, %s
  store i1 %y, ptr %o
  ret void
}

; A function of the device gets pointers to any memory.
define i1 @unknown(ptr %p) {
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}
