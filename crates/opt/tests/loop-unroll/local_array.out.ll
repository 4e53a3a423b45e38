define i32 @array(i32 %x) {
entry:
  %v = mul i32 %x, 2
  %s1 = add i32 %x, %v
  ret i32 %s1
}
