; Each copy has restricted pointers of its own: the second call passes the arguments the other way round.
define internal void @copy(ptr %to, ptr %from) {
  %v = load float, ptr %from, align 4, !oxicc.restrict !2
  store float %v, ptr %to, align 4, !oxicc.restrict !3
  ret void
}

define ptx_kernel void @twice(ptr %a, ptr %b) {
  call void @copy(ptr %a, ptr %b)
  call void @copy(ptr %b, ptr %a)
  ret void
}

; In a loop, the next call may use the memory through the other pointer: nothing is left to say.
define ptx_kernel void @loop(ptr %a, ptr %b, i32 %n) {
entry:
  br label %loop

loop:
  %x = phi ptr [ %a, %entry ], [ %y, %loop ]
  %y = phi ptr [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @copy(ptr %x, ptr %y)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

!0 = distinct !{}
!1 = distinct !{}
!2 = !{!0, !1}
!3 = !{!1, !0}
