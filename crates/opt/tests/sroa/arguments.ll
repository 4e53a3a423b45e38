; PASSES: sroa,mem2reg

%P = type { ptr, i32, i32, [2 x i16] }

; The pointer moves on, the first half of the last member is set in one case, and the rest stays where it was passed.
define ptx_kernel void @moves(ptr byval(%P) align 8 %p, i64 %n, i1 %c) {
  %a = load ptr, ptr %p, align 8
  %b = getelementptr float, ptr %a, i64 %n
  store ptr %b, ptr %p, align 8
  %f = getelementptr inbounds %P, ptr %p, i32 0, i32 3
  br i1 %c, label %set, label %done
set:
  store i16 7, ptr %f, align 8
  br label %done
done:
  %q = load ptr, ptr %p, align 8
  %both = load i32, ptr %f, align 8
  %g = getelementptr inbounds %P, ptr %p, i32 0, i32 2
  %m = load i32, ptr %g, align 4
  %s = add i32 %both, %m
  store i32 %s, ptr %q, align 4
  ret void
}

; Somebody else may write it.
declare void @use(ptr)
define ptx_kernel void @escapes(ptr byval(%P) align 8 %p) {
  store ptr null, ptr %p, align 8
  call void @use(ptr %p)
  ret void
}

; What is read is not known.
define ptx_kernel void @indexed(ptr byval([4 x i32]) align 4 %p, i32 %i, ptr %out) {
  store i32 1, ptr %p, align 4
  %e = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %e, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; One of two members.
define ptx_kernel void @chosen(ptr byval(%P) align 8 %p, i1 %c, ptr %out) {
  %f = getelementptr inbounds %P, ptr %p, i32 0, i32 1
  %g = getelementptr inbounds %P, ptr %p, i32 0, i32 2
  %q = select i1 %c, ptr %f, ptr %g
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %out, align 4
  ret void
}
