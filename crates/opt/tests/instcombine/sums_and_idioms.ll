; Sums, quotients and idioms.

define i32 @multiples(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, 12
  %b = mul i32 %x, 7
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @multiples_difference(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, 12
  %b = mul i32 %x, 7
  %r = sub i32 %a, %b
  ret i32 %r
}

; Of different numbers.
define i32 @other_factors(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, 12
  %b = mul i32 %y, 7
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @common_cancels(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = add i32 %z, %x
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @minuend_cancels(i32 %x, i32 %y, i32 %z) {
  %a = sub i32 %x, %y
  %b = sub i32 %x, %z
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @absolute(i32 %x, i32 %y, i32 %z) {
  %s = ashr i32 %x, 31
  %a = xor i32 %x, %s
  %r = sub i32 %a, %s
  ret i32 %r
}

define i32 @absolute_of_sum(i32 %x, i32 %y, i32 %z) {
  %s = ashr i32 %x, 31
  %a = add i32 %s, %x
  %r = xor i32 %a, %s
  ret i32 %r
}

; Not the sign alone.
define i32 @not_absolute(i32 %x, i32 %y, i32 %z) {
  %s = ashr i32 %x, 30
  %a = xor i32 %x, %s
  %r = sub i32 %a, %s
  ret i32 %r
}

define i32 @rest_by_power(i32 %x, i32 %y, i32 %z) {
  %d = shl i32 1, %y
  %r = urem i32 %x, %d
  ret i32 %r
}

define i32 @quotient_by_power(i32 %x, i32 %y, i32 %z) {
  %d = shl i32 1, %y
  %r = udiv i32 %x, %d
  ret i32 %r
}

; Rounded towards zero.
define i32 @signed_by_power(i32 %x, i32 %y, i32 %z) {
  %d = shl i32 1, %y
  %r = sdiv i32 %x, %d
  ret i32 %r
}

define i32 @positive_by_power(i32 %x, i32 %y, i32 %z) {
  %p = lshr i32 %x, 1
  %d = shl i32 1, %y
  %r = srem i32 %p, %d
  ret i32 %r
}

define i32 @rest_by_negative(i32 %x, i32 %y, i32 %z) {
  %r = srem i32 %x, -12
  ret i32 %r
}

; Its opposite is itself.
define i32 @rest_by_least(i32 %x, i32 %y, i32 %z) {
  %r = srem i32 %x, -2147483648
  ret i32 %r
}

define i32 @lowest_bit(i32 %x, i32 %y, i32 %z) {
  %b = and i32 %x, 1
  %c = icmp ne i32 %b, 0
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @lowest_bit_clear(i32 %x, i32 %y, i32 %z) {
  %b = and i32 %x, 1
  %c = icmp eq i32 %b, 0
  %r = zext i1 %c to i32
  ret i32 %r
}

; No bit 0.
define i32 @other_bit(i32 %x, i32 %y, i32 %z) {
  %b = and i32 %x, 2
  %c = icmp ne i32 %b, 0
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @byte_of_long(i64 %x) {
  %b = trunc i64 %x to i8
  %r = zext i8 %b to i32
  ret i32 %r
}

; Wider than the number.
define i64 @byte_to_long(i32 %x) {
  %b = trunc i32 %x to i8
  %r = zext i8 %b to i64
  ret i64 %r
}

