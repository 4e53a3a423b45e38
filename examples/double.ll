; LLVM IR, as clang or a compiler of your own writes it.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @double(ptr addrspace(1) %p) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %at, align 4
  %w = shl i32 %v, 1
  store i32 %w, ptr addrspace(1) %at, align 4
  ret void
}
