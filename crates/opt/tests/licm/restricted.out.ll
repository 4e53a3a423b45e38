define ptx_kernel void @sum(ptr %out, ptr %in, i32 %n) {
entry:
  %0 = load float, ptr %out, align 4, !oxicc.restrict !0
  br label %loop

loop:                                             ; preds = %loop, %entry
  %1 = phi float [ %0, %entry ], [ %t, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %a, align 4, !oxicc.restrict !2
  %t = fadd float %1, %x
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  store float %t, ptr %out, align 4, !oxicc.restrict !0
  ret void
}

define ptx_kernel void @other(ptr %out, ptr %in, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %a, align 4
  %s = load float, ptr %out, align 4, !oxicc.restrict !0
  %t = fadd float %s, %x
  store float %t, ptr %out, align 4, !oxicc.restrict !0
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @same(ptr %out, ptr %in, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %a, align 4, !oxicc.restrict !0
  %s = load float, ptr %out, align 4, !oxicc.restrict !0
  %t = fadd float %s, %x
  store float %t, ptr %out, align 4, !oxicc.restrict !0
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

!0 = !{!1}
!1 = distinct !{}
!2 = !{!3, !1}
!3 = distinct !{}
