; Function Attrs: noinline
define internal float @sum(float %0, float %1) #0 {
  %q = getelementptr i8, ptr poison, i64 4
  %s = fadd float %0, %1
  ret float %s
}

; Function Attrs: noinline
define internal float @after_write(ptr %p, ptr %out) #0 {
  store float 1.000000e+00, ptr %out, align 4
  %a = load float, ptr %p, align 4
  ret float %a
}

; Function Attrs: noinline
define internal float @sometimes(ptr %p, i1 %c) #0 {
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %0
  %a = load float, ptr %p, align 4
  ret float %a

no:                                               ; preds = %0
  ret float 0.000000e+00
}

; Function Attrs: noinline
define internal float @volatile(ptr %p) #0 {
  %a = load volatile float, ptr %p, align 4
  ret float %a
}

define float @k(ptr %p, ptr %out, i1 %c) {
  %1 = load float, ptr %p, align 8
  %2 = getelementptr i8, ptr %p, i64 4
  %3 = load float, ptr %2, align 4
  %a = call float @sum(float %1, float %3)
  %b = call float @after_write(ptr %p, ptr %out)
  %d = call float @sometimes(ptr %p, i1 %c)
  %e = call float @volatile(ptr %p)
  %x = fadd float %a, %b
  %y = fadd float %x, %d
  %z = fadd float %y, %e
  ret float %z
}

attributes #0 = { noinline }
