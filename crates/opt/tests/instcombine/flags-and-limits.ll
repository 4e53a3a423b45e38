; Selects of extended flags, limits of a range, and what is not defined.

define i32 @either(i1 %c, i1 %b) {
  %z = zext i1 %b to i32
  %s = select i1 %c, i32 1, i32 %z
  ret i32 %s
}

define i32 @both(i1 %c, i1 %b) {
  %z = zext i1 %b to i32
  %s = select i1 %c, i32 %z, i32 0
  ret i32 %s
}

define i1 @asked(i1 %c, i1 %b) {
  %z = zext i1 %b to i8
  %s = select i1 %c, i8 1, i8 %z
  %r = icmp ne i8 %s, 0
  ret i1 %r
}

; Not a flag's number.
define i32 @two(i1 %c, i1 %b) {
  %z = zext i1 %b to i32
  %s = select i1 %c, i32 2, i32 %z
  ret i32 %s
}

; The extension stays.
define i32 @used(i1 %c, i1 %b, ptr %p) {
  %z = zext i1 %b to i32
  store i32 %z, ptr %p, align 4
  %s = select i1 %c, i32 1, i32 %z
  ret i32 %s
}

define i32 @clamp(i32 %x) {
  %c = icmp sgt i32 %x, 255
  %d = select i1 %c, i32 255, i32 %x
  %e = icmp slt i32 %x, 0
  %f = select i1 %e, i32 0, i32 %d
  ret i32 %f
}

; The limits are the wrong way round.
define i32 @crossed(i32 %x) {
  %c = icmp sgt i32 %x, 0
  %d = select i1 %c, i32 0, i32 %x
  %e = icmp slt i32 %x, 255
  %f = select i1 %e, i32 255, i32 %d
  ret i32 %f
}

define i8 @joined(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  %y = add i32 %x, 1
  br label %j
j:
  %p = phi i32 [ 255, %a ], [ %y, %b ]
  %t = trunc i32 %p to i8
  ret i8 %t
}

define i32 @undefined(i8 %x) {
  %a = zext i8 undef to i32
  %b = shl i32 %a, 8
  %c = zext i8 %x to i32
  %d = or i32 %b, %c
  %e = xor i32 %d, undef
  ret i32 %e
}

; Division by it is another matter.
define i32 @divided(i32 %x) {
  %e = udiv i32 %x, undef
  ret i32 %e
}

; Fields that move.
define i32 @down(i32 %x) {
  %a = lshr i32 %x, 16
  %b = and i32 %a, 255
  %c = shl i32 %b, 2
  ret i32 %c
}

define i32 @up(i32 %x) {
  %a = lshr i32 %x, 3
  %b = and i32 %a, 255
  %c = shl i32 %b, 28
  ret i32 %c
}

define i32 @back(i32 %x) {
  %a = lshr i32 %x, 8
  %b = and i32 %a, 255
  %c = shl i32 %b, 8
  ret i32 %c
}

; The sign is not a field.
define i32 @signed(i32 %x) {
  %a = ashr i32 %x, 20
  %b = and i32 %a, 65535
  %c = shl i32 %b, 2
  ret i32 %c
}

define i32 @needed(i32 %x, ptr %p) {
  %a = lshr i32 %x, 8
  %b = and i32 %a, 255
  store i32 %b, ptr %p, align 4
  %c = shl i32 %b, 2
  ret i32 %c
}
