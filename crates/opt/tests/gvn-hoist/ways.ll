; Both ways of a branch, and what depends on it.
define void @both(i1 %c, i32 %i, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %x
  store i32 1, ptr %q
  ret void
b:
  %y = add i32 %i, 1
  %r = getelementptr i32, ptr %p, i32 %y
  store i32 2, ptr %r
  ret void
}

; Two of four ways are enough, one of two is not; another promise is another computation.
define void @some(i32 %s, i32 %i, ptr %p) {
entry:
  switch i32 %s, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
  ]
a:
  %x = and i32 %i, 7
  store i32 %x, ptr %p
  ret void
b:
  %y = and i32 %i, 7
  %z = add i32 %y, %s
  store i32 %z, ptr %p
  ret void
c:
  ret void
d:
  %w = add nsw i32 %i, 5
  store i32 %w, ptr %p
  ret void
}

define void @one(i1 %c, i32 %i, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 %i, 1
  store i32 %x, ptr %p
  ret void
b:
  %y = add nsw i32 %i, 1
  store i32 %y, ptr %p
  ret void
}

; Loads, divisions and what another block leads to stay.
define void @stays(i1 %c, i32 %i, i32 %j, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p
  %q = udiv i32 %i, %j
  %s = add i32 %x, %q
  store i32 %s, ptr %p
  br label %b
b:
  %y = load i32, ptr %p
  %r = udiv i32 %i, %j
  %t = add i32 %y, %r
  store i32 %t, ptr %p
  ret void
}

; Products are part of the sums that use them.
define i32 @products(i1 %c, i32 %i, i32 %j) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = mul i32 %i, %j
  %p = add i32 %x, 1
  ret i32 %p
b:
  %y = mul i32 %i, %j
  %q = add i32 %y, 2
  ret i32 %q
}
