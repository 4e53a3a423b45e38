define i1 @subnormal(i32 %n) {
  %c = icmp eq i32 %n, 0
  ret i1 %c
}

define i1 @infinite(i32 %n) {
  ret i1 false
}

define i1 @finite(i64 %n) {
  ret i1 true
}

define i1 @negative_unsigned(i32 %n) {
  ret i1 false
}

define i1 @zero(i32 %n) {
  %c = icmp eq i32 %n, 0
  ret i1 %c
}

define i1 @positive(i32 %n) {
  %c = icmp sgt i32 %n, 0
  ret i1 %c
}

define i1 @not_below_half(i32 %n) {
  %c = icmp sgt i32 %n, -1
  ret i1 %c
}

define i1 @flushed(i32 %n) {
  %x = uitofp i32 %n to float
  %c = fcmp olt float %x, 0x36A0000000000000
  ret i1 %c
}

define i1 @among(i32 %n) {
  %x = uitofp i32 %n to float
  %c = fcmp olt float %x, 2.500000e+00
  ret i1 %c
}

define i1 @half(i32 %n) {
  %x = uitofp i32 %n to half
  %c = fcmp oeq half %x, 0xH7C00
  ret i1 %c
}

declare float @llvm.nvvm.mul.rn.f(float, float)

declare float @llvm.nvvm.mul.rn.ftz.f(float, float)

define i1 @bits(i32 %n) {
  ret i1 false
}

define i1 @signed_bits(i32 %n) {
  %x = sitofp i32 %n to float
  %b = bitcast float %x to i32
  %c = icmp ugt i32 %b, 2139095039
  ret i1 %c
}

define float @product_with_one(float %x) {
  ret float %x
}

define float @flushed_product(float %x) {
  %p = call float @llvm.nvvm.mul.rn.ftz.f(float %x, float 1.000000e+00)
  ret float %p
}
