%struct.View = type { ptr, i32 }

@table = addrspace(4) externally_initialized constant ptr null, align 8

define ptx_kernel void @kernel(ptr byval(%struct.View) %v) {
  %p = load ptr, ptr %v, align 8
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  store float 1.000000e+00, ptr %2, align 4
  ret void
}

define ptx_kernel void @part(%struct.View %v) {
  %p = extractvalue %struct.View %v, 0
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  store float 1.000000e+00, ptr %2, align 4
  ret void
}

define void @part_of_a_function(%struct.View %v) {
  %p = extractvalue %struct.View %v, 0
  store float 1.000000e+00, ptr %p, align 4
  ret void
}

define void @function() {
  %p = load ptr, ptr addrspace(4) @table, align 8
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  store float 1.000000e+00, ptr %2, align 4
  ret void
}

define ptx_kernel void @indirect(ptr %pp) {
  %p = load ptr, ptr %pp, align 8
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  call void @llvm.nvvm.barrier0()
  store float 1.000000e+00, ptr %2, align 4
  ret void
}

define ptx_kernel void @keeps(ptr %pp) {
  %slot = alloca float, align 4
  %q = getelementptr ptr, ptr %pp, i64 1
  store ptr %slot, ptr %q, align 8
  %p = load ptr, ptr %pp, align 8
  store float 1.000000e+00, ptr %p, align 4
  ret void
}

define ptx_kernel void @calls(ptr %pp) {
  call void @unknown(ptr %pp)
  %p = load ptr, ptr %pp, align 8
  store float 1.000000e+00, ptr %p, align 4
  ret void
}

define void @device(ptr %pp) {
  %p = load ptr, ptr %pp, align 8
  store float 1.000000e+00, ptr %p, align 4
  ret void
}

define ptx_kernel void @code(ptr %pp) {
  %f = load ptr, ptr %pp, align 8
  call void %f() #0
  ret void
}

declare void @unknown(ptr)

declare void @llvm.nvvm.barrier0()

attributes #0 = { memory(none) }
