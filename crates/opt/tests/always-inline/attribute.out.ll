; Function Attrs: alwaysinline
define internal i32 @must(i32 %x) #0 {
  %y = add i32 %x, 1
  ret i32 %y
}

define internal i32 @may(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}

define i32 @f(i32 %a) {
  %y = add i32 %a, 1
  %c = call i32 @may(i32 %y)
  ret i32 %c
}

attributes #0 = { alwaysinline }
