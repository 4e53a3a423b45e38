define void @copy(ptr %to, ptr %from) {
  %1 = load float, ptr %from, align 8, !oxicc.restrict !0
  %2 = getelementptr inbounds i8, ptr %from, i64 4
  %3 = load float, ptr %2, align 4, !oxicc.restrict !0
  store float %1, ptr %to, align 8, !oxicc.restrict !3
  %4 = getelementptr inbounds i8, ptr %to, i64 4
  store float %3, ptr %4, align 4, !oxicc.restrict !3
  ret void
}

!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}
!3 = !{!2, !1}
