define float @unsigned(i1 %c) {
  %1 = select i1 %c, float 1.000000e+00, float 0.000000e+00
  ret float %1
}

define double @byte(i1 %c) {
  %1 = select i1 %c, double 1.000000e+00, double 0.000000e+00
  ret double %1
}

define float @negative(i1 %c) {
  %1 = select i1 %c, float -1.000000e+00, float 0.000000e+00
  ret float %1
}

define float @all_bits(i1 %c) {
  %1 = select i1 %c, float 0x41F0000000000000, float 0.000000e+00
  ret float %1
}

define float @alone(i1 %c) {
  %1 = select i1 %c, float -1.000000e+00, float 0.000000e+00
  ret float %1
}

define float @sum(i1 %c, i32 %n, float %x) {
  %1 = select i1 %c, float 1.000000e+00, float 0.000000e+00
  %i = sitofp i32 %n to float
  %b = fadd float %i, %x
  %r = fadd float %1, %b
  ret float %r
}

define float @kept(i1 %c, float %x) {
  %1 = select i1 %c, float 1.000000e+00, float 0.000000e+00
  %b = fadd float %x, 0.000000e+00
  %p = fmul float %1, %b
  %d = fadd float %p, 0.000000e+00
  ret float %d
}
