; Comparisons of something computed from one value and constants.

define i1 @quotient_equal(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  %c = icmp eq i32 %v, 3
  ret i1 %c
}

define i1 @quotient_not_equal(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  %c = icmp ne i32 %v, 0
  ret i1 %c
}

define i1 @quotient_less(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  %c = icmp ult i32 %v, 7
  ret i1 %c
}

define i1 @quotient_greater(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  %c = icmp ugt i32 %v, 7
  ret i1 %c
}

define i1 @quotient_too_large(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  %c = icmp eq i32 %v, 429496730
  ret i1 %c
}

define i1 @signed_quotient_zero(i32 %x, i32 %y) {
  %v = sdiv i32 %x, 10
  %c = icmp eq i32 %v, 0
  ret i1 %c
}

define i1 @signed_quotient_negative(i32 %x, i32 %y) {
  %v = sdiv i32 %x, 10
  %c = icmp eq i32 %v, -2
  ret i1 %c
}

define i1 @signed_quotient_less(i32 %x, i32 %y) {
  %v = sdiv i32 %x, 10
  %c = icmp slt i32 %v, -2
  ret i1 %c
}

define i1 @signed_quotient_greater(i32 %x, i32 %y) {
  %v = sdiv i32 %x, 10
  %c = icmp sgt i32 %v, -1
  ret i1 %c
}

; Not for negative divisors.
define i1 @signed_by_negative(i32 %x, i32 %y) {
  %v = sdiv i32 %x, -10
  %c = icmp sgt i32 %v, 3
  ret i1 %c
}

define i1 @shifted_less(i32 %x, i32 %y) {
  %v = lshr i32 %x, 4
  %c = icmp ult i32 %v, 5
  ret i1 %c
}

define i1 @shifted_greater(i64 %x, i64 %y) {
  %v = lshr i64 %x, 4
  %c = icmp ugt i64 %v, 5
  ret i1 %c
}

define i1 @arithmetically_less(i32 %x, i32 %y) {
  %v = ashr i32 %x, 4
  %c = icmp slt i32 %v, -5
  ret i1 %c
}

define i1 @arithmetically_greater(i32 %x, i32 %y) {
  %v = ashr i32 %x, 4
  %c = icmp sgt i32 %v, 5
  ret i1 %c
}

; A sum would take as many instructions as the shift.
define i1 @shifted_equal(i32 %x, i32 %y) {
  %v = lshr i32 %x, 4
  %c = icmp eq i32 %v, 5
  ret i1 %c
}

define i1 @product_less(i32 %x, i32 %y) {
  %v = mul nsw i32 %x, 12
  %c = icmp slt i32 %v, 100
  ret i1 %c
}

define i1 @product_equal(i32 %x, i32 %y) {
  %v = mul nsw i32 %x, 12
  %c = icmp eq i32 %v, 144
  ret i1 %c
}

define i1 @product_never(i32 %x, i32 %y) {
  %v = mul nsw i32 %x, 12
  %c = icmp eq i32 %v, 145
  ret i1 %c
}

; It may wrap.
define i1 @product_wraps(i32 %x, i32 %y) {
  %v = mul i32 %x, 12
  %c = icmp slt i32 %v, 100
  ret i1 %c
}

define i1 @product_unsigned(i32 %x, i32 %y) {
  %v = mul nuw i32 %x, 12
  %c = icmp ugt i32 %v, 100
  ret i1 %c
}

define i1 @left_shift(i32 %x, i32 %y) {
  %v = shl nsw i32 %x, 3
  %c = icmp sgt i32 %v, 100
  ret i1 %c
}

define i1 @difference(i32 %x, i32 %y) {
  %v = sub i32 7, %x
  %c = icmp ne i32 %v, 2
  ret i1 %c
}

; It may wrap.
define i1 @difference_less(i32 %x, i32 %y) {
  %v = sub i32 7, %x
  %c = icmp slt i32 %v, 2
  ret i1 %c
}

define i1 @inverted(i32 %x, i32 %y) {
  %v = xor i32 %x, -1
  %c = icmp ult i32 %v, 5
  ret i1 %c
}

define i1 @moved_by_half(i32 %x, i32 %y) {
  %v = add i32 %x, -2147483648
  %c = icmp ult i32 %v, 5
  ret i1 %c
}

; The quotient is needed anyway.
define i1 @used_twice(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  store volatile i32 %v, ptr null
  %c = icmp ult i32 %v, 5
  ret i1 %c
}

