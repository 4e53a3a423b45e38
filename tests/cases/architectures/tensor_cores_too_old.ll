; FLAGS: -arch=sm_70
; OPT: 3
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(3) %p, ptr %r) {
  ; error@+1: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3 is not supported on sm_70 (sm_75 or higher)
  %v = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %p)
  store i32 %v, ptr %r
  ret void
}

declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))
