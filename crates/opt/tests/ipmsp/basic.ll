; All calls agree on global memory; a function called with two kinds of memory is copied; unknown pointers stay generic.
@tile = internal addrspace(3) global [64 x float] undef, align 4

define internal float @inner(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define internal float @outer(ptr %p) noinline {
  %v = call float @inner(ptr %p)
  ret float %v
}

define internal float @two(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define internal float @unknown(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @k(ptr %x, ptr addrspace(1) %out, ptr addrspace(3) %list) {
  %a = call float @outer(ptr %x)
  %b = call float @two(ptr %x)
  %c = call float @two(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
  %q = load ptr, ptr addrspace(3) %list, align 8
  %d = call float @unknown(ptr %q)
  %s = fadd float %a, %b
  %t = fadd float %c, %d
  %u = fadd float %s, %t
  store float %u, ptr addrspace(1) %out, align 4
  ret void
}
