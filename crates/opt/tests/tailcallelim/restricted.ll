; Restricted pointers of several calls become one: nothing is left to say about them.
define void @swap(ptr %a, ptr %b, i32 %n) {
entry:
  %v = load float, ptr %a, align 4, !oxicc.restrict !2
  store float %v, ptr %b, align 4, !oxicc.restrict !3
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %more

more:
  %m = sub i32 %n, 1
  call void @swap(ptr %b, ptr %a, i32 %m)
  ret void

exit:
  ret void
}

!0 = distinct !{}
!1 = distinct !{}
!2 = !{!0, !1}
!3 = !{!1, !0}
