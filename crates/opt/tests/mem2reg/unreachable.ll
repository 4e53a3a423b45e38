; A join that an unreachable block also leads to: its phi has an entry for that block.
define i32 @f(i1 %c) {
entry:
  %p = alloca i32, align 4
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %p, align 4
  br label %join
else:
  store i32 2, ptr %p, align 4
  br label %join
never:
  br label %join
join:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
