define i32 @either(i1 %c, i1 %b) {
  %1 = select i1 %c, i1 true, i1 %b
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @both(i1 %c, i1 %b) {
  %1 = select i1 %c, i1 %b, i1 false
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i1 @asked(i1 %c, i1 %b) {
  %1 = select i1 %c, i1 true, i1 %b
  ret i1 %1
}

define i32 @two(i1 %c, i1 %b) {
  %z = zext i1 %b to i32
  %s = select i1 %c, i32 2, i32 %z
  ret i32 %s
}

define i32 @used(i1 %c, i1 %b, ptr %p) {
  %z = zext i1 %b to i32
  store i32 %z, ptr %p, align 4
  %s = select i1 %c, i32 1, i32 %z
  ret i32 %s
}

define i32 @clamp(i32 %x) {
  %c = icmp sgt i32 %x, 255
  %d = select i1 %c, i32 255, i32 %x
  %1 = icmp slt i32 %d, 0
  %f = select i1 %1, i32 0, i32 %d
  ret i32 %f
}

define i32 @crossed(i32 %x) {
  %c = icmp sgt i32 %x, 0
  %d = select i1 %c, i32 0, i32 %x
  %e = icmp slt i32 %x, 255
  %f = select i1 %e, i32 255, i32 %d
  ret i32 %f
}

define i8 @joined(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b

a:                                                ; preds = %0
  br label %j

b:                                                ; preds = %0
  %y = add i32 %x, 1
  br label %j

j:                                                ; preds = %b, %a
  %p = phi i32 [ 255, %a ], [ %y, %b ]
  %t = trunc i32 %p to i8
  ret i8 %t
}

define i32 @undefined(i8 %x) {
  %c = zext i8 %x to i32
  ret i32 %c
}

define i32 @divided(i32 %x) {
  %e = udiv i32 %x, undef
  ret i32 %e
}

define i32 @down(i32 %x) {
  %1 = lshr i32 %x, 14
  %c = and i32 %1, 1020
  ret i32 %c
}

define i32 @up(i32 %x) {
  %1 = shl i32 %x, 25
  %c = and i32 %1, -268435456
  ret i32 %c
}

define i32 @back(i32 %x) {
  %c = and i32 %x, 65280
  ret i32 %c
}

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
