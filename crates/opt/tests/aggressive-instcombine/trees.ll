; Trees of operations that are one instruction.

define i32 @swap(i32 %x) {
  %a = shl i32 %x, 24
  %b0 = and i32 %x, 65280
  %b = shl i32 %b0, 8
  %c0 = lshr i32 %x, 8
  %c = and i32 %c0, 65280
  %d = lshr i32 %x, 24
  %e = or i32 %a, %b
  %g = or i32 %c, %d
  %r = or i32 %e, %g
  ret i32 %r
}

; A bit is missing.
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

; Not all of one number.
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
  %h = lshr i32 %x, 16
  %l = shl i32 %x, 16
  %w = or i32 %h, %l
  %p = lshr i32 %w, 8
  %q = and i32 %p, 16711935
  %s = shl i32 %w, 8
  %t = and i32 %s, -16711936
  %r = or i32 %q, %t
  ret i32 %r
}

define i32 @reverse(i32 %x) {
  %p0 = lshr i32 %x, 1
  %q0 = and i32 %p0, 1431655765
  %s0 = and i32 %x, 1431655765
  %t0 = shl i32 %s0, 1
  %u0 = or i32 %q0, %t0
  %p1 = lshr i32 %u0, 2
  %q1 = and i32 %p1, 858993459
  %s1 = and i32 %u0, 858993459
  %t1 = shl i32 %s1, 2
  %u1 = or i32 %q1, %t1
  %p2 = lshr i32 %u1, 4
  %q2 = and i32 %p2, 252645135
  %s2 = and i32 %u1, 252645135
  %t2 = shl i32 %s2, 4
  %u2 = or i32 %q2, %t2
  %p3 = lshr i32 %u2, 8
  %q3 = and i32 %p3, 16711935
  %s3 = and i32 %u2, 16711935
  %t3 = shl i32 %s3, 8
  %u3 = or i32 %q3, %t3
  %p4 = lshr i32 %u3, 16
  %q4 = and i32 %p4, 65535
  %s4 = and i32 %u3, 65535
  %t4 = shl i32 %s4, 16
  %r = or i32 %q4, %t4
  ret i32 %r
}

define i32 @count(i32 %x) {
  %a = lshr i32 %x, 1
  %b = and i32 %a, 1431655765
  %c = sub i32 %x, %b
  %d = and i32 %c, 858993459
  %e = lshr i32 %c, 2
  %f = and i32 %e, 858993459
  %g = add i32 %d, %f
  %h = lshr i32 %g, 4
  %i = add i32 %g, %h
  %j = and i32 %i, 252645135
  %k = mul i32 %j, 16843009
  %r = lshr i32 %k, 24
  ret i32 %r
}

define i64 @count_long(i64 %x) {
  %a = lshr i64 %x, 1
  %b = and i64 %a, 6148914691236517205
  %c = sub i64 %x, %b
  %d = and i64 %c, 3689348814741910323
  %e = lshr i64 %c, 2
  %f = and i64 %e, 3689348814741910323
  %g = add i64 %d, %f
  %h = lshr i64 %g, 4
  %i = add i64 %g, %h
  %j = and i64 %i, 1085102592571150095
  %k = mul i64 %j, 72340172838076673
  %r = lshr i64 %k, 56
  ret i64 %r
}

; Another shift.
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

; The number ends with a shift itself, which is followed: where the bits come from is not seen.
define i32 @swap_of_count(i32 %x) {
  %a = lshr i32 %x, 1
  %b = and i32 %a, 1431655765
  %c = sub i32 %x, %b
  %d = and i32 %c, 858993459
  %e = lshr i32 %c, 2
  %f = and i32 %e, 858993459
  %g = add i32 %d, %f
  %h = lshr i32 %g, 4
  %i = add i32 %g, %h
  %j = and i32 %i, 252645135
  %k = mul i32 %j, 16843009
  %n = lshr i32 %k, 24
  %a1 = shl i32 %n, 24
  %b2 = and i32 %n, 65280
  %b1 = shl i32 %b2, 8
  %c2 = lshr i32 %n, 8
  %c1 = and i32 %c2, 65280
  %d1 = lshr i32 %n, 24
  %e1 = or i32 %a1, %b1
  %g1 = or i32 %c1, %d1
  %r = or i32 %e1, %g1
  ret i32 %r
}

