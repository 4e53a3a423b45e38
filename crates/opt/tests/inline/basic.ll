; PASSES: inline,globaldce,simplifycfg
; A function with a loop, two returns and a stack slot goes into its caller; recursion and noinline stay.
@table = internal addrspace(4) constant [2 x i32] [i32 5, i32 6], align 4
define internal i32 @clamp(i32 %x) {
entry:
  %slot = alloca i32, align 4
  store i32 %x, ptr %slot, align 4
  %c = icmp slt i32 %x, 0
  br i1 %c, label %neg, label %pos
neg:
  ret i32 0
pos:
  %v = load i32, ptr %slot, align 4
  %t = load i32, ptr addrspace(4) getelementptr ([2 x i32], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %r = add i32 %v, %t
  ret i32 %r
}
define internal i32 @never(i32 %x) noinline {
  ret i32 %x
}
define internal i32 @fact(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @fact(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}
define i32 @caller(i32 %a) {
  %x = call i32 @clamp(i32 %a)
  %y = call i32 @clamp(i32 %x)
  %z = call i32 @never(i32 %y)
  %w = call i32 @fact(i32 %z)
  ret i32 %w
}
