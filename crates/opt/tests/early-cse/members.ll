; Different members of one class are apart, whatever objects they are in.

define i32 @apart(ptr %a, ptr %b) {
  %y = getelementptr i8, ptr %b, i64 4
  %p = load i32, ptr %y, align 4, !oxicc.member !2
  store i32 1, ptr %a, align 4, !oxicc.member !1
  %q = load i32, ptr %y, align 4, !oxicc.member !2
  %r = add i32 %p, %q
  ret i32 %r
}

; The same member may be of the same object.
define i32 @same(ptr %a, ptr %b) {
  %p = load i32, ptr %b, align 4, !oxicc.member !1
  store i32 1, ptr %a, align 4, !oxicc.member !1
  %q = load i32, ptr %b, align 4, !oxicc.member !1
  %r = add i32 %p, %q
  ret i32 %r
}

; Members of different classes: one may be a part of the other.
define i32 @classes(ptr %a, ptr %b) {
  %y = getelementptr i8, ptr %b, i64 4
  %p = load i32, ptr %y, align 4, !oxicc.member !4
  store i32 1, ptr %a, align 4, !oxicc.member !1
  %q = load i32, ptr %y, align 4, !oxicc.member !4
  %r = add i32 %p, %q
  ret i32 %r
}

; A wider access reaches into the next member.
define i32 @wide(ptr %a, ptr %b) {
  %y = getelementptr i8, ptr %b, i64 4
  %p = load i32, ptr %y, align 4, !oxicc.member !2
  store i64 1, ptr %a, align 8, !oxicc.member !1
  %q = load i32, ptr %y, align 4, !oxicc.member !2
  %r = add i32 %p, %q
  ret i32 %r
}

!0 = distinct !{}
!1 = !{!0, i64 0}
!2 = !{!0, i64 4}
!3 = distinct !{}
!4 = !{!3, i64 4}
