; Numbers without common bits are added: loops walk along sums.
define i64 @index(i64 %tile, i64 %i) {
  %at = or disjoint i64 %tile, %i
  ret i64 %at
}

define i32 @block(i32 %b, i32 %t) {
  %first = shl i32 %b, 7
  %lane = and i32 %t, 127
  %at = or disjoint i32 %first, %lane
  ret i32 %at
}

; Halves beside each other, rotated bits, a constant, and what may have common bits: stays.
define i64 @halves(i32 %low, i32 %high) {
  %l = zext i32 %low to i64
  %h = zext i32 %high to i64
  %up = shl i64 %h, 32
  %both = or disjoint i64 %up, %l
  ret i64 %both
}

define i32 @rotated(i32 %x) {
  %up = shl i32 %x, 7
  %down = lshr i32 %x, 25
  %r = or disjoint i32 %up, %down
  ret i32 %r
}

define i64 @constant(i64 %x) {
  %r = or disjoint i64 %x, 8
  ret i64 %r
}

define i64 @any(i64 %x, i64 %y) {
  %r = or i64 %x, %y
  ret i64 %r
}
