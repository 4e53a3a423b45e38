; What the program promises about integers.

declare void @llvm.assume(i1)

define i32 @divided(i32 %n) {
  %c = icmp sgt i32 %n, -1
  call void @llvm.assume(i1 %c)
  %r = sdiv i32 %n, 8
  ret i32 %r
}

define i1 @decided(i32 %n) {
  %a = icmp sge i32 %n, 0
  %b = icmp slt i32 %n, 32
  %c = and i1 %a, %b
  call void @llvm.assume(i1 %c)
  %r = icmp slt i32 %n, 40
  ret i1 %r
}

; The promise is made on one path only.
define i32 @one_path(i32 %n, i1 %which) {
entry:
  br i1 %which, label %then, label %end
then:
  %c = icmp sgt i32 %n, -1
  call void @llvm.assume(i1 %c)
  br label %end
end:
  %r = sdiv i32 %n, 8
  ret i32 %r
}
