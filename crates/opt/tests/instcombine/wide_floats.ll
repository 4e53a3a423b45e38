; Computed in double precision, rounded to single: the same in single precision.
define float @twice(float %x) {
  %a = fpext float %x to double
  %b = fmul double %a, 2.0
  %c = fptrunc double %b to float
  ret float %c
}

define float @quotient(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %q = fdiv double %a, %b
  %c = fptrunc double %q to float
  ret float %c
}

; 0.1 is another number in single precision.
define float @tenth(float %x) {
  %a = fpext float %x to double
  %b = fmul double %a, 0.1
  %c = fptrunc double %b to float
  ret float %c
}

; Two roundings in double precision are not one.
define float @two_steps(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %p = fmul double %a, %b
  %q = fadd double %p, %a
  %c = fptrunc double %q to float
  ret float %c
}

define i1 @compared(float %x) {
  %a = fpext float %x to double
  %c = fcmp ogt double %a, 0.5
  ret i1 %c
}

define i1 @compared_with_tenth(float %x) {
  %a = fpext float %x to double
  %c = fcmp ogt double %a, 0.1
  ret i1 %c
}

define i1 @number(i32 %x) {
  %a = uitofp i32 %x to float
  %c = fcmp une float %a, %a
  ret i1 %c
}

define i32 @there_and_back(i16 %x) {
  %a = sitofp i16 %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}

; Not every i32 is a float.
define i32 @rounded(i32 %x) {
  %a = sitofp i32 %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}

define float @low_half(i64 %x) {
  %a = and i64 %x, 65535
  %b = sitofp i64 %a to float
  ret float %b
}

define float @minus(float %x) {
  %a = fmul float %x, -1.0
  ret float %a
}

define float @negative_factor(float %x) {
  %a = fneg float %x
  %b = fmul float %a, 3.0
  ret float %b
}
