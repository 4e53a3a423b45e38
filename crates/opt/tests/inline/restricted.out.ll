define internal void @copy(ptr %to, ptr %from) {
  %v = load float, ptr %from, align 4, !oxicc.restrict !0
  store float %v, ptr %to, align 4, !oxicc.restrict !3
  ret void
}

define ptx_kernel void @twice(ptr %a, ptr %b) {
  %v = load float, ptr %b, align 4, !oxicc.restrict !4
  store float %v, ptr %a, align 4, !oxicc.restrict !7
  %v1 = load float, ptr %a, align 4, !oxicc.restrict !8
  store float %v1, ptr %b, align 4, !oxicc.restrict !11
  ret void
}

define ptx_kernel void @loop(ptr %a, ptr %b, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi ptr [ %a, %entry ], [ %y, %loop ]
  %y = phi ptr [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load float, ptr %y, align 4
  store float %v, ptr %x, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}
!3 = !{!2, !1}
!4 = !{!5, !6}
!5 = distinct !{}
!6 = distinct !{}
!7 = !{!6, !5}
!8 = !{!9, !10}
!9 = distinct !{}
!10 = distinct !{}
!11 = !{!10, !9}
