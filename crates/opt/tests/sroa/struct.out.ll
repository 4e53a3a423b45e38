%struct.S = type { float, i32 }

define i32 @f(%struct.S %s) {
  %1 = extractvalue %struct.S %s, 0
  %2 = extractvalue %struct.S %s, 1
  %b = bitcast float %1 to i32
  %r = add i32 %2, %b
  ret i32 %r
}
