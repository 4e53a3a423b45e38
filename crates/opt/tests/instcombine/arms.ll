; The same operation in both arms is done once, behind the select.
define i32 @constants(i1 %c, i32 %x) {
  %a = add nsw i32 %x, 3
  %b = add i32 %x, -2
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
define float @right(i1 %c, float %z) {
  %a = fsub nnan ninf float 1.0, %z
  %b = fsub nnan float 4.0, %z
  %r = select i1 %c, float %a, float %b
  ret float %r
}
; Other values would live longer.
define i32 @crossed(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, %y
  %b = mul i32 %z, %x
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
; Not when one of them is needed anyhow, is another operation, or crossed without being commutative.
define i32 @used(i1 %c, i32 %x, ptr %p) {
  %a = add i32 %x, 3
  %b = add i32 %x, 4
  store i32 %a, ptr %p
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
define i32 @other(i1 %c, i32 %x, i32 %y) {
  %a = sub i32 %x, %y
  %b = sub i32 %y, %x
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
; Nor when it was computed before, outside of a loop perhaps.
define i32 @before(i1 %c, i32 %x) {
entry:
  %a = add i32 %x, 3
  %b = add i32 %x, 4
  br label %next
next:
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; Digits of long numbers: the carry goes to the digit.
define i64 @digits(i32 %a, i32 %b, i64 %old, i64 %before) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul nuw i64 %x, %y
  %digit = and i64 %old, 4294967295
  %carry = lshr i64 %before, 32
  %s = add i64 %p, %digit
  %t = add i64 %s, %carry
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
