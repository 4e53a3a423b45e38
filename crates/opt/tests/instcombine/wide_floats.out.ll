define float @twice(float %x) {
  %c = fmul float %x, 2.000000e+00
  ret float %c
}

define float @quotient(float %x, float %y) {
  %c = fdiv float %x, %y
  ret float %c
}

define float @tenth(float %x) {
  %a = fpext float %x to double
  %b = fmul double %a, 1.000000e-01
  %c = fptrunc double %b to float
  ret float %c
}

define float @two_steps(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %p = fmul double %a, %b
  %q = fadd double %p, %a
  %c = fptrunc double %q to float
  ret float %c
}

define i1 @compared(float %x) {
  %c = fcmp ogt float %x, 5.000000e-01
  ret i1 %c
}

define i1 @compared_with_tenth(float %x) {
  %a = fpext float %x to double
  %c = fcmp ogt double %a, 1.000000e-01
  ret i1 %c
}

define i1 @number(i32 %x) {
  ret i1 false
}

define i32 @there_and_back(i16 %x) {
  %b = sext i16 %x to i32
  ret i32 %b
}

define i32 @rounded(i32 %x) {
  %a = sitofp i32 %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}

define float @low_half(i64 %x) {
  %a = and i64 %x, 65535
  %1 = trunc i64 %a to i32
  %b = uitofp i32 %1 to float
  ret float %b
}

define float @minus(float %x) {
  %a = fneg float %x
  ret float %a
}

define float @negative_factor(float %x) {
  %b = fmul float %x, -3.000000e+00
  ret float %b
}
