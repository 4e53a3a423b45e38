declare void @use(i32)

define i32 @phis(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  br label %j

y:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %y, %x
  %p = phi i32 [ %a, %x ], [ %b, %y ]
  %s = sub i32 %p, %p
  ret i32 %s
}

define float @divided(i1 %c, float %a, float %b, ptr %p) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %m = fdiv float %a, %b
  store float %m, ptr %p, align 4
  br label %j

y:                                                ; preds = %entry
  %0 = fdiv float %a, %b
  br label %j

j:                                                ; preds = %y, %x
  %1 = phi float [ %m, %x ], [ %0, %y ]
  ret float %1
}

define float @product(i1 %c, float %a, float %b, ptr %p) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %m = fmul float %a, %b
  store float %m, ptr %p, align 4
  br label %j

y:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %y, %x
  %n = fmul float %a, %b
  %s = fadd float %n, %a
  ret float %s
}

define i32 @quotient(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %m = udiv i32 %a, %b
  call void @use(i32 %m)
  br label %j

y:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %y, %x
  %n = udiv i32 %a, %b
  ret i32 %n
}
