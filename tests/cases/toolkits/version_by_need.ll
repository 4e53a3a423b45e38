; For a known toolkit the PTX version is the lowest that has everything in the module: 8.8 for accesses of 256 bits.
; FLAGS: -arch=sm_100 --toolkit=13.0
; PTXAS: sm_100
; CHECK: .version 8.8
; CHECK: ld.global.v8.{{.}}32
; RUN: copy<<<1, 1>>>(out=out:f32:8:0, in=buf:f32:8:iota)
; EXPECT: out[i] == i
target datalayout = "e-p:64:64-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @copy(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %v = load <8 x float>, ptr addrspace(1) %in, align 32
  store <8 x float> %v, ptr addrspace(1) %out, align 32
  ret void
}
