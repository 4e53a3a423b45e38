define i1 @quotient_equal(i32 %x, i32 %y) {
  %1 = add i32 %x, -30
  %c = icmp ult i32 %1, 10
  ret i1 %c
}

define i1 @quotient_not_equal(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, 9
  ret i1 %c
}

define i1 @quotient_less(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, 70
  ret i1 %c
}

define i1 @quotient_greater(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, 79
  ret i1 %c
}

define i1 @quotient_too_large(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @signed_quotient_zero(i32 %x, i32 %y) {
  %1 = add i32 %x, 9
  %c = icmp ult i32 %1, 19
  ret i1 %c
}

define i1 @signed_quotient_negative(i32 %x, i32 %y) {
  %1 = add i32 %x, 29
  %c = icmp ult i32 %1, 10
  ret i1 %c
}

define i1 @signed_quotient_less(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, -29
  ret i1 %c
}

define i1 @signed_quotient_greater(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, -10
  ret i1 %c
}

define i1 @signed_by_negative(i32 %x, i32 %y) {
  %v = sdiv i32 %x, -10
  %c = icmp sgt i32 %v, 3
  ret i1 %c
}

define i1 @shifted_less(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, 80
  ret i1 %c
}

define i1 @shifted_greater(i64 %x, i64 %y) {
  %c = icmp ugt i64 %x, 95
  ret i1 %c
}

define i1 @arithmetically_less(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, -80
  ret i1 %c
}

define i1 @arithmetically_greater(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, 95
  ret i1 %c
}

define i1 @shifted_equal(i32 %x, i32 %y) {
  %v = lshr i32 %x, 4
  %c = icmp eq i32 %v, 5
  ret i1 %c
}

define i1 @product_less(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, 9
  ret i1 %c
}

define i1 @product_equal(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 12
  ret i1 %c
}

define i1 @product_never(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @product_wraps(i32 %x, i32 %y) {
  %v = mul i32 %x, 12
  %c = icmp slt i32 %v, 100
  ret i1 %c
}

define i1 @product_unsigned(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, 8
  ret i1 %c
}

define i1 @left_shift(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, 12
  ret i1 %c
}

define i1 @difference(i32 %x, i32 %y) {
  %c = icmp ne i32 %x, 5
  ret i1 %c
}

define i1 @difference_less(i32 %x, i32 %y) {
  %v = sub i32 7, %x
  %c = icmp slt i32 %v, 2
  ret i1 %c
}

define i1 @inverted(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, -6
  ret i1 %c
}

define i1 @moved_by_half(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, -2147483643
  ret i1 %c
}

define i1 @used_twice(i32 %x, i32 %y) {
  %v = udiv i32 %x, 10
  store volatile i32 %v, ptr null, align 4
  %c = icmp ult i32 %v, 5
  ret i1 %c
}
