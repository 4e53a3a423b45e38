; Targets of one toolkit only: sm_101 is sm_110 under its older name, sm_107 is of CUDA 13.4.
; FLAGS: -arch=sm_107a
; OPT: 3
; PTXAS: sm_101a sm_101f sm_107a sm_107f sm_110a
; CHECK: .version 9.4
; CHECK: .target sm_107a
; CHECK: tcgen05.fence::before_thread_sync
; RUN: add<<<1, 32>>>(r=out:f32:64:iota)
; EXPECT: r[i] == old(r[i]) * 2
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @fence() {
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  ret void
}

define ptx_kernel void @add(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr <2 x float>, ptr %r, i64 %i
  %v = load <2 x float>, ptr %p
  %s = fadd <2 x float> %v, %v
  store <2 x float> %s, ptr %p
  ret void
}

declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
