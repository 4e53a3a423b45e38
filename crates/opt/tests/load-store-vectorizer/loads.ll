; Four floats of an aligned float4 become one load; the address of the first load in order need not be the lowest.
define float @four(ptr %p) {
  %a = load float, ptr %p, align 16
  %p1 = getelementptr i8, ptr %p, i64 4
  %b = load float, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %p, i64 8
  %c = load float, ptr %p2, align 8
  %p3 = getelementptr i8, ptr %p, i64 12
  %d = load float, ptr %p3, align 4
  %x = fadd float %a, %b
  %y = fadd float %c, %d
  %z = fadd float %x, %y
  ret float %z
}

define i32 @backwards(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 3
  %b = load i32, ptr %p1, align 4
  %p0 = getelementptr i32, ptr %p, i64 2
  %a = load i32, ptr %p0, align 8
  %x = sub i32 %a, %b
  ret i32 %x
}

define i64 @mixed(ptr %p) {
  %a = load ptr, ptr %p, align 16
  %p1 = getelementptr i8, ptr %p, i64 8
  %b = load i64, ptr %p1, align 8
  %i = ptrtoint ptr %a to i64
  %x = add i64 %i, %b
  ret i64 %x
}

define i8 @bytes(ptr %p) {
  %a = load i8, ptr %p, align 2
  %p1 = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %p1, align 1
  %x = add i8 %a, %b
  ret i8 %x
}

; The stores move down past a load that cannot touch them, and the loads up past the stores.
define float @crossing(ptr %p, ptr noalias %n, ptr %r, float %v) {
  store float %v, ptr %p, align 8
  %a = load float, ptr %n, align 8
  %p1 = getelementptr i8, ptr %p, i64 4
  store float %v, ptr %p1, align 4
  %n1 = getelementptr i8, ptr %n, i64 4
  %b = load float, ptr %n1, align 4
  %c = load float, ptr %r, align 8
  %x = fadd float %a, %b
  %y = fadd float %x, %c
  ret float %y
}
