%P = type { ptr, i32, i32, [2 x i16] }

define ptx_kernel void @moves(ptr byval(%P) align 8 %p, i64 %n, i1 %c) {
  %1 = getelementptr inbounds i8, ptr %p, i64 16
  %2 = load i32, ptr %1, align 8
  %3 = trunc i32 %2 to i16
  %4 = lshr i32 %2, 16
  %5 = trunc i32 %4 to i16
  %6 = load ptr, ptr %p, align 8
  %b = getelementptr float, ptr %6, i64 %n
  br i1 %c, label %set, label %done

set:                                              ; preds = %0
  br label %done

done:                                             ; preds = %set, %0
  %7 = phi i16 [ %3, %0 ], [ 7, %set ]
  %8 = zext i16 %7 to i32
  %9 = zext i16 %5 to i32
  %10 = shl i32 %9, 16
  %11 = or i32 %8, %10
  %g = getelementptr inbounds %P, ptr %p, i32 0, i32 2
  %m = load i32, ptr %g, align 4
  %s = add i32 %11, %m
  store i32 %s, ptr %b, align 4
  ret void
}

declare void @use(ptr)

define ptx_kernel void @escapes(ptr byval(%P) align 8 %p) {
  store ptr null, ptr %p, align 8
  call void @use(ptr %p)
  ret void
}

define ptx_kernel void @indexed(ptr byval([4 x i32]) align 4 %p, i32 %i, ptr %out) {
  store i32 1, ptr %p, align 4
  %e = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %e, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

define ptx_kernel void @chosen(ptr byval(%P) align 8 %p, i1 %c, ptr %out) {
  %f = getelementptr inbounds %P, ptr %p, i32 0, i32 1
  %g = getelementptr inbounds %P, ptr %p, i32 0, i32 2
  %1 = load i32, ptr %f, align 8
  %2 = load i32, ptr %g, align 4
  %3 = select i1 %c, i32 %1, i32 %2
  store i32 %3, ptr %out, align 4
  ret void
}
