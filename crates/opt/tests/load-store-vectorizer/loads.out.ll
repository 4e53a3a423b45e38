define float @four(ptr %p) {
  %1 = load <4 x float>, ptr %p, align 16
  %2 = extractelement <4 x float> %1, i32 0
  %3 = extractelement <4 x float> %1, i32 1
  %4 = extractelement <4 x float> %1, i32 2
  %5 = extractelement <4 x float> %1, i32 3
  %p1 = getelementptr i8, ptr %p, i64 4
  %p2 = getelementptr i8, ptr %p, i64 8
  %p3 = getelementptr i8, ptr %p, i64 12
  %x = fadd float %2, %3
  %y = fadd float %4, %5
  %z = fadd float %x, %y
  ret float %z
}

define i32 @backwards(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 3
  %1 = getelementptr i8, ptr %p, i64 8
  %2 = load <2 x i32>, ptr %1, align 8
  %3 = extractelement <2 x i32> %2, i32 0
  %4 = extractelement <2 x i32> %2, i32 1
  %p0 = getelementptr i32, ptr %p, i64 2
  %x = sub i32 %3, %4
  ret i32 %x
}

define i64 @mixed(ptr %p) {
  %1 = load <2 x i64>, ptr %p, align 16
  %2 = extractelement <2 x i64> %1, i32 0
  %3 = inttoptr i64 %2 to ptr
  %4 = extractelement <2 x i64> %1, i32 1
  %p1 = getelementptr i8, ptr %p, i64 8
  %i = ptrtoint ptr %3 to i64
  %x = add i64 %i, %4
  ret i64 %x
}

define i8 @bytes(ptr %p) {
  %1 = load <2 x i8>, ptr %p, align 2
  %2 = extractelement <2 x i8> %1, i32 0
  %3 = extractelement <2 x i8> %1, i32 1
  %p1 = getelementptr i8, ptr %p, i64 1
  %x = add i8 %2, %3
  ret i8 %x
}

define float @crossing(ptr %p, ptr noalias %n, ptr %r, float %v) {
  %1 = load <2 x float>, ptr %n, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %p1 = getelementptr i8, ptr %p, i64 4
  %4 = insertelement <2 x float> poison, float %v, i32 0
  %5 = insertelement <2 x float> %4, float %v, i32 1
  store <2 x float> %5, ptr %p, align 8
  %n1 = getelementptr i8, ptr %n, i64 4
  %c = load float, ptr %r, align 8
  %x = fadd float %2, %3
  %y = fadd float %x, %c
  ret float %y
}
