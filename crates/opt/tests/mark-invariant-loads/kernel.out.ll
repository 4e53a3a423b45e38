define ptx_kernel void @kernel(ptr noalias readonly %x, ptr readonly %y, ptr noalias %z, i32 %i) {
  %a = getelementptr float, ptr %x, i32 %i
  %v = load float, ptr %a, align 4, !invariant.load !0
  %w = load float, ptr %y, align 4
  %u = load volatile float, ptr %x, align 4
  %s = fadd float %v, %w
  %r = fadd float %s, %u
  store float %r, ptr %z, align 4
  ret void
}

define float @function(ptr noalias readonly %x) {
  %v = load float, ptr %x, align 4
  ret float %v
}

!0 = !{}
