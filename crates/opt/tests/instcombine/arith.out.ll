define i32 @f(i32 %x, float %y) {
  %d = add i32 %x, 12
  %e = lshr i32 %d, 3
  %g = and i32 %e, 15
  %h = add i32 %g, -3
  %i = udiv i32 7, 0
  %j = add i32 %h, %i
  %l = fadd float %y, 0.000000e+00
  %m = bitcast float %l to i32
  %n = add i32 %j, %m
  ret i32 %n
}
