define i32 @not_plus_one(i32 %x) {
  %b = sub i32 0, %x
  ret i32 %b
}

define i32 @minus_minus(i32 %x) {
  ret i32 %x
}

define i32 @multiple(i32 %x) {
  %b = mul i32 %x, 5
  ret i32 %b
}

define i32 @two_masks(i32 %x) {
  %c = and i32 %x, 65535
  ret i32 %c
}

define i32 @down_and_up(i32 %x) {
  %b = and i32 %x, -8
  ret i32 %b
}

define i32 @up_and_down(i32 %x) {
  %b = and i32 %x, 16777215
  ret i32 %b
}

define i32 @up_and_down_signed(i32 %x) {
  %a = shl i32 %x, 8
  %b = ashr i32 %a, 8
  ret i32 %b
}

define i32 @too_far(i32 %x) {
  ret i32 0
}

define i32 @quotients(i32 %x) {
  %b = udiv i32 %x, 100
  ret i32 %b
}

define i8 @wide_quotients(i8 %x) {
  ret i8 0
}

define i32 @product(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @wrapping_product(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = sdiv i32 %a, %y
  ret i32 %b
}

define i32 @chosen(i1 %c) {
  %1 = select i1 %c, i32 21, i32 35
  ret i32 %1
}

define i32 @same_either_way(i32 %x) {
  ret i32 %x
}

define i1 @step(i32 %x) {
  %c = icmp slt i32 %x, 5
  ret i1 %c
}

define i1 @wrapping_step(i32 %x) {
  %a = add i32 %x, 5
  %c = icmp slt i32 %a, 10
  ret i1 %c
}

define i1 @no_bit_left(i32 %x) {
  %c = icmp ult i32 %x, 16
  ret i1 %c
}

define i32 @narrow(i32 %x, i32 %y) {
  %1 = mul i32 %x, %y
  %2 = add i32 %1, 7
  ret i32 %2
}
