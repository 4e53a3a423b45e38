; What a function surely reads first is read by its callers.
define internal float @sum(ptr %p) noinline {
  %q = getelementptr i8, ptr %p, i64 4
  %a = load float, ptr %p, align 8
  %b = load float, ptr %q, align 4
  %s = fadd float %a, %b
  ret float %s
}

; A read after a write, or only sometimes, may see something else or not be allowed.
define internal float @after_write(ptr %p, ptr %out) noinline {
  store float 1.0, ptr %out, align 4
  %a = load float, ptr %p, align 4
  ret float %a
}

define internal float @sometimes(ptr %p, i1 %c) noinline {
  br i1 %c, label %yes, label %no
yes:
  %a = load float, ptr %p, align 4
  ret float %a
no:
  ret float 0.0
}

define internal float @volatile(ptr %p) noinline {
  %a = load volatile float, ptr %p, align 4
  ret float %a
}

define float @k(ptr %p, ptr %out, i1 %c) {
  %a = call float @sum(ptr %p)
  %b = call float @after_write(ptr %p, ptr %out)
  %d = call float @sometimes(ptr %p, i1 %c)
  %e = call float @volatile(ptr %p)
  %x = fadd float %a, %b
  %y = fadd float %x, %d
  %z = fadd float %y, %e
  ret float %z
}
