; One rule each.
define i32 @not_plus_one(i32 %x) {
  %a = xor i32 %x, -1
  %b = add i32 %a, 1
  ret i32 %b
}

define i32 @minus_minus(i32 %x) {
  %a = sub i32 0, %x
  %b = sub i32 0, %a
  ret i32 %b
}

define i32 @multiple(i32 %x) {
  %a = mul i32 %x, 4
  %b = add i32 %a, %x
  ret i32 %b
}

define i32 @two_masks(i32 %x) {
  %a = and i32 %x, 255
  %b = and i32 %x, 65280
  %c = or i32 %a, %b
  ret i32 %c
}

define i32 @down_and_up(i32 %x) {
  %a = ashr i32 %x, 3
  %b = shl i32 %a, 3
  ret i32 %b
}

define i32 @up_and_down(i32 %x) {
  %a = shl i32 %x, 8
  %b = lshr i32 %a, 8
  ret i32 %b
}

; The sign is needed here.
define i32 @up_and_down_signed(i32 %x) {
  %a = shl i32 %x, 8
  %b = ashr i32 %a, 8
  ret i32 %b
}

define i32 @too_far(i32 %x) {
  %a = lshr i32 %x, 20
  %b = lshr i32 %a, 12
  ret i32 %b
}

define i32 @quotients(i32 %x) {
  %a = udiv i32 %x, 10
  %b = udiv i32 %a, 10
  ret i32 %b
}

; The product of the divisors wraps.
define i8 @wide_quotients(i8 %x) {
  %a = udiv i8 %x, 20
  %b = udiv i8 %a, 20
  ret i8 %b
}

define i32 @product(i32 %x, i32 %y) {
  %a = mul nsw i32 %x, %y
  %b = sdiv i32 %a, %y
  ret i32 %b
}

; It may wrap.
define i32 @wrapping_product(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = sdiv i32 %a, %y
  ret i32 %b
}

define i32 @chosen(i1 %c) {
  %a = select i1 %c, i32 3, i32 5
  %b = mul i32 %a, 7
  ret i32 %b
}

define i32 @same_either_way(i32 %x) {
  %c = icmp eq i32 %x, 5
  %a = select i1 %c, i32 5, i32 %x
  ret i32 %a
}

define i1 @step(i32 %x) {
  %a = add nsw i32 %x, 5
  %c = icmp slt i32 %a, 10
  ret i1 %c
}

; It may wrap.
define i1 @wrapping_step(i32 %x) {
  %a = add i32 %x, 5
  %c = icmp slt i32 %a, 10
  ret i1 %c
}

define i1 @no_bit_left(i32 %x) {
  %a = lshr i32 %x, 4
  %c = icmp eq i32 %a, 0
  ret i1 %c
}

; Wide arithmetic of which only the low half is used.
define i32 @narrow(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %p = mul i64 %a, %b
  %s = add i64 %p, 7
  %r = trunc i64 %s to i32
  ret i32 %r
}
