declare void @llvm.nvvm.barrier0()

declare void @use(float)

define float @join(i1 %c, ptr %p, float %x) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store float %x, ptr %p, align 4
  br label %j

b:                                                ; preds = %entry
  %y = load float, ptr %p, align 4
  call void @use(float %y)
  %y2 = load float, ptr %p, align 4
  br label %j

j:                                                ; preds = %b, %a
  %0 = phi float [ %x, %a ], [ %y2, %b ]
  ret float %0
}

define float @partial(i1 %c, ptr noalias %p, float %x) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store float %x, ptr %p, align 4
  br label %j

b:                                                ; preds = %entry
  %0 = load float, ptr %p, align 4
  br label %j

j:                                                ; preds = %b, %a
  %1 = phi float [ %x, %a ], [ %0, %b ]
  ret float %1
}

define void @carried(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  %0 = load float, ptr %p, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %1 = phi float [ %0, %entry ], [ %t, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = getelementptr float, ptr %q, i64 %i
  %v = load float, ptr %e, align 4
  %t = fadd float %1, %v
  store float %t, ptr %p, align 4
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define float @barrier(i1 %c, ptr %p, float %x) {
entry:
  store float %x, ptr %p, align 4
  br i1 %c, label %a, label %j

a:                                                ; preds = %entry
  call void @llvm.nvvm.barrier0()
  %0 = load float, ptr %p, align 4
  br label %j

j:                                                ; preds = %a, %entry
  %1 = phi float [ %x, %entry ], [ %0, %a ]
  ret float %1
}

define float @clobbered(i1 %c, ptr %p, ptr %q, float %x) {
entry:
  store float %x, ptr %p, align 4
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store float 0.000000e+00, ptr %q, align 4
  br label %j

b:                                                ; preds = %entry
  store float 1.000000e+00, ptr %q, align 4
  br label %j

j:                                                ; preds = %b, %a
  %z = load float, ptr %p, align 4
  ret float %z
}

define float @volatile(i1 %c, ptr %p, float %x) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store volatile float %x, ptr %p, align 4
  br label %j

b:                                                ; preds = %entry
  store float %x, ptr %p, align 4
  br label %j

j:                                                ; preds = %b, %a
  %z = load volatile float, ptr %p, align 4
  ret float %z
}

define float @not_anticipated(i1 %c, i1 %d, ptr %p, float %x) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store float %x, ptr %p, align 4
  br label %j

b:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %b, %a
  br i1 %d, label %yes, label %no

yes:                                              ; preds = %j
  %z = load float, ptr %p, align 4
  ret float %z

no:                                               ; preds = %j
  ret float 0.000000e+00
}
