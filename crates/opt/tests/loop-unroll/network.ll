; PASSES: loop-unroll-full
; The outer counter decides where the inner one starts, and that indexes a local array: all of it is to disappear.
define i32 @network(ptr %p, i32 %n) {
entry:
  %v = alloca [8 x i32], align 16
  br label %outer
outer:
  %k = phi i32 [ 2, %entry ], [ %k2, %after ]
  %h = lshr i32 %k, 1
  br label %inner
inner:
  %j = phi i32 [ %h, %outer ], [ %j2, %inner ]
  %x = xor i32 %j, 1
  %q = getelementptr inbounds i32, ptr %v, i32 %x
  %l = load i32, ptr %q, align 4
  %w = mul i32 %l, %n
  store i32 %w, ptr %q, align 4
  %j2 = lshr i32 %j, 1
  %c = icmp ne i32 %j2, 0
  br i1 %c, label %inner, label %after
after:
  %k2 = shl i32 %k, 1
  %d = icmp slt i32 %k2, 9
  br i1 %d, label %outer, label %exit
exit:
  %r = load i32, ptr %v, align 16
  ret i32 %r
}
