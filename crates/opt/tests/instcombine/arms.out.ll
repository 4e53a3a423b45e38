define i32 @constants(i1 %c, i32 %x) {
  %1 = select i1 %c, i32 3, i32 -2
  %r = add i32 %x, %1
  ret i32 %r
}

define float @right(i1 %c, float %z) {
  %1 = select i1 %c, float 1.000000e+00, float 4.000000e+00
  %r = fsub nnan float %1, %z
  ret float %r
}

define i32 @crossed(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, %y
  %b = mul i32 %z, %x
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i32 @used(i1 %c, i32 %x, ptr %p) {
  %a = add i32 %x, 3
  %b = add i32 %x, 4
  store i32 %a, ptr %p, align 4
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i32 @other(i1 %c, i32 %x, i32 %y) {
  %a = sub i32 %x, %y
  %b = sub i32 %y, %x
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i32 @before(i1 %c, i32 %x) {
entry:
  %a = add i32 %x, 3
  %b = add i32 %x, 4
  br label %next

next:                                             ; preds = %entry
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i64 @digits(i32 %a, i32 %b, i64 %old, i64 %before) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul nuw i64 %x, %y
  %digit = and i64 %old, 4294967295
  %carry = lshr i64 %before, 32
  %1 = add i64 %digit, %carry
  %t = add i64 %1, %p
  ret i64 %t
}

define i64 @address(i32 %a, i32 %b, i64 %base, i64 %before) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul nuw i64 %x, %y
  %s = add i64 %p, %base
  %t = add i64 %s, %before
  ret i64 %t
}
