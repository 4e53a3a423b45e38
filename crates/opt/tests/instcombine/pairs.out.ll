define i1 @less_or_equal(i32 %x, i32 %y) {
  %r = icmp sle i32 %x, %y
  ret i1 %r
}

define i1 @both_ways(i32 %x, i32 %y) {
  %r = icmp eq i32 %x, %y
  ret i1 %r
}

define i1 @never(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @always(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @exchanged(i32 %x, i32 %y) {
  %r = icmp ne i32 %x, %y
  ret i1 %r
}

define i1 @one_of_them(i32 %x, i32 %y) {
  %r = icmp eq i32 %x, %y
  ret i1 %r
}

define i1 @chosen(i32 %x, i32 %y) {
  %r = icmp sge i32 %x, %y
  ret i1 %r
}

define i1 @chosen_both(i32 %x, i32 %y) {
  %r = icmp sgt i32 %x, %y
  ret i1 %r
}

define i1 @two_orders(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = icmp ult i32 %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @float_less_or_equal(float %x, float %y) {
  %r = fcmp ole float %x, %y
  ret i1 %r
}

define i1 @float_between(float %x, float %y) {
  %r = fcmp oeq float %x, %y
  ret i1 %r
}

define i1 @float_unordered(float %x, float %y) {
  %r = fcmp ult float %x, %y
  ret i1 %r
}

define i1 @float_exchanged(float %x, float %y) {
  %r = fcmp one float %x, %y
  ret i1 %r
}

define i1 @float_not_equal(float %x, float %y) {
  %r = fcmp one float %x, %y
  ret i1 %r
}

define i1 @numbers(float %x, float %y) {
  %r = fcmp ord float %x, %y
  ret i1 %r
}

define i1 @no_number(float %x, float %y) {
  %r = fcmp uno float %x, %y
  ret i1 %r
}

define i1 @other_numbers(float %x, float %y, float %z) {
  %a = fcmp uno float %x, %z
  %b = fcmp uno float %y, 1.000000e+00
  %r = or i1 %a, %b
  ret i1 %r
}

define i32 @pair_or_and_xor(i32 %x, i32 %y, i32 %z) {
  %r = or i32 %x, %y
  ret i32 %r
}

define i32 @pair_or_or_xor(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  ret i32 %a
}

define i32 @pair_and_or_xor(i32 %x, i32 %y, i32 %z) {
  %b = xor i32 %y, %x
  ret i32 %b
}

define i32 @pair_and_and_xor(i32 %x, i32 %y, i32 %z) {
  ret i32 0
}

define i32 @pair_xor_or_and(i32 %x, i32 %y, i32 %z) {
  %r = xor i32 %x, %y
  ret i32 %r
}

define i32 @pair_xor_or_xor(i32 %x, i32 %y, i32 %z) {
  %r = and i32 %x, %y
  ret i32 %r
}

define i32 @pair_xor_and_xor(i32 %x, i32 %y, i32 %z) {
  %r = or i32 %x, %y
  ret i32 %r
}

define i32 @pair_add_and_or(i32 %x, i32 %y, i32 %z) {
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @pair_add_xor_and(i32 %x, i32 %y, i32 %z) {
  %r = or i32 %x, %y
  ret i32 %r
}

define i32 @pair_sub_or_and(i32 %x, i32 %y, i32 %z) {
  %r = xor i32 %x, %y
  ret i32 %r
}

define i32 @pair_sub_or_xor(i32 %x, i32 %y, i32 %z) {
  %r = and i32 %x, %y
  ret i32 %r
}

define i32 @pair_sub_and_or(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = or i32 %y, %x
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @pair_add_or_xor(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = xor i32 %y, %x
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @with_operand(i32 %x, i32 %y, i32 %z) {
  %r = or i32 %x, %y
  ret i32 %r
}

define i32 @with_opposite(i32 %x, i32 %y, i32 %z) {
  %r = or i32 %x, %y
  ret i32 %r
}

define i32 @or_opposite(i32 %x, i32 %y, i32 %z) {
  %r = and i32 %x, %y
  ret i32 %r
}

define i32 @other_pair(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = xor i32 %z, %x
  %r = or i32 %a, %b
  ret i32 %r
}
