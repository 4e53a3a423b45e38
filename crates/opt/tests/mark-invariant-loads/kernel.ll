; Nobody writes what a noalias readonly argument of a kernel points to.
define ptx_kernel void @kernel(ptr noalias readonly %x, ptr readonly %y, ptr noalias %z, i32 %i) {
  %a = getelementptr float, ptr %x, i32 %i
  %v = load float, ptr %a, align 4
  %w = load float, ptr %y, align 4
  %u = load volatile float, ptr %x, align 4
  %s = fadd float %v, %w
  %r = fadd float %s, %u
  store float %r, ptr %z, align 4
  ret void
}

; A function may be called after its caller wrote there.
define float @function(ptr noalias readonly %x) {
  %v = load float, ptr %x, align 4
  ret float %v
}
