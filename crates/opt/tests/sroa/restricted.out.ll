define void @copy(ptr %to, ptr %from) {
  %1 = load float, ptr %from, align 8, !oxicc.restrict !0
  %2 = insertvalue { float, float } poison, float %1, 0
  %3 = getelementptr inbounds i8, ptr %from, i64 4
  %4 = load float, ptr %3, align 4, !oxicc.restrict !0
  %5 = insertvalue { float, float } %2, float %4, 1
  store float %1, ptr %to, align 8, !oxicc.restrict !3
  %6 = getelementptr inbounds i8, ptr %to, i64 4
  store float %4, ptr %6, align 4, !oxicc.restrict !3
  ret void
}

!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}
!3 = !{!2, !1}
