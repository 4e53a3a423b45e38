; An integer made a float is not subnormal and no infinity: what is asked is known, or whether the integer is zero.
define i1 @subnormal(i32 %n) {
  %x = uitofp i32 %n to float
  %c = fcmp olt float %x, 0x3810000000000000
  ret i1 %c
}

define i1 @infinite(i32 %n) {
  %x = sitofp i32 %n to float
  %c = fcmp oeq float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @finite(i64 %n) {
  %x = uitofp i64 %n to double
  %c = fcmp une double %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @negative_unsigned(i32 %n) {
  %x = uitofp i32 %n to float
  %c = fcmp ult float %x, -1.0
  ret i1 %c
}

define i1 @zero(i32 %n) {
  %x = sitofp i32 %n to double
  %c = fcmp oeq double %x, 0.0
  ret i1 %c
}

define i1 @positive(i32 %n) {
  %x = sitofp i32 %n to float
  %c = fcmp ogt float %x, 0.0
  ret i1 %c
}

define i1 @not_below_half(i32 %n) {
  %x = sitofp i32 %n to float
  %c = fcmp oge float %x, -0.5
  ret i1 %c
}

; A limit that flushing makes zero, one among the integers, and halves, which overflow: stays.
define i1 @flushed(i32 %n) {
  %x = uitofp i32 %n to float
  %c = fcmp olt float %x, 0x36A0000000000000
  ret i1 %c
}

define i1 @among(i32 %n) {
  %x = uitofp i32 %n to float
  %c = fcmp olt float %x, 2.5
  ret i1 %c
}

define i1 @half(i32 %n) {
  %x = uitofp i32 %n to half
  %c = fcmp oeq half %x, 0xH7C00
  ret i1 %c
}

; The bits of an integer as a float are at most those of the largest; and a product with one is the other factor.
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float)

define i1 @bits(i32 %n) {
  %x = uitofp i32 %n to float
  %b = bitcast float %x to i32
  %c = icmp ugt i32 %b, 2139095039
  ret i1 %c
}

define i1 @signed_bits(i32 %n) {
  %x = sitofp i32 %n to float
  %b = bitcast float %x to i32
  %c = icmp ugt i32 %b, 2139095039
  ret i1 %c
}

define float @product_with_one(float %x) {
  %p = call float @llvm.nvvm.mul.rn.f(float %x, float 1.0)
  ret float %p
}

define float @flushed_product(float %x) {
  %p = call float @llvm.nvvm.mul.rn.ftz.f(float %x, float 1.0)
  ret float %p
}
