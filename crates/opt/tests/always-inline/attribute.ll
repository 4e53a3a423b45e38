define internal i32 @must(i32 %x) #0 {
  %y = add i32 %x, 1
  ret i32 %y
}

define internal i32 @may(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}

define i32 @f(i32 %a) {
  %b = call i32 @must(i32 %a)
  %c = call i32 @may(i32 %b)
  ret i32 %c
}

attributes #0 = { alwaysinline }
