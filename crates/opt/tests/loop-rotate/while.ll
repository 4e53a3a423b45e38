; A loop tested at the top is tested at the bottom, after one test before it. Values that change places (%a, %b) and a
; value of the header used after the loop get phis.
define i32 @swap(i32 %n, ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = phi i32 [ 1, %entry ], [ %b, %body ]
  %b = phi i32 [ 2, %entry ], [ %a, %body ]
  %t = mul i32 %i, 3
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %t, ptr %p, align 4
  %i1 = add nsw i32 %i, 1
  br label %h, !llvm.loop !0
exit:
  %r = phi i32 [ %a, %h ]
  %s = add i32 %r, %t
  ret i32 %s
}

declare void @llvm.nvvm.barrier0() #0

; A barrier in the header is not copied.
define void @barrier(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  call void @llvm.nvvm.barrier0()
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %i1 = add nsw i32 %i, 1
  br label %h
exit:
  ret void
}

attributes #0 = { convergent nounwind }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
