define i32 @network(ptr %p, i32 %n) {
entry:
  %v = alloca [8 x i32], align 16
  br label %outer

outer:                                            ; preds = %entry
  %h = lshr i32 2, 1
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ %h, %outer ], [ %j2, %inner ]
  %x = xor i32 %j, 1
  %q = getelementptr inbounds i32, ptr %v, i32 %x
  %l = load i32, ptr %q, align 4
  %w = mul i32 %l, %n
  store i32 %w, ptr %q, align 4
  %j2 = lshr i32 %j, 1
  %c = icmp ne i32 %j2, 0
  br i1 %c, label %inner, label %after

after:                                            ; preds = %inner
  %k2 = shl i32 2, 1
  %d = icmp slt i32 %k2, 9
  br label %0

0:                                                ; preds = %after
  %h1 = lshr i32 %k2, 1
  br label %1

1:                                                ; preds = %1, %0
  %j3 = phi i32 [ %h1, %0 ], [ %j28, %1 ]
  %x4 = xor i32 %j3, 1
  %q5 = getelementptr inbounds i32, ptr %v, i32 %x4
  %l6 = load i32, ptr %q5, align 4
  %w7 = mul i32 %l6, %n
  store i32 %w7, ptr %q5, align 4
  %j28 = lshr i32 %j3, 1
  %c9 = icmp ne i32 %j28, 0
  br i1 %c9, label %1, label %2

2:                                                ; preds = %1
  %k210 = shl i32 %k2, 1
  %d11 = icmp slt i32 %k210, 9
  br label %3

3:                                                ; preds = %2
  %h12 = lshr i32 %k210, 1
  br label %4

4:                                                ; preds = %4, %3
  %j13 = phi i32 [ %h12, %3 ], [ %j218, %4 ]
  %x14 = xor i32 %j13, 1
  %q15 = getelementptr inbounds i32, ptr %v, i32 %x14
  %l16 = load i32, ptr %q15, align 4
  %w17 = mul i32 %l16, %n
  store i32 %w17, ptr %q15, align 4
  %j218 = lshr i32 %j13, 1
  %c19 = icmp ne i32 %j218, 0
  br i1 %c19, label %4, label %5

5:                                                ; preds = %4
  %k220 = shl i32 %k210, 1
  %d21 = icmp slt i32 %k220, 9
  br label %exit

exit:                                             ; preds = %5
  %r = load i32, ptr %v, align 16
  ret i32 %r
}
