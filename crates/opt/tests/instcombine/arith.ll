; Identities, constants, regrouping, powers of two. Division by zero and signed overflow of a division stay.
define i32 @f(i32 %x, float %y) {
  %a = add i32 %x, 0
  %b = mul i32 %a, 1
  %c = add i32 %b, 5
  %d = add i32 %c, 7
  %e = udiv i32 %d, 8
  %g = urem i32 %e, 16
  %h = sub i32 %g, 3
  %i = sdiv i32 7, 0
  %j = add i32 %h, %i
  %k = fmul float %y, 1.0
  %l = fadd float %k, 0.0
  %m = bitcast float %l to i32
  %n = add i32 %j, %m
  ret i32 %n
}
