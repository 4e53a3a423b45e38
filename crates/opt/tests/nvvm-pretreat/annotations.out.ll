define ptx_kernel void @k(ptr %p) #0 {
  ret void
}

define ptx_kernel void @both(ptr %p) #1 {
  ret void
}

define void @device(ptr %p) {
  ret void
}

attributes #0 = { "nvvm.maxntid"="32,4" }
attributes #1 = { "nvvm.maxntid"="64" "nvvm.reqntid"="16" }

!nvvm.annotations = !{!0, !1, !2}

!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 32, !"maxntidy", i32 4, !"minctasm", i32 2}
!1 = !{ptr @both, !"kernel", i32 1, !"maxntidx", i32 32, !"reqntidx", i32 16}
!2 = !{ptr @device, !"align", i32 65544}
