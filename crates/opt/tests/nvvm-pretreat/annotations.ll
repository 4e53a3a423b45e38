; Kernels and launch bounds that are only in metadata become what passes read.
define void @k(ptr %p) {
  ret void
}

define void @both(ptr %p) "nvvm.maxntid"="64" {
  ret void
}

define void @device(ptr %p) {
  ret void
}

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 32, !"maxntidy", i32 4, !"minctasm", i32 2}
!1 = !{ptr @both, !"kernel", i32 1, !"maxntidx", i32 32, !"reqntidx", i32 16}
!2 = !{ptr @device, !"align", i32 65544}
