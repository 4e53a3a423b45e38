@tile = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: noinline
define internal float @inner(ptr %p) #0 {
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  %v = load float, ptr %2, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @outer(ptr %p) #0 {
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  %v = call float @inner(ptr %2)
  ret float %v
}

; Function Attrs: noinline
define internal float @two(ptr %p) #0 {
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = addrspacecast ptr addrspace(1) %1 to ptr
  %v = load float, ptr %2, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @unknown(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @k(ptr %x, ptr addrspace(1) %out, ptr addrspace(3) %list) {
  %a = call float @outer(ptr %x)
  %b = call float @two(ptr %x)
  %c = call float @two.ipmsp(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
  %q = load ptr, ptr addrspace(3) %list, align 8
  %d = call float @unknown(ptr %q)
  %s = fadd float %a, %b
  %t = fadd float %c, %d
  %u = fadd float %s, %t
  store float %u, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define internal float @two.ipmsp(ptr %p) #0 {
  %1 = addrspacecast ptr %p to ptr addrspace(3)
  %2 = addrspacecast ptr addrspace(3) %1 to ptr
  %v = load float, ptr %2, align 4
  ret float %v
}

attributes #0 = { noinline }
