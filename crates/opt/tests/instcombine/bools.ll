; Flags that went through integers come back as flags; branches on negations turn around.
define i32 @f(i32 %a, i32 %b) {
entry:
  %c = icmp slt i32 %a, %b
  %z = zext i1 %c to i32
  %t = trunc i32 %z to i8
  %n = icmp ne i8 %t, 0
  %not = xor i1 %n, true
  br i1 %not, label %no, label %yes
yes:
  ret i32 1
no:
  ret i32 0
}
