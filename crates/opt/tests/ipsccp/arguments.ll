; Constants go into functions that are only called with them, and out of those that always return them.
@escape = global ptr @kept

define internal i32 @five() noinline {
  ret i32 5
}

define internal i32 @scaled(i32 %x, i32 %f) noinline {
  %c = icmp sgt i32 %f, 3
  br i1 %c, label %big, label %small
big:
  %y = mul i32 %x, %f
  ret i32 %y
small:
  ret i32 0
}

; Called with different values, and once from an unknown place.
define internal i32 @differs(i32 %x) noinline {
  %y = add i32 %x, 1
  ret i32 %y
}

define internal i32 @kept(i32 %x) noinline {
  %y = add i32 %x, 1
  ret i32 %y
}

; The memory of a byval argument is the callee's own.
define internal i32 @copied(ptr byval(i32) %p) noinline {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

@g = global i32 3

define i32 @k(i32 %x) {
  %f = call i32 @five()
  %a = call i32 @scaled(i32 %x, i32 %f)
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
