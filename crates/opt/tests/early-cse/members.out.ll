define i32 @apart(ptr %a, ptr %b) {
  %y = getelementptr i8, ptr %b, i64 4
  %p = load i32, ptr %y, align 4, !oxicc.member !0
  store i32 1, ptr %a, align 4, !oxicc.member !2
  %r = add i32 %p, %p
  ret i32 %r
}

define i32 @same(ptr %a, ptr %b) {
  %p = load i32, ptr %b, align 4, !oxicc.member !2
  store i32 1, ptr %a, align 4, !oxicc.member !2
  %q = load i32, ptr %b, align 4, !oxicc.member !2
  %r = add i32 %p, %q
  ret i32 %r
}

define i32 @classes(ptr %a, ptr %b) {
  %y = getelementptr i8, ptr %b, i64 4
  %p = load i32, ptr %y, align 4, !oxicc.member !3
  store i32 1, ptr %a, align 4, !oxicc.member !2
  %q = load i32, ptr %y, align 4, !oxicc.member !3
  %r = add i32 %p, %q
  ret i32 %r
}

define i32 @wide(ptr %a, ptr %b) {
  %y = getelementptr i8, ptr %b, i64 4
  %p = load i32, ptr %y, align 4, !oxicc.member !0
  store i64 1, ptr %a, align 8, !oxicc.member !2
  %q = load i32, ptr %y, align 4, !oxicc.member !0
  %r = add i32 %p, %q
  ret i32 %r
}

!0 = !{!1, i64 4}
!1 = distinct !{}
!2 = !{!1, i64 0}
!3 = !{!4, i64 4}
!4 = distinct !{}
