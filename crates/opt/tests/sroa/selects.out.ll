define i32 @chosen(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %1 = select i1 %c, i32 %b, i32 %a
  ret i32 %1
}

define i16 @part_of_chosen(i32 %a, i32 %b, i1 %c, i1 %d) {
  %1 = trunc i32 %a to i16
  %2 = lshr i32 %a, 16
  %3 = trunc i32 %2 to i16
  %4 = trunc i32 %b to i16
  %5 = lshr i32 %b, 16
  %6 = trunc i32 %5 to i16
  %7 = trunc i32 7 to i16
  %8 = lshr i32 7, 16
  %9 = trunc i32 %8 to i16
  %10 = select i1 %c, i16 %6, i16 %3
  %11 = select i1 %d, i16 %10, i16 %9
  ret i16 %11
}

define i32 @not_a_slot(i32 %a, ptr %q, i1 %c) {
  %x = alloca i32, align 4
  store i32 %a, ptr %x, align 4
  %p = select i1 %c, ptr %x, ptr %q
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @too_short(i16 %a, i32 %b, i1 %c) {
  %x = alloca i16, align 4
  %y = alloca i32, align 4
  store i16 %a, ptr %x, align 4
  store i32 %b, ptr %y, align 4
  %p = select i1 %c, ptr %x, ptr %y
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

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

define float @least(float %a, ptr %q) {
  %b = load float, ptr %q, align 4
  %c = fcmp olt float %a, %b
  %1 = load float, ptr %q, align 4
  %2 = select i1 %c, float %a, float %1
  ret float %2
}

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
