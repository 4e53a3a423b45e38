@escape = global ptr @kept
@g = global i32 3

; Function Attrs: noinline
define internal i32 @five() #0 {
  ret i32 5
}

; Function Attrs: noinline
define internal i32 @scaled(i32 %x, i32 %f) #0 {
  br label %big

big:                                              ; preds = %0
  %y = mul i32 %x, 5
  ret i32 %y

small:                                            ; No predecessors!
  ret i32 0
}

; Function Attrs: noinline
define internal i32 @differs(i32 %x) #0 {
  %y = add i32 %x, 1
  ret i32 %y
}

; Function Attrs: noinline
define internal i32 @kept(i32 %x) #0 {
  %y = add i32 %x, 1
  ret i32 %y
}

; Function Attrs: noinline
define internal i32 @copied(ptr byval(i32) %p) #0 {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @k(i32 %x) {
  %f = call i32 @five()
  %a = call i32 @scaled(i32 %x, i32 5)
  %b = call i32 @scaled(i32 %a, i32 5)
  %c = call i32 @differs(i32 1)
  %d = call i32 @differs(i32 2)
  %e = call i32 @kept(i32 7)
  %h = call i32 @copied(ptr byval(i32) @g)
  %s = add i32 %b, %c
  %t = add i32 %d, %e
  %u = add i32 %s, %t
  %w = add i32 %u, %h
  ret i32 %w
}

attributes #0 = { noinline }
