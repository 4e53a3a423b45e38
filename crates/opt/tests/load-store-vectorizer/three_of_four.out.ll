@three = internal global [3 x float] zeroinitializer, align 16

define float @first_three(ptr %p) {
  %1 = load <4 x float>, ptr %p, align 16
  %2 = extractelement <4 x float> %1, i32 0
  %3 = extractelement <4 x float> %1, i32 1
  %4 = extractelement <4 x float> %1, i32 2
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 8
  %s = fadd float %2, %3
  %t = fadd float %s, %4
  ret float %t
}

define i8 @last_three(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %1 = load <4 x i8>, ptr %p, align 4
  %2 = extractelement <4 x i8> %1, i32 1
  %3 = extractelement <4 x i8> %1, i32 2
  %4 = extractelement <4 x i8> %1, i32 3
  %r = getelementptr i8, ptr %p, i64 2
  %t = getelementptr i8, ptr %p, i64 3
  %u = getelementptr i8, ptr %p, i64 4
  %d = load i16, ptr %u, align 4
  %s = add i8 %2, %3
  %v = add i8 %s, %4
  %w = trunc i16 %d to i8
  %x = add i8 %v, %w
  ret i8 %x
}

define float @hole(ptr %p) {
  %1 = load <4 x float>, ptr %p, align 16
  %2 = extractelement <4 x float> %1, i32 0
  %3 = extractelement <4 x float> %1, i32 1
  %4 = extractelement <4 x float> %1, i32 3
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 12
  %s = fadd float %2, %3
  %t = fadd float %s, %4
  ret float %t
}

define float @not_aligned(ptr %p) {
  %1 = load <2 x float>, ptr %p, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 8
  %c = load float, ptr %r, align 8
  %s = fadd float %2, %3
  %t = fadd float %s, %c
  ret float %t
}

define float @variable() {
  %a = load float, ptr @three, align 4
  %b = load float, ptr getelementptr (i8, ptr @three, i64 4), align 4
  %c = load float, ptr getelementptr (i8, ptr @three, i64 8), align 4
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  ret float %t
}

define void @stores(ptr %p, float %x) {
  %q = getelementptr i8, ptr %p, i64 4
  %1 = insertelement <2 x float> poison, float %x, i32 0
  %2 = insertelement <2 x float> %1, float %x, i32 1
  store <2 x float> %2, ptr %p, align 8
  %r = getelementptr i8, ptr %p, i64 8
  store float %x, ptr %r, align 8
  ret void
}
