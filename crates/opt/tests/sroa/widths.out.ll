%struct.H = type { i16, i16 }
%struct.B = type { [7 x i8] }

define i32 @pair(i16 %a, i16 %b) {
  %1 = zext i16 %a to i32
  %2 = zext i16 %b to i32
  %3 = shl i32 %2, 16
  %4 = or i32 %1, %3
  ret i32 %4
}

define i16 @high(i32 %a) {
  %1 = lshr i32 %a, 16
  %2 = trunc i32 %1 to i16
  ret i16 %2
}

define void @copied(i32 %a, ptr %p) {
  store i32 %a, ptr %p, align 4
  ret void
}

define float @byte(float %x) {
  %1 = bitcast float %x to i32
  %2 = and i32 %1, 16777215
  %3 = or i32 %2, 1107296256
  %4 = bitcast i32 %3 to float
  ret float %4
}

define i16 @vector(<2 x i32> %x) {
  %1 = extractelement <2 x i32> %x, i32 1
  %2 = lshr i32 %1, 16
  %3 = trunc i32 %2 to i16
  ret i16 %3
}

define i32 @fields(ptr %p) {
  %1 = load i32, ptr %p, align 4
  %r = lshr i32 %1, 5
  ret i32 %r
}

define i16 @dynamic(i32 %a, i32 %i) {
  %s = alloca %struct.H, align 4
  store i32 %a, ptr %s, align 4
  %q = getelementptr i16, ptr %s, i32 %i
  %v = load i16, ptr %q, align 2
  ret i16 %v
}

define i32 @middle(i64 %a, i1 %c, i16 %b) {
  %1 = zext i16 %b to i64
  %2 = and i64 %a, 281474976645120
  %3 = or i64 %1, %2
  %t = trunc i64 %3 to i32
  ret i32 %t
}

define i32 @beyond_the_end(i8 %x) {
  %1 = zext i8 %x to i32
  ret i32 %1
}

define i32 @after_the_end(i8 %x) {
  %s = alloca { i8 }, align 4
  store i8 %x, ptr %s, align 4
  %p = getelementptr inbounds i8, ptr %s, i64 1
  %w = load i8, ptr %p, align 1
  %r = zext i8 %w to i32
  ret i32 %r
}
