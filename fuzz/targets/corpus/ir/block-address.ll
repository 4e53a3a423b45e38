; Addresses of blocks are numbers that only indirectbr understands; tables of them may be in memory.
; RUN: k<<<1, 3>>>(out=out:i32:3)
; EXPECT: out == [10, 20, 30]
; PTXAS: sm_75 sm_100
; LLVM-VERIFY
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(1) constant [3 x ptr] [ptr blockaddress(@k, %a), ptr blockaddress(@k, %b), ptr blockaddress(@k, %c)]

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @k(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr [3 x ptr], ptr addrspace(1) @table, i32 0, i32 %t
  %to = load ptr, ptr addrspace(1) %at
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  indirectbr ptr %to, [label %a, label %b, label %c]
a:
  br label %end
b:
  br label %end
c:
  br label %end
end:
  %v = phi i32 [ 10, %a ], [ 20, %b ], [ 30, %c ]
  store i32 %v, ptr addrspace(1) %p
  ret void
}
