%S = type { i32, float }

define internal float @g(ptr byval(%S) align 8 %s) {
  %n = load i32, ptr %s, align 8
  store i32 0, ptr %s, align 8
  %p = getelementptr %S, ptr %s, i32 0, i32 1
  %f = load float, ptr %p, align 4
  %x = sitofp i32 %n to float
  %r = fadd float %f, %x
  ret float %r
}

define float @f(ptr %s) {
  %1 = alloca %S, align 8
  %2 = load %S, ptr %s, align 8
  store %S %2, ptr %1, align 8
  %n = load i32, ptr %1, align 8
  store i32 0, ptr %1, align 8
  %p = getelementptr %S, ptr %1, i32 0, i32 1
  %f = load float, ptr %p, align 4
  %x = sitofp i32 %n to float
  %r = fadd float %f, %x
  ret float %r
}
