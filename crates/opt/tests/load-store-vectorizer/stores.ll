@s = internal addrspace(3) global [4 x float] undef, align 16

define void @two(ptr addrspace(1) %p, double %a, double %b) {
  store double %a, ptr addrspace(1) %p, align 16
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  store double %b, ptr addrspace(1) %p1, align 8
  ret void
}

; The alignment of the variable counts; the load from another space does not disturb.
define float @shared(ptr addrspace(1) %p, float %a, float %b) {
  store float %a, ptr addrspace(3) @s, align 4
  %x = load float, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(3) @s, i64 4
  store float %b, ptr addrspace(3) %p1, align 4
  ret float %x
}
