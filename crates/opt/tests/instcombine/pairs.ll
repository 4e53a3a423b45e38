; Two operations on the same two values.

define i1 @less_or_equal(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = icmp eq i32 %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @both_ways(i32 %x, i32 %y) {
  %a = icmp sge i32 %x, %y
  %b = icmp sle i32 %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @never(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp ugt i32 %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @always(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp uge i32 %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @exchanged(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp ult i32 %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @one_of_them(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp ule i32 %x, %y
  %r = xor i1 %a, %b
  ret i1 %r
}

define i1 @chosen(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, %y
  %b = icmp eq i32 %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}

define i1 @chosen_both(i32 %x, i32 %y) {
  %a = icmp sge i32 %x, %y
  %b = icmp ne i32 %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

; Of different orders.
define i1 @two_orders(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = icmp ult i32 %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @float_less_or_equal(float %x, float %y) {
  %a = fcmp olt float %x, %y
  %b = fcmp oeq float %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @float_between(float %x, float %y) {
  %a = fcmp oge float %x, %y
  %b = fcmp ole float %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @float_unordered(float %x, float %y) {
  %a = fcmp uno float %x, %y
  %b = fcmp olt float %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @float_exchanged(float %x, float %y) {
  %a = fcmp ogt float %x, %y
  %b = fcmp ogt float %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @float_not_equal(float %x, float %y) {
  %a = fcmp une float %x, %y
  %b = fcmp ord float %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @numbers(float %x, float %y) {
  %a = fcmp ord float %x, 0.0
  %b = fcmp oeq float %y, %y
  %c = fcmp ord float %y, %y
  %r = and i1 %a, %c
  ret i1 %r
}

define i1 @no_number(float %x, float %y) {
  %a = fcmp uno float %x, 0.0
  %b = fcmp uno float %y, 1.0
  %r = or i1 %a, %b
  ret i1 %r
}

; Four values.
define i1 @other_numbers(float %x, float %y, float %z) {
  %a = fcmp uno float %x, %z
  %b = fcmp uno float %y, 1.0
  %r = or i1 %a, %b
  ret i1 %r
}

define i32 @pair_or_and_xor(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = xor i32 %y, %x
  %r = or i32 %a, %b
  ret i32 %r
}

define i32 @pair_or_or_xor(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = xor i32 %y, %x
  %r = or i32 %a, %b
  ret i32 %r
}

define i32 @pair_and_or_xor(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = xor i32 %y, %x
  %r = and i32 %a, %b
  ret i32 %r
}

define i32 @pair_and_and_xor(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = xor i32 %y, %x
  %r = and i32 %a, %b
  ret i32 %r
}

define i32 @pair_xor_or_and(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = and i32 %y, %x
  %r = xor i32 %a, %b
  ret i32 %r
}

define i32 @pair_xor_or_xor(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = xor i32 %y, %x
  %r = xor i32 %a, %b
  ret i32 %r
}

define i32 @pair_xor_and_xor(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = xor i32 %y, %x
  %r = xor i32 %a, %b
  ret i32 %r
}

define i32 @pair_add_and_or(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = or i32 %y, %x
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @pair_add_xor_and(i32 %x, i32 %y, i32 %z) {
  %a = xor i32 %x, %y
  %b = and i32 %y, %x
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @pair_sub_or_and(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = and i32 %y, %x
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @pair_sub_or_xor(i32 %x, i32 %y, i32 %z) {
  %a = or i32 %x, %y
  %b = xor i32 %y, %x
  %r = sub i32 %a, %b
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
  %a = xor i32 %x, %y
  %r = or i32 %a, %x
  ret i32 %r
}

define i32 @with_opposite(i32 %x, i32 %y, i32 %z) {
  %n = xor i32 %y, -1
  %a = and i32 %x, %n
  %r = or i32 %a, %y
  ret i32 %r
}

define i32 @or_opposite(i32 %x, i32 %y, i32 %z) {
  %n = xor i32 %y, -1
  %a = or i32 %n, %x
  %r = and i32 %y, %a
  ret i32 %r
}

; Another value.
define i32 @other_pair(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %b = xor i32 %z, %x
  %r = or i32 %a, %b
  ret i32 %r
}

