; PASSES: inline,globaldce,simplifycfg
; Functions that are called once wait for their caller; below one that must not be inlined they go into that.
define internal i32 @a(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @b(i32 %x) {
  %r = call i32 @a(i32 %x)
  %s = mul i32 %r, 3
  ret i32 %s
}
define internal i32 @wall(i32 %x) noinline {
  %r = call i32 @b(i32 %x)
  ret i32 %r
}
define internal i32 @d(i32 %x) {
  %r = call i32 @wall(i32 %x)
  %t = call i32 @e(i32 %r)
  ret i32 %t
}
define internal i32 @e(i32 %x) {
  %r = call i32 @top(i32 %x)
  %s = xor i32 %r, 5
  ret i32 %s
}
define i32 @top(i32 %x) {
  %r = call i32 @d(i32 %x)
  ret i32 %r
}
