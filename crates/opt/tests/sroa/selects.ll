; PASSES: sroa,mem2reg

; max(a, b) by reference.
define i32 @chosen(i32 %a, i32 %b) {
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 %a, ptr %x, align 4
  store i32 %b, ptr %y, align 4
  %c = icmp slt i32 %a, %b
  %p = select i1 %c, ptr %y, ptr %x
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; One of three, and a part of it.
define i16 @part_of_chosen(i32 %a, i32 %b, i1 %c, i1 %d) {
  %x = alloca [2 x i32], align 8
  %y = alloca i32, align 4
  %z = getelementptr i8, ptr %x, i64 4
  store i32 %a, ptr %x, align 8
  store i32 %b, ptr %z, align 4
  store i32 7, ptr %y, align 4
  %p = select i1 %c, ptr %z, ptr %x
  %q = select i1 %d, ptr %p, ptr %y
  %r = getelementptr i8, ptr %q, i64 2
  %v = load i16, ptr %r, align 2
  ret i16 %v
}

; The other one must not be read unless it was chosen.
define i32 @not_a_slot(i32 %a, ptr %q, i1 %c) {
  %x = alloca i32, align 4
  store i32 %a, ptr %x, align 4
  %p = select i1 %c, ptr %x, ptr %q
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; Half of it is beyond the end of one of them.
define i32 @too_short(i16 %a, i32 %b, i1 %c) {
  %x = alloca i16, align 4
  %y = alloca i32, align 4
  store i16 %a, ptr %x, align 4
  store i32 %b, ptr %y, align 4
  %p = select i1 %c, ptr %x, ptr %y
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; Written through the choice.
define i32 @written(i32 %a, i1 %c) {
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 %a, ptr %x, align 4
  store i32 %a, ptr %y, align 4
  %p = select i1 %c, ptr %x, ptr %y
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; Compared before: it can be read.
define float @least(float %a, ptr %q) {
  %x = alloca float, align 4
  store float %a, ptr %x, align 4
  %b = load float, ptr %q, align 4
  %c = fcmp olt float %a, %b
  %p = select i1 %c, ptr %x, ptr %q
  %v = load float, ptr %p, align 4
  ret float %v
}

; What was compared may be gone.
declare void @free(ptr)
define float @freed(float %a, ptr %q) {
  %x = alloca float, align 4
  store float %a, ptr %x, align 4
  %b = load float, ptr %q, align 4
  call void @free(ptr %q)
  %c = fcmp olt float %a, %b
  %p = select i1 %c, ptr %x, ptr %q
  %v = load float, ptr %p, align 4
  ret float %v
}
