define i32 @swap(i32 %x) {
  %1 = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %1
}

define i32 @not_swap(i32 %x) {
  %a = shl i32 %x, 24
  %b0 = and i32 %x, 65024
  %b = shl i32 %b0, 8
  %c0 = lshr i32 %x, 8
  %c = and i32 %c0, 65280
  %d = lshr i32 %x, 24
  %e = or i32 %a, %b
  %g = or i32 %c, %d
  %r = or i32 %e, %g
  ret i32 %r
}

define i32 @two_sources(i32 %x, i32 %y) {
  %a = shl i32 %x, 24
  %b0 = and i32 %x, 65280
  %b = shl i32 %b0, 8
  %c0 = lshr i32 %x, 8
  %c = and i32 %c0, 65280
  %d = lshr i32 %y, 24
  %e = or i32 %a, %b
  %g = or i32 %c, %d
  %r = or i32 %e, %g
  ret i32 %r
}

define i32 @swap_halves_first(i32 %x) {
  %1 = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %1
}

define i32 @reverse(i32 %x) {
  %1 = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %1
}

define i32 @count(i32 %x) {
  %1 = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %1
}

define i64 @count_long(i64 %x) {
  %1 = call i64 @llvm.ctpop.i64(i64 %x)
  ret i64 %1
}

define i32 @not_count(i32 %x) {
  %a = lshr i32 %x, 1
  %b = and i32 %a, 1431655765
  %c = sub i32 %x, %b
  %d = and i32 %c, 858993459
  %e = lshr i32 %c, 2
  %f = and i32 %e, 858993459
  %g = add i32 %d, %f
  %h = lshr i32 %g, 5
  %i = add i32 %g, %h
  %j = and i32 %i, 252645135
  %k = mul i32 %j, 16843009
  %r = lshr i32 %k, 24
  ret i32 %r
}

define i32 @swap_of_count(i32 %x) {
  %1 = call i32 @llvm.ctpop.i32(i32 %x)
  %a1 = shl i32 %1, 24
  %b2 = and i32 %1, 65280
  %b1 = shl i32 %b2, 8
  %c2 = lshr i32 %1, 8
  %c1 = and i32 %c2, 65280
  %d1 = lshr i32 %1, 24
  %e1 = or i32 %a1, %b1
  %g1 = or i32 %c1, %d1
  %r = or i32 %e1, %g1
  ret i32 %r
}

declare i32 @llvm.bswap.i32(i32)

declare i32 @llvm.bitreverse.i32(i32)

declare i32 @llvm.ctpop.i32(i32)

declare i64 @llvm.ctpop.i64(i64)
