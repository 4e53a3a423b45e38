; What the metadata calls a kernel becomes one; what returns something cannot be one.
define void @kernel() {
  ret void
}
define void @function() {
  ret void
}
define i32 @wrong() {
  ret i32 0
}
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{ptr @function, !"kernel", i32 0}
!2 = !{ptr @wrong, !"kernel", i32 1}
