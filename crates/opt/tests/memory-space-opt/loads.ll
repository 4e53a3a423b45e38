%struct.View = type { ptr, i32 }
@table = addrspace(4) externally_initialized constant ptr null, align 8

; From the arguments of a kernel.
define ptx_kernel void @kernel(ptr byval(%struct.View) %v) {
  %p = load ptr, ptr %v, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @part(%struct.View %v) {
  %p = extractvalue %struct.View %v, 0
  store float 1.0, ptr %p, align 4
  ret void
}

define void @part_of_a_function(%struct.View %v) {
  %p = extractvalue %struct.View %v, 0
  store float 1.0, ptr %p, align 4
  ret void
}

; From constant memory, in any function.
define void @function() {
  %p = load ptr, ptr addrspace(4) @table, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; From global memory, in a kernel that keeps no pointers.
define ptx_kernel void @indirect(ptr %pp) {
  %p = load ptr, ptr %pp, align 8
  call void @llvm.nvvm.barrier0()
  store float 1.0, ptr %p, align 4
  ret void
}

; It may have been put there by this kernel.
define ptx_kernel void @keeps(ptr %pp) {
  %slot = alloca float, align 4
  %q = getelementptr ptr, ptr %pp, i64 1
  store ptr %slot, ptr %q, align 8
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @calls(ptr %pp) {
  call void @unknown(ptr %pp)
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; Not a kernel.
define void @device(ptr %pp) {
  %p = load ptr, ptr %pp, align 8
  store float 1.0, ptr %p, align 4
  ret void
}

; Code is nowhere.
define ptx_kernel void @code(ptr %pp) {
  %f = load ptr, ptr %pp, align 8
  call void %f() memory(none)
  ret void
}

declare void @unknown(ptr)
declare void @llvm.nvvm.barrier0()
