; A branch on a constant, an unreachable block and empty blocks go.
define i32 @f(i32 %x) {
entry:
  br i1 true, label %a, label %b
a:
  br label %c
b:
  br label %c
c:
  %v = phi i32 [ %x, %a ], [ 0, %b ]
  br label %d
d:
  ret i32 %v
}
