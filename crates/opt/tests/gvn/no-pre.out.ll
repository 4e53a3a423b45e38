define float @partial(i1 %c, ptr noalias %p, float %x) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store float %x, ptr %p, align 4
  br label %j

b:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %b, %a
  %z = load float, ptr %p, align 4
  ret float %z
}
