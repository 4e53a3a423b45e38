; Three lanes of something aligned like four are read with the fourth.
define float @first_three(ptr %p) {
  %a = load float, ptr %p, align 16
  %q = getelementptr i8, ptr %p, i64 4
  %b = load float, ptr %q, align 4
  %r = getelementptr i8, ptr %p, i64 8
  %c = load float, ptr %r, align 8
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  ret float %t
}

define i8 @last_three(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %q, align 1
  %r = getelementptr i8, ptr %p, i64 2
  %b = load i8, ptr %r, align 2
  %t = getelementptr i8, ptr %p, i64 3
  %c = load i8, ptr %t, align 1
  %u = getelementptr i8, ptr %p, i64 4
  %d = load i16, ptr %u, align 4
  %s = add i8 %a, %b
  %v = add i8 %s, %c
  %w = trunc i16 %d to i8
  %x = add i8 %v, %w
  ret i8 %x
}

; With a hole in between.
define float @hole(ptr %p) {
  %a = load float, ptr %p, align 16
  %q = getelementptr i8, ptr %p, i64 4
  %b = load float, ptr %q, align 4
  %r = getelementptr i8, ptr %p, i64 12
  %c = load float, ptr %r, align 4
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  ret float %t
}

; Not aligned like four: the fourth may be somebody else's.
define float @not_aligned(ptr %p) {
  %a = load float, ptr %p, align 8
  %q = getelementptr i8, ptr %p, i64 4
  %b = load float, ptr %q, align 4
  %r = getelementptr i8, ptr %p, i64 8
  %c = load float, ptr %r, align 8
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  ret float %t
}

; A variable can be aligned more than it is long.
@three = internal global [3 x float] zeroinitializer, align 16
define float @variable() {
  %a = load float, ptr @three, align 4
  %b = load float, ptr getelementptr (i8, ptr @three, i64 4), align 4
  %c = load float, ptr getelementptr (i8, ptr @three, i64 8), align 4
  %s = fadd float %a, %b
  %t = fadd float %s, %c
  ret float %t
}

; Stores write what they are told to.
define void @stores(ptr %p, float %x) {
  store float %x, ptr %p, align 16
  %q = getelementptr i8, ptr %p, i64 4
  store float %x, ptr %q, align 4
  %r = getelementptr i8, ptr %p, i64 8
  store float %x, ptr %r, align 8
  ret void
}
