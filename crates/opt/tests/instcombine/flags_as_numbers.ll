; A flag as a number is one of two numbers; a number that is not -0 does not change with 0 added.
define float @unsigned(i1 %c) {
  %z = zext i1 %c to i32
  %f = uitofp i32 %z to float
  ret float %f
}

define double @byte(i1 %c) {
  %z = zext i1 %c to i8
  %f = sitofp i8 %z to double
  ret double %f
}

define float @negative(i1 %c) {
  %z = sext i1 %c to i32
  %f = sitofp i32 %z to float
  ret float %f
}

define float @all_bits(i1 %c) {
  %z = sext i1 %c to i32
  %f = uitofp i32 %z to float
  ret float %f
}

define float @alone(i1 %c) {
  %f = sitofp i1 %c to float
  ret float %f
}

define float @sum(i1 %c, i32 %n, float %x) {
  %f = uitofp i1 %c to float
  %a = fadd float %f, 0.0
  %i = sitofp i32 %n to float
  %b = fadd float %i, %x
  %d = fadd float %b, 0.0
  %r = fadd float %a, %d
  ret float %r
}

; -0 + 0 is 0.
define float @kept(i1 %c, float %x) {
  %s = select i1 %c, float 1.0, float -0.0
  %a = fadd float %s, 0.0
  %b = fadd float %x, 0.0
  %p = fmul float %a, %b
  %d = fadd float %p, 0.0
  ret float %d
}
