define i16 @loads(ptr align 16 %p) {
  %1 = load <8 x i16>, ptr %p, align 16
  %2 = extractelement <8 x i16> %1, i32 0
  %3 = extractelement <8 x i16> %1, i32 1
  %4 = extractelement <8 x i16> %1, i32 2
  %5 = extractelement <8 x i16> %1, i32 3
  %6 = extractelement <8 x i16> %1, i32 4
  %7 = extractelement <8 x i16> %1, i32 5
  %8 = extractelement <8 x i16> %1, i32 6
  %9 = extractelement <8 x i16> %1, i32 7
  %p1 = getelementptr i8, ptr %p, i64 2
  %p2 = getelementptr i8, ptr %p, i64 4
  %p3 = getelementptr i8, ptr %p, i64 6
  %p4 = getelementptr i8, ptr %p, i64 8
  %p5 = getelementptr i8, ptr %p, i64 10
  %p6 = getelementptr i8, ptr %p, i64 12
  %p7 = getelementptr i8, ptr %p, i64 14
  %ab = add i16 %2, %3
  %cd = add i16 %4, %5
  %ef = add i16 %6, %7
  %gh = add i16 %8, %9
  %x = xor i16 %ab, %cd
  %y = xor i16 %ef, %gh
  %z = xor i16 %x, %y
  ret i16 %z
}

define void @stores(ptr align 8 %p, half %v) {
  %p1 = getelementptr i8, ptr %p, i64 2
  %p2 = getelementptr i8, ptr %p, i64 4
  %p3 = getelementptr i8, ptr %p, i64 6
  %1 = insertelement <4 x half> poison, half %v, i32 0
  %2 = insertelement <4 x half> %1, half %v, i32 1
  %3 = insertelement <4 x half> %2, half %v, i32 2
  %4 = insertelement <4 x half> %3, half %v, i32 3
  store <4 x half> %4, ptr %p, align 8
  %p4 = getelementptr i8, ptr %p, i64 8
  %p5 = getelementptr i8, ptr %p, i64 10
  %p6 = getelementptr i8, ptr %p, i64 12
  %p7 = getelementptr i8, ptr %p, i64 14
  %5 = insertelement <4 x half> poison, half %v, i32 0
  %6 = insertelement <4 x half> %5, half %v, i32 1
  %7 = insertelement <4 x half> %6, half %v, i32 2
  %8 = insertelement <4 x half> %7, half %v, i32 3
  store <4 x half> %8, ptr %p4, align 8
  ret void
}
