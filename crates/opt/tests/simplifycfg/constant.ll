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

; What a phi with one value leaves is computed at once: no other pass may follow.
define i32 @computed(i32 %a) {
entry:
  br i1 true, label %t, label %j
t:
  br label %j
j:
  %p = phi i64 [ 1, %t ], [ 7, %entry ]
  %x = xor i64 %p, 1221679584
  %c = trunc i64 %x to i8
  %s = sext i8 %c to i16
  %z = zext i16 %s to i32
  %d = udiv i32 %a, %z
  %n = udiv i32 %z, 0
  %r = add i32 %d, %n
  ret i32 %r
}
