define i32 @array(i32 %x) {
entry:
  %s1 = mul i32 %x, 3
  ret i32 %s1
}
