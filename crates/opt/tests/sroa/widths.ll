; PASSES: sroa,mem2reg,instcombine
%struct.H = type { i16, i16 }
%struct.B = type { [7 x i8] }

; Two halves read as a word.
define i32 @pair(i16 %a, i16 %b) {
  %s = alloca %struct.H, align 4
  store i16 %a, ptr %s, align 4
  %q = getelementptr i8, ptr %s, i64 2
  store i16 %b, ptr %q, align 2
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

; A word read as halves.
define i16 @high(i32 %a) {
  %s = alloca %struct.H, align 4
  store i32 %a, ptr %s, align 4
  %q = getelementptr i8, ptr %s, i64 2
  %v = load i16, ptr %q, align 2
  ret i16 %v
}

; A word copied as a structure of halves stays a word.
define void @copied(i32 %a, ptr %p) {
  %s = alloca %struct.H, align 4
  store i32 %a, ptr %s, align 4
  %v = load %struct.H, ptr %s, align 4
  store %struct.H %v, ptr %p, align 4
  ret void
}

; A float, a byte of it changed.
define float @byte(float %x) {
  %s = alloca float, align 4
  store float %x, ptr %s, align 4
  %q = getelementptr i8, ptr %s, i64 3
  store i8 66, ptr %q, align 1
  %v = load float, ptr %s, align 4
  ret float %v
}

; A vector, and one of its elements in two halves.
define i16 @vector(<2 x i32> %x) {
  %s = alloca <2 x i32>, align 8
  store <2 x i32> %x, ptr %s, align 8
  %q = getelementptr i8, ptr %s, i64 6
  %v = load i16, ptr %q, align 2
  ret i16 %v
}

; Bytes of bit-fields, in words; the source is aligned for words, not for more.
define i32 @fields(ptr %p) {
  %s = alloca %struct.B, align 4
  %v = load %struct.B, ptr %p, align 4
  store %struct.B %v, ptr %s, align 4
  %w = load i32, ptr %s, align 4
  %r = lshr i32 %w, 5
  ret i32 %r
}

; A place that is not known keeps the slot.
define i16 @dynamic(i32 %a, i32 %i) {
  %s = alloca %struct.H, align 4
  store i32 %a, ptr %s, align 4
  %q = getelementptr i16, ptr %s, i32 %i
  %v = load i16, ptr %q, align 2
  ret i16 %v
}

; A word in the middle of a larger one has a slot that is aligned for it.
define i32 @middle(i64 %a, i1 %c, i16 %b) {
  %s = alloca i64, align 8
  store i64 %a, ptr %s, align 8
  %q = getelementptr i8, ptr %s, i64 6
  %r = getelementptr i8, ptr %s, i64 2
  store i16 %b, ptr %s, align 8
  store i16 %b, ptr %q, align 2
  %v = load i64, ptr %s, align 8
  %t = trunc i64 %v to i32
  ret i32 %t
}

; A byte that is read as a word: what is behind it is not defined.
define i32 @beyond_the_end(i8 %x) {
  %s = alloca { i8 }, align 4
  store i8 %x, ptr %s, align 4
  %w = load i32, ptr %s, align 4
  %r = and i32 %w, 255
  ret i32 %r
}

; Nothing of it is inside.
define i32 @after_the_end(i8 %x) {
  %s = alloca { i8 }, align 4
  store i8 %x, ptr %s, align 4
  %p = getelementptr inbounds i8, ptr %s, i64 1
  %w = load i8, ptr %p, align 1
  %r = zext i8 %w to i32
  ret i32 %r
}
