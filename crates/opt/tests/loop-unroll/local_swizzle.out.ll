define i32 @swizzled(i32 %x) {
entry:
  %v = add i32 %x, 2
  %w = mul i32 %v, %v
  %y = xor i32 %w, %x
  %z = sub i32 %y, %v
  ret i32 %z
}

define i32 @not_known(i32 %x, i32 %n) {
entry:
  %a = alloca [32 x i32], align 4
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %j = phi i32 [ 0, %entry ], [ %j1, %h ]
  %low = and i32 %j, 7
  %high = lshr i32 %j, 3
  %turned = xor i32 %low, %high
  %row = and i32 %j, -8
  %at = add i32 %row, %turned
  %in = and i32 %at, 31
  %p = getelementptr [32 x i32], ptr %a, i32 0, i32 %in
  %odd = and i32 %turned, 1
  %twice = shl i32 %odd, 1
  %v = add i32 %x, %twice
  %w = mul i32 %v, %v
  %y = xor i32 %w, %x
  %z = sub i32 %y, %v
  store i32 %z, ptr %p, align 4
  %j1 = add i32 %j, %n
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 32
  br i1 %c, label %h, label %end

end:                                              ; preds = %h
  %q = getelementptr [32 x i32], ptr %a, i32 0, i32 9
  %r = load i32, ptr %q, align 4
  ret i32 %r
}
