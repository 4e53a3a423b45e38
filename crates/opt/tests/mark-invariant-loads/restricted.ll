; All that the kernel writes is through a pointer apart from the one that is read through.
define ptx_kernel void @kernel(ptr %x, ptr %y) {
  %v = load float, ptr %x, align 4, !oxicc.restrict !2
  store float %v, ptr %y, align 4, !oxicc.restrict !3
  ret void
}

; Another write may be to the same memory.
define ptx_kernel void @written(ptr %x, ptr %y, ptr %z) {
  store float 1.0, ptr %z, align 4
  %v = load float, ptr %x, align 4, !oxicc.restrict !2
  store float %v, ptr %y, align 4, !oxicc.restrict !3
  ret void
}

; So may the write of another thread before a barrier, or one that is not a store.
define ptx_kernel void @added(ptr %x, ptr %y) {
  %o = atomicrmw add ptr %y, i32 1 monotonic, align 4
  %v = load float, ptr %x, align 4, !oxicc.restrict !2
  store float %v, ptr %y, align 4, !oxicc.restrict !3
  ret void
}

!0 = distinct !{}
!1 = distinct !{}
!2 = !{!0}
!3 = !{!1, !0}
