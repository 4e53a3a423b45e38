; A product with a flag is the other factor or zero; the sign of a number is its highest bit, also in a wider type.
define i32 @chosen(i1 %c, i32 %x) {
  %n = zext i1 %c to i32
  %p = mul i32 %x, %n
  ret i32 %p
}

define i32 @flags(i1 %c, i1 %d) {
  %n = zext i1 %c to i32
  %m = zext i1 %d to i32
  %p = mul i32 %m, %n
  ret i32 %p
}

define i32 @sign(i16 %x) {
  %c = icmp ugt i16 %x, 32767
  %n = zext i1 %c to i32
  ret i32 %n
}

define i64 @signs(i32 %x) {
  %c = icmp slt i32 %x, 0
  %n = sext i1 %c to i64
  ret i64 %n
}

define i16 @narrow(i32 %x) {
  %c = icmp slt i32 %x, 0
  %n = zext i1 %c to i16
  ret i16 %n
}
