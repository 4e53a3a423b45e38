; The parts of an aggregate are reached through the pointer that the whole is.
define void @copy(ptr %to, ptr %from) {
  %v = load { float, float }, ptr %from, align 8, !oxicc.restrict !2
  store { float, float } %v, ptr %to, align 8, !oxicc.restrict !3
  ret void
}

!0 = distinct !{}
!1 = distinct !{}
!2 = !{!0, !1}
!3 = !{!1, !0}
