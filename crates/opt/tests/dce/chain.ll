; A chain of unused results goes; a store and a volatile load stay.
define void @f(ptr %p, i32 %x) {
  %a = add i32 %x, 1
  %b = mul i32 %a, %a
  %c = load volatile i32, ptr %p, align 4
  store i32 %x, ptr %p, align 4
  ret void
}
