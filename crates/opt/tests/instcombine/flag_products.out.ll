define i32 @chosen(i1 %c, i32 %x) {
  %1 = select i1 %c, i32 %x, i32 0
  ret i32 %1
}

define i32 @flags(i1 %c, i1 %d) {
  %1 = and i1 %d, %c
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @sign(i16 %x) {
  %1 = lshr i16 %x, 15
  %n = zext i16 %1 to i32
  ret i32 %n
}

define i64 @signs(i32 %x) {
  %1 = ashr i32 %x, 31
  %n = sext i32 %1 to i64
  ret i64 %n
}

define i16 @narrow(i32 %x) {
  %c = icmp slt i32 %x, 0
  %n = zext i1 %c to i16
  ret i16 %n
}
