; Eight neighbours of 16 bits are one access of 16 bytes; of four bytes each, four are.
define i16 @loads(ptr align 16 %p) {
  %a = load i16, ptr %p, align 16
  %p1 = getelementptr i8, ptr %p, i64 2
  %b = load i16, ptr %p1, align 2
  %p2 = getelementptr i8, ptr %p, i64 4
  %c = load i16, ptr %p2, align 2
  %p3 = getelementptr i8, ptr %p, i64 6
  %d = load i16, ptr %p3, align 2
  %p4 = getelementptr i8, ptr %p, i64 8
  %e = load i16, ptr %p4, align 2
  %p5 = getelementptr i8, ptr %p, i64 10
  %f = load i16, ptr %p5, align 2
  %p6 = getelementptr i8, ptr %p, i64 12
  %g = load i16, ptr %p6, align 2
  %p7 = getelementptr i8, ptr %p, i64 14
  %h = load i16, ptr %p7, align 2
  %ab = add i16 %a, %b
  %cd = add i16 %c, %d
  %ef = add i16 %e, %f
  %gh = add i16 %g, %h
  %x = xor i16 %ab, %cd
  %y = xor i16 %ef, %gh
  %z = xor i16 %x, %y
  ret i16 %z
}

; Aligned to 8 bytes only: two accesses.
define void @stores(ptr align 8 %p, half %v) {
  store half %v, ptr %p, align 8
  %p1 = getelementptr i8, ptr %p, i64 2
  store half %v, ptr %p1, align 2
  %p2 = getelementptr i8, ptr %p, i64 4
  store half %v, ptr %p2, align 2
  %p3 = getelementptr i8, ptr %p, i64 6
  store half %v, ptr %p3, align 2
  %p4 = getelementptr i8, ptr %p, i64 8
  store half %v, ptr %p4, align 2
  %p5 = getelementptr i8, ptr %p, i64 10
  store half %v, ptr %p5, align 2
  %p6 = getelementptr i8, ptr %p, i64 12
  store half %v, ptr %p6, align 2
  %p7 = getelementptr i8, ptr %p, i64 14
  store half %v, ptr %p7, align 2
  ret void
}
