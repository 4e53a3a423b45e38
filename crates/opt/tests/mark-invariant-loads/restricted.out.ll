define ptx_kernel void @kernel(ptr %x, ptr %y) {
  %v = load float, ptr %x, align 4, !invariant.load !0, !oxicc.restrict !1
  store float %v, ptr %y, align 4, !oxicc.restrict !3
  ret void
}

define ptx_kernel void @written(ptr %x, ptr %y, ptr %z) {
  store float 1.000000e+00, ptr %z, align 4
  %v = load float, ptr %x, align 4, !oxicc.restrict !1
  store float %v, ptr %y, align 4, !oxicc.restrict !3
  ret void
}

define ptx_kernel void @added(ptr %x, ptr %y) {
  %o = atomicrmw add ptr %y, i32 1 monotonic, align 4
  %v = load float, ptr %x, align 4, !oxicc.restrict !1
  store float %v, ptr %y, align 4, !oxicc.restrict !3
  ret void
}

!0 = !{}
!1 = !{!2}
!2 = distinct !{}
!3 = !{!4, !2}
!4 = distinct !{}
