declare void @use(i32)

; Two phis of the same values are one.
define i32 @phis(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %j
y:
  br label %j
j:
  %p = phi i32 [ %a, %x ], [ %b, %y ]
  %q = phi i32 [ %b, %y ], [ %a, %x ]
  %s = sub i32 %p, %q
  ret i32 %s
}

; The quotient is known on one side, and computed on the other.
define float @divided(i1 %c, float %a, float %b, ptr %p) {
entry:
  br i1 %c, label %x, label %y
x:
  %m = fdiv float %a, %b
  store float %m, ptr %p, align 4
  br label %j
y:
  br label %j
j:
  %n = fdiv float %a, %b
  ret float %n
}

; A product is cheap, and is fused with the sum.
define float @product(i1 %c, float %a, float %b, ptr %p) {
entry:
  br i1 %c, label %x, label %y
x:
  %m = fmul float %a, %b
  store float %m, ptr %p, align 4
  br label %j
y:
  br label %j
j:
  %n = fmul float %a, %b
  %s = fadd float %n, %a
  ret float %s
}

; Division may fault: it stays.
define i32 @quotient(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y
x:
  %m = udiv i32 %a, %b
  call void @use(i32 %m)
  br label %j
y:
  br label %j
j:
  %n = udiv i32 %a, %b
  ret i32 %n
}
