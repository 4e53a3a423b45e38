define void @stored(i32 %x, ptr %p) {
  store i32 %x, ptr %p, align 4
  ret void
}

define void @stored_two(i32 %x, i32 %y, ptr %p) {
  %1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %2 = insertelement <2 x i32> %1, i32 %y, i32 1
  store <2 x i32> %2, ptr %p, align 8
  ret void
}

define void @swapped(i32 %x, ptr %p) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %h = trunc i32 %s to i16
  %a = insertelement <2 x i16> poison, i16 %h, i32 0
  %b = insertelement <2 x i16> %a, i16 %l, i32 1
  store <2 x i16> %b, ptr %p, align 4
  ret void
}

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
  %1 = load i32, ptr %p, align 4
  ret i32 %1
}

define i32 @bytes(ptr %p) {
  %1 = load i32, ptr %p, align 4
  ret i32 %1
}

define i32 @half(ptr %p) {
  %v = load <2 x i16>, ptr %p, align 4
  %h = extractelement <2 x i16> %v, i32 1
  %a = zext i16 %h to i32
  %c = shl i32 %a, 16
  %d = or i32 %a, %c
  ret i32 %d
}
