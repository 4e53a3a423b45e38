; PASSES: sroa,mem2reg,dce
; A struct passed by value, stored whole and read by member.
%struct.S = type { float, i32 }
define i32 @f(%struct.S %s) {
  %s.addr = alloca %struct.S, align 4
  store %struct.S %s, ptr %s.addr, align 4
  %p = getelementptr inbounds %struct.S, ptr %s.addr, i32 0, i32 1
  %x = load i32, ptr %p, align 4
  %f = load float, ptr %s.addr, align 4
  %b = bitcast float %f to i32
  %r = add i32 %x, %b
  ret i32 %r
}
