; Metadata of loops about unrolling reaches ptxas.
; FLAGS: -arch=sm_90
; PTXAS: sm_90
target triple = "nvptx64-nvidia-cuda"

; CHECK: .entry disabled(
; CHECK: .pragma "nounroll";
; CHECK-NOT: nounroll
define ptx_kernel void @disabled(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %i, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out, !llvm.loop !0
out:
  ret void
}
; RUN: disabled<<<1, 1>>>(p=out:i32:8, n=i32:8)
; EXPECT: p[i] == i

; CHECK: .entry once(
; CHECK: .pragma "nounroll";
; CHECK-NOT: nounroll
define ptx_kernel void @once(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %i, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out, !llvm.loop !2
out:
  ret void
}
; RUN: once<<<1, 1>>>(p=out:i32:8, n=i32:8)
; EXPECT: p[i] == i

; CHECK: .entry nothing_said(
; CHECK-NOT: nounroll
define ptx_kernel void @nothing_said(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %i, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 8
  br i1 %more, label %loop, label %out, !llvm.loop !4
out:
  ret void
}
; RUN: nothing_said<<<1, 1>>>(p=out:i32:8)
; EXPECT: p[i] == i

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 1}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
