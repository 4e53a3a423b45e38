@s = internal addrspace(3) global [4 x float] undef, align 16

define void @two(ptr addrspace(1) %p, double %a, double %b) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %1 = insertelement <2 x double> poison, double %a, i32 0
  %2 = insertelement <2 x double> %1, double %b, i32 1
  store <2 x double> %2, ptr addrspace(1) %p, align 16
  ret void
}

define float @shared(ptr addrspace(1) %p, float %a, float %b) {
  %x = load float, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(3) @s, i64 4
  %1 = insertelement <2 x float> poison, float %a, i32 0
  %2 = insertelement <2 x float> %1, float %b, i32 1
  store <2 x float> %2, ptr addrspace(3) @s, align 8
  ret float %x
}
