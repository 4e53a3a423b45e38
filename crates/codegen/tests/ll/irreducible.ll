; Irreducible control flow is emitted as it is.
; CHECK: bra
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = phi i32 [0, %entry], [%y, %b]
  %x1 = add i32 %x, 1
  store volatile i32 %x1, ptr %p
  %ca = icmp slt i32 %x1, 10
  br i1 %ca, label %b, label %exit
b:
  %y = phi i32 [1, %entry], [%x1, %a]
  store volatile i32 %y, ptr %p
  %cb = icmp slt i32 %y, 5
  br i1 %cb, label %a, label %exit
exit:
  ret void
}
