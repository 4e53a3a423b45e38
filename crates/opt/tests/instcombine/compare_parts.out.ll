define i1 @bit_of_shifted(i32 %x, i32 %y) {
  %1 = and i32 %x, 8
  %c = icmp eq i32 %1, 0
  ret i1 %c
}

define i1 @field(i32 %x, i32 %y) {
  %1 = and i32 %x, 65280
  %c = icmp ne i32 %1, 4608
  ret i1 %c
}

define i1 @field_with_sign(i32 %x, i32 %y) {
  %1 = and i32 %x, 65280
  %c = icmp ne i32 %1, 4608
  ret i1 %c
}

define i1 @sign_repeated(i32 %x, i32 %y) {
  %s = ashr i32 %x, 28
  %v = and i32 %s, 255
  %c = icmp ne i32 %v, 18
  ret i1 %c
}

define i1 @from_left(i32 %x, i32 %y) {
  %1 = and i32 %x, 255
  %c = icmp eq i32 %1, 18
  ret i1 %c
}

define i1 @high_bits_clear(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, 8
  ret i1 %c
}

define i1 @high_bits_set(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, -8
  ret i1 %c
}

define i1 @sign_clear(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, -1
  ret i1 %c
}

define i1 @sign_set(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, 0
  ret i1 %c
}

define i1 @middle_bits(i32 %x, i32 %y) {
  %v = and i32 %x, 240
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @multiple_of_four(i32 %x, i32 %y) {
  %1 = and i32 %x, 3
  %c = icmp eq i32 %1, 0
  ret i1 %c
}

define i1 @odd(i32 %x, i32 %y) {
  %1 = and i32 %x, -2147483647
  %c = icmp eq i32 %1, 1
  ret i1 %c
}

define i1 @minus_one(i32 %x, i32 %y) {
  %1 = and i32 %x, -2147483641
  %c = icmp ne i32 %1, -2147483643
  ret i1 %c
}

define i1 @not_reached(i32 %x, i32 %y) {
  %v = srem i32 %x, 8
  %c = icmp eq i32 %v, 9
  ret i1 %c
}

define i1 @multiple_of_three(i32 %x, i32 %y) {
  %v = srem i32 %x, 3
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @common_summand(i32 %x, i32 %y, i32 %z) {
  %c = icmp slt i32 %y, %z
  ret i1 %c
}

define i1 @common_summand_wraps(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = add i32 %z, %x
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

define i1 @common_summand_equal(i32 %x, i32 %y, i32 %z) {
  %c = icmp eq i32 %y, %z
  ret i1 %c
}

define i1 @common_unsigned(i32 %x, i32 %y, i32 %z) {
  %a = add nsw i32 %x, %y
  %b = add nsw i32 %z, %x
  %c = icmp ult i32 %a, %b
  ret i1 %c
}

define i1 @common_minuend(i32 %x, i32 %y, i32 %z) {
  %c = icmp slt i32 %z, %y
  ret i1 %c
}

define i1 @common_factor(i32 %x, i32 %y, i32 %z) {
  %c = icmp sge i32 %x, %z
  ret i1 %c
}

define i1 @negative_factor(i32 %x, i32 %y, i32 %z) {
  %a = mul nsw i32 %x, -12
  %b = mul nsw i32 %z, -12
  %c = icmp sge i32 %a, %b
  ret i1 %c
}

define i1 @odd_factor(i32 %x, i32 %y, i32 %z) {
  %c = icmp eq i32 %x, %z
  ret i1 %c
}

define i1 @even_factor(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, 12
  %b = mul i32 %z, 12
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

define i1 @both_inverted(i32 %x, i32 %y, i32 %z) {
  %c = icmp ult i32 %z, %x
  ret i1 %c
}

define i1 @sum_and_summand(i32 %x, i32 %y, i32 %z) {
  %c = icmp slt i32 %y, 0
  ret i1 %c
}

define i1 @sum_wraps(i32 %x, i32 %y, i32 %z) {
  %c = icmp ugt i32 %x, -11
  ret i1 %c
}

define i1 @sum_wraps_not(i32 %x, i32 %y, i32 %z) {
  %c = icmp ult i32 %x, -10
  ret i1 %c
}

define i1 @sum_of_two_wraps(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %c = icmp ult i32 %a, %x
  ret i1 %c
}

define i1 @difference_and_minuend(i32 %x, i32 %y, i32 %z) {
  %c = icmp ne i32 %y, 0
  ret i1 %c
}

define i1 @narrow_and_negative(i8 %x) {
  %c = icmp slt i8 %x, -5
  ret i1 %c
}

define i1 @narrow_unsigned(i8 %x) {
  %c = icmp ult i8 %x, 100
  ret i1 %c
}

define i1 @narrow_too_large(i8 %x) {
  %w = sext i8 %x to i32
  %c = icmp ugt i32 %w, 200
  ret i1 %c
}
