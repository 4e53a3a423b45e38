; Function Attrs: noinline
define internal i32 @wall(i32 %x) #0 {
  %r = add i32 %x, 1
  %s = mul i32 %r, 3
  ret i32 %s
}

define i32 @top(i32 %x) {
  %r = call i32 @wall(i32 %x)
  %r1 = call i32 @top(i32 %r)
  %s = xor i32 %r1, 5
  ret i32 %s
}

attributes #0 = { noinline }
