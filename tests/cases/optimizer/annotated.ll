; Kernels that are marked only by metadata get the same facts as those with attributes: memory spaces and launch bounds.
; PTXAS: sm_90
; RUN: k<<<1, 64>>>(out=out:i32:64)
; EXPECT: out[i] == i
; CHECK@O3: .entry k
; CHECK-NOT@O3: setp
; CHECK@O3: st.global.u32
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @k(ptr %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 64
  br i1 %c, label %yes, label %no
yes:
  %i = sext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %t, ptr %p, align 4
  br label %no
no:
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 64}
