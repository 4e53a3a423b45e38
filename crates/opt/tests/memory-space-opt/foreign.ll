%struct.View = type { ptr, i32 }
@s = addrspace(3) global [64 x float] undef, align 4

; An address of shared memory gets into memory: nothing is known of the loaded pointer.
define ptx_kernel void @exchanged(ptr %pp) {
  %old = atomicrmw xchg ptr %pp, i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64) monotonic, align 8
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @halves(ptr %pp) {
  %slot = alloca float, align 4
  %n = ptrtoint ptr %slot to i64
  %low = trunc i64 %n to i32
  store i32 %low, ptr %pp, align 8
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; As what a comparison decides.
define ptx_kernel void @bit(ptr %pp) {
  %slot = alloca float, align 4
  %n = ptrtoint ptr %slot to i64
  %and = and i64 %n, 8
  %c = icmp eq i64 %and, 0
  %one = select i1 %c, i64 0, i64 8
  store i64 %one, ptr %pp, align 8
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; As the byte of a filled range.
define ptx_kernel void @filled(ptr %pp) {
  %slot = alloca float, align 4
  %n = ptrtoint ptr %slot to i64
  %low = trunc i64 %n to i8
  call void @llvm.memset.p0.i64(ptr %pp, i8 %low, i64 1, i1 false)
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; Put into a by-value argument, which is no longer as the host left it.
define ptx_kernel void @changed(ptr byval(%struct.View) %v) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %v, align 8
  %p = load ptr, ptr %v, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; Given by a function that writes nothing.
define ptx_kernel void @given(ptr %pp) {
  %n = call i32 @half() memory(none) nounwind willreturn
  store i32 %n, ptr %pp, align 8
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; The slot is only used as an address: still from the host.
define ptx_kernel void @copied(ptr %pp, i32 %i) {
  %slot = alloca [4 x i32], align 4
  %at = getelementptr i32, ptr %slot, i32 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %pp, i64 16, i1 false)
  %x = load i32, ptr %at, align 4
  store i32 %x, ptr %pp, align 4
  %next = getelementptr ptr, ptr %pp, i64 1
  %p = load ptr, ptr %next, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; An address in a space of its own is none of a generic pointer.
define ptx_kernel void @offset(ptr %pp) {
  store i32 ptrtoint (ptr addrspace(3) @s to i32), ptr %pp, align 4
  %next = getelementptr ptr, ptr %pp, i64 1
  %p = load ptr, ptr %next, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

declare i32 @half() memory(none) nounwind willreturn
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
