; Equal expressions are computed once; a load sees the store before it; a call and a join forget.
declare void @opaque()
define i32 @f(ptr %p, i64 %i, i1 %c) {
entry:
  %a = getelementptr inbounds float, ptr %p, i64 %i
  %x = load i32, ptr %a, align 4
  %b = getelementptr inbounds float, ptr %p, i64 %i
  %y = load i32, ptr %b, align 4
  store i32 7, ptr %p, align 4
  %z = load i32, ptr %p, align 4
  br i1 %c, label %then, label %join
then:
  %t = load i32, ptr %p, align 4
  call void @opaque()
  %u = load i32, ptr %p, align 4
  br label %join
join:
  %w = load i32, ptr %p, align 4
  %s1 = add i32 %x, %y
  %s2 = add i32 %s1, %z
  %s3 = add i32 %s2, %w
  ret i32 %s3
}
