; A constant address of shared memory that is cast to generic and back again.
; PTXAS: sm_90
; RUN: k<<<1, 1>>>(out=out:i32:1)
; EXPECT: out[0] == 7

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [2 x i32] undef, align 4

define ptx_kernel void @k(ptr %out) {
  %there = addrspacecast ptr addrspacecast (ptr addrspace(3) getelementptr ([2 x i32], ptr addrspace(3) @s, i64 0, i64 1) to ptr) to ptr addrspace(3)
  store i32 7, ptr addrspace(3) %there, align 4
  %address = ptrtoint ptr addrspace(3) %there to i32
  %again = inttoptr i32 %address to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %again, align 4
  store i32 %v, ptr %out, align 4
  ret void
}
