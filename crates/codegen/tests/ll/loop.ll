; Phi copies are merged away: the loop has no moves.
; CHECK: .entry loop(
; CHECK: mov
; CHECK: $L__BB0_1:
; CHECK: add.s32
; CHECK: bra
; NOT: mov.u32 %r1, %r2
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @loop(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [0, %entry], [%i1, %head]
  %s = phi i32 [0, %entry], [%s1, %head]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %s1 = add i32 %s, %v
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %head, label %done, !llvm.loop !0
done:
  store i32 %s1, ptr %p
  ret void
}
; Two values that exchange places need a temporary.
define ptx_kernel void @swap(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [0, %entry], [%i1, %head]
  %a = phi i32 [1, %entry], [%b, %head]
  %b = phi i32 [2, %entry], [%a, %head]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %head, label %done
done:
  store i32 %a, ptr %p
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %b, ptr %q
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
