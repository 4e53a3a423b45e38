; Comparisons of masked values, remainders, and of sides with a part in common.

define i1 @bit_of_shifted(i32 %x, i32 %y) {
  %s = lshr i32 %x, 3
  %v = and i32 %s, 1
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @field(i32 %x, i32 %y) {
  %s = lshr i32 %x, 8
  %v = and i32 %s, 255
  %c = icmp ne i32 %v, 18
  ret i1 %c
}

define i1 @field_with_sign(i32 %x, i32 %y) {
  %s = ashr i32 %x, 8
  %v = and i32 %s, 255
  %c = icmp ne i32 %v, 18
  ret i1 %c
}

; The mask keeps copies of the sign.
define i1 @sign_repeated(i32 %x, i32 %y) {
  %s = ashr i32 %x, 28
  %v = and i32 %s, 255
  %c = icmp ne i32 %v, 18
  ret i1 %c
}

define i1 @from_left(i32 %x, i32 %y) {
  %s = shl i32 %x, 8
  %v = and i32 %s, 65280
  %c = icmp eq i32 %v, 4608
  ret i1 %c
}

define i1 @high_bits_clear(i32 %x, i32 %y) {
  %v = and i32 %x, -8
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @high_bits_set(i32 %x, i32 %y) {
  %v = and i32 %x, -8
  %c = icmp ne i32 %v, -8
  ret i1 %c
}

define i1 @sign_clear(i32 %x, i32 %y) {
  %v = and i32 %x, -2147483648
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @sign_set(i32 %x, i32 %y) {
  %v = and i32 %x, -2147483648
  %c = icmp ne i32 %v, 0
  ret i1 %c
}

; Nothing to gain.
define i1 @middle_bits(i32 %x, i32 %y) {
  %v = and i32 %x, 240
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @multiple_of_four(i32 %x, i32 %y) {
  %v = srem i32 %x, 4
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @odd(i32 %x, i32 %y) {
  %v = srem i32 %x, 2
  %c = icmp eq i32 %v, 1
  ret i1 %c
}

define i1 @minus_one(i32 %x, i32 %y) {
  %v = srem i32 %x, 8
  %c = icmp ne i32 %v, -3
  ret i1 %c
}

define i1 @not_reached(i32 %x, i32 %y) {
  %v = srem i32 %x, 8
  %c = icmp eq i32 %v, 9
  ret i1 %c
}

; Not a power of two.
define i1 @multiple_of_three(i32 %x, i32 %y) {
  %v = srem i32 %x, 3
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @common_summand(i32 %x, i32 %y, i32 %z) {
  %a = add nsw i32 %x, %y
  %b = add nsw i32 %z, %x
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

; Both may wrap.
define i1 @common_summand_wraps(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = add i32 %z, %x
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

define i1 @common_summand_equal(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = add i32 %z, %x
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

; The wrong promise.
define i1 @common_unsigned(i32 %x, i32 %y, i32 %z) {
  %a = add nsw i32 %x, %y
  %b = add nsw i32 %z, %x
  %c = icmp ult i32 %a, %b
  ret i1 %c
}

define i1 @common_minuend(i32 %x, i32 %y, i32 %z) {
  %a = sub nsw i32 %x, %y
  %b = sub nsw i32 %x, %z
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

define i1 @common_factor(i32 %x, i32 %y, i32 %z) {
  %a = mul nsw i32 %x, 12
  %b = mul nsw i32 %z, 12
  %c = icmp sge i32 %a, %b
  ret i1 %c
}

; The order is the other way round.
define i1 @negative_factor(i32 %x, i32 %y, i32 %z) {
  %a = mul nsw i32 %x, -12
  %b = mul nsw i32 %z, -12
  %c = icmp sge i32 %a, %b
  ret i1 %c
}

define i1 @odd_factor(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, 13
  %b = mul i32 %z, 13
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

; Bits may be lost.
define i1 @even_factor(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, 12
  %b = mul i32 %z, 12
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

define i1 @both_inverted(i32 %x, i32 %y, i32 %z) {
  %a = xor i32 %x, -1
  %b = xor i32 %z, -1
  %c = icmp ult i32 %a, %b
  ret i1 %c
}

define i1 @sum_and_summand(i32 %x, i32 %y, i32 %z) {
  %a = add nsw i32 %x, %y
  %c = icmp slt i32 %a, %x
  ret i1 %c
}

define i1 @sum_wraps(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, 10
  %c = icmp ult i32 %a, %x
  ret i1 %c
}

define i1 @sum_wraps_not(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, 10
  %c = icmp ule i32 %x, %a
  ret i1 %c
}

; Which takes as long as its opposite.
define i1 @sum_of_two_wraps(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %c = icmp ult i32 %a, %x
  ret i1 %c
}

define i1 @difference_and_minuend(i32 %x, i32 %y, i32 %z) {
  %a = sub nuw i32 %x, %y
  %c = icmp ult i32 %a, %x
  ret i1 %c
}

define i1 @narrow_and_negative(i8 %x) {
  %w = sext i8 %x to i32
  %c = icmp slt i32 %w, -5
  ret i1 %c
}

define i1 @narrow_unsigned(i8 %x) {
  %w = sext i8 %x to i32
  %c = icmp ult i32 %w, 100
  ret i1 %c
}

; No 8-bit number.
define i1 @narrow_too_large(i8 %x) {
  %w = sext i8 %x to i32
  %c = icmp ugt i32 %w, 200
  ret i1 %c
}

