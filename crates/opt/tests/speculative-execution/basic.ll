; What a branch leads to and what is cheap is computed before it.
define i32 @triangle(i1 %c, i32 %p) {
a:
  br i1 %c, label %b, label %d
b:
  %x = add i32 %p, 1
  %y = mul i32 %x, %p
  br label %d
d:
  %r = phi i32 [ %y, %b ], [ 0, %a ]
  ret i32 %r
}

; What may fault, reads or writes memory stays, and what depends on it.
define i32 @stays(i1 %c, i32 %p, ptr %m) {
a:
  br i1 %c, label %b, label %d
b:
  %l = load i32, ptr %m
  %q = udiv i32 7, %p
  %s = add i32 %l, %q
  %free = xor i32 %p, 5
  %t = add i32 %s, %free
  store i32 %t, ptr %m
  br label %d
d:
  %r = phi i32 [ %t, %b ], [ 0, %a ]
  ret i32 %r
}

; Too much to compute in vain.
define i32 @dear(i1 %c, i32 %p) {
a:
  br i1 %c, label %b, label %d
b:
  %1 = mul i32 %p, %p
  %2 = mul i32 %1, %p
  %3 = mul i32 %2, %p
  %4 = mul i32 %3, %p
  %5 = mul i32 %4, %p
  %6 = mul i32 %5, %p
  %7 = mul i32 %6, %p
  %8 = mul i32 %7, %p
  br label %d
d:
  %r = phi i32 [ %8, %b ], [ 0, %a ]
  ret i32 %r
}

; A block that others lead to as well.
define i32 @shared(i1 %c, i1 %e, i32 %p) {
a:
  br i1 %c, label %b, label %d
b:
  %x = phi i32 [ %p, %a ], [ 3, %d ]
  %y = add i32 %x, 1
  ret i32 %y
d:
  br i1 %e, label %b, label %f
f:
  ret i32 0
}

declare i32 @llvm.nvvm.vote.any.sync(i32, i1) convergent
declare void @llvm.nvvm.barrier0() convergent

; Threads must meet in the same place.
define i32 @meets(i1 %c, i32 %p) {
a:
  br i1 %c, label %b, label %d
b:
  call void @llvm.nvvm.barrier0()
  %x = add i32 %p, 1
  br label %d
d:
  %r = phi i32 [ %x, %b ], [ 0, %a ]
  ret i32 %r
}
