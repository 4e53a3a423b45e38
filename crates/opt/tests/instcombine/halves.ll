; Registers taken apart to be stored, and put together from what was loaded.

define void @stored(i32 %x, ptr %p) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %h = trunc i32 %s to i16
  %a = insertelement <2 x i16> poison, i16 %l, i32 0
  %b = insertelement <2 x i16> %a, i16 %h, i32 1
  store <2 x i16> %b, ptr %p, align 4
  ret void
}

define void @stored_two(i32 %x, i32 %y, ptr %p) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %h = trunc i32 %s to i16
  %m = trunc i32 %y to i16
  %t = lshr i32 %y, 16
  %n = trunc i32 %t to i16
  %a = insertelement <4 x i16> poison, i16 %l, i32 0
  %b = insertelement <4 x i16> %a, i16 %h, i32 1
  %c = insertelement <4 x i16> %b, i16 %m, i32 2
  %d = insertelement <4 x i16> %c, i16 %n, i32 3
  store <4 x i16> %d, ptr %p, align 8
  ret void
}

; The halves have changed places.
define void @swapped(i32 %x, ptr %p) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %h = trunc i32 %s to i16
  %a = insertelement <2 x i16> poison, i16 %h, i32 0
  %b = insertelement <2 x i16> %a, i16 %l, i32 1
  store <2 x i16> %b, ptr %p, align 4
  ret void
}

; Halves of two registers.
define void @mixed(i32 %x, i32 %y, ptr %p) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %y, 16
  %h = trunc i32 %s to i16
  %a = insertelement <2 x i16> poison, i16 %l, i32 0
  %b = insertelement <2 x i16> %a, i16 %h, i32 1
  store <2 x i16> %b, ptr %p, align 4
  ret void
}

define void @volatile(i32 %x, ptr %p) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %h = trunc i32 %s to i16
  %a = insertelement <2 x i16> poison, i16 %l, i32 0
  %b = insertelement <2 x i16> %a, i16 %h, i32 1
  store volatile <2 x i16> %b, ptr %p, align 4
  ret void
}

define i32 @loaded(ptr %p) {
  %v = load <2 x i16>, ptr %p, align 4
  %l = extractelement <2 x i16> %v, i32 0
  %h = extractelement <2 x i16> %v, i32 1
  %a = zext i16 %l to i32
  %b = zext i16 %h to i32
  %c = shl i32 %b, 16
  %d = or i32 %a, %c
  ret i32 %d
}

define i32 @bytes(ptr %p) {
  %v = load <4 x i8>, ptr %p, align 4
  %v0 = extractelement <4 x i8> %v, i32 0
  %v1 = extractelement <4 x i8> %v, i32 1
  %v2 = extractelement <4 x i8> %v, i32 2
  %v3 = extractelement <4 x i8> %v, i32 3
  %a = zext i8 %v0 to i32
  %b = zext i8 %v1 to i32
  %c = zext i8 %v2 to i32
  %d = zext i8 %v3 to i32
  %bs = shl i32 %b, 8
  %cs = shl i32 %c, 16
  %ds = shl i32 %d, 24
  %e = or i32 %a, %bs
  %f = or i32 %cs, %ds
  %g = or i32 %e, %f
  ret i32 %g
}

; One half is missing.
define i32 @half(ptr %p) {
  %v = load <2 x i16>, ptr %p, align 4
  %h = extractelement <2 x i16> %v, i32 1
  %a = zext i16 %h to i32
  %c = shl i32 %a, 16
  %d = or i32 %a, %c
  ret i32 %d
}
