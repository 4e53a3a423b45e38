; A sum that is kept in memory becomes a value: what is read is reached through a pointer that does not depend on the other.
define ptx_kernel void @sum(ptr %out, ptr %in, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %a, align 4, !oxicc.restrict !2
  %s = load float, ptr %out, align 4, !oxicc.restrict !3
  %t = fadd float %s, %x
  store float %t, ptr %out, align 4, !oxicc.restrict !3
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

; Nothing is known when only one of the accesses is through such a pointer, or both through the same.
define ptx_kernel void @other(ptr %out, ptr %in, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %a, align 4
  %s = load float, ptr %out, align 4, !oxicc.restrict !3
  %t = fadd float %s, %x
  store float %t, ptr %out, align 4, !oxicc.restrict !3
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define ptx_kernel void @same(ptr %out, ptr %in, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %a, align 4, !oxicc.restrict !3
  %s = load float, ptr %out, align 4, !oxicc.restrict !3
  %t = fadd float %s, %x
  store float %t, ptr %out, align 4, !oxicc.restrict !3
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

!0 = distinct !{}
!1 = distinct !{}
!2 = !{!0, !1}
!3 = !{!1}
