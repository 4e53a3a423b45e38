define void @both(i1 %c, i32 %i, ptr %p) {
entry:
  %x = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %x
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store i32 1, ptr %q, align 4
  ret void

b:                                                ; preds = %entry
  store i32 2, ptr %q, align 4
  ret void
}

define void @some(i32 %s, i32 %i, ptr %p) {
entry:
  %x = and i32 %i, 7
  switch i32 %s, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
  ]

a:                                                ; preds = %entry
  store i32 %x, ptr %p, align 4
  ret void

b:                                                ; preds = %entry
  %z = add i32 %x, %s
  store i32 %z, ptr %p, align 4
  ret void

c:                                                ; preds = %entry
  ret void

d:                                                ; preds = %entry
  %w = add nsw i32 %i, 5
  store i32 %w, ptr %p, align 4
  ret void
}

define void @one(i1 %c, i32 %i, ptr %p) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = add i32 %i, 1
  store i32 %x, ptr %p, align 4
  ret void

b:                                                ; preds = %entry
  %y = add nsw i32 %i, 1
  store i32 %y, ptr %p, align 4
  ret void
}

define void @stays(i1 %c, i32 %i, i32 %j, ptr %p) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = load i32, ptr %p, align 4
  %q = udiv i32 %i, %j
  %s = add i32 %x, %q
  store i32 %s, ptr %p, align 4
  br label %b

b:                                                ; preds = %a, %entry
  %y = load i32, ptr %p, align 4
  %r = udiv i32 %i, %j
  %t = add i32 %y, %r
  store i32 %t, ptr %p, align 4
  ret void
}

define i32 @products(i1 %c, i32 %i, i32 %j) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = mul i32 %i, %j
  %p = add i32 %x, 1
  ret i32 %p

b:                                                ; preds = %entry
  %y = mul i32 %i, %j
  %q = add i32 %y, 2
  ret i32 %q
}
