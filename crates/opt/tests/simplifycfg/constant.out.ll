define i32 @f(i32 %x) {
entry:
  ret i32 %x
}

define i32 @computed(i32 %a) {
entry:
  %d = udiv i32 %a, 65505
  %n = udiv i32 65505, 0
  %r = add i32 %d, %n
  ret i32 %r
}
