; PASSES: gvn<no-pre>
define float @partial(i1 %c, ptr noalias %p, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  store float %x, ptr %p, align 4
  br label %j
b:
  br label %j
j:
  %z = load float, ptr %p, align 4
  ret float %z
}
