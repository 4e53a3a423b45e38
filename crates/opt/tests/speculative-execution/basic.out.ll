define i32 @triangle(i1 %c, i32 %p) {
a:
  %x = add i32 %p, 1
  %y = mul i32 %x, %p
  br i1 %c, label %b, label %d

b:                                                ; preds = %a
  br label %d

d:                                                ; preds = %b, %a
  %r = phi i32 [ %y, %b ], [ 0, %a ]
  ret i32 %r
}

define i32 @stays(i1 %c, i32 %p, ptr %m) {
a:
  %free = xor i32 %p, 5
  br i1 %c, label %b, label %d

b:                                                ; preds = %a
  %l = load i32, ptr %m, align 4
  %q = udiv i32 7, %p
  %s = add i32 %l, %q
  %t = add i32 %s, %free
  store i32 %t, ptr %m, align 4
  br label %d

d:                                                ; preds = %b, %a
  %r = phi i32 [ %t, %b ], [ 0, %a ]
  ret i32 %r
}

define i32 @dear(i1 %c, i32 %p) {
a:
  br i1 %c, label %b, label %d

b:                                                ; preds = %a
  %0 = mul i32 %p, %p
  %1 = mul i32 %0, %p
  %2 = mul i32 %1, %p
  %3 = mul i32 %2, %p
  %4 = mul i32 %3, %p
  %5 = mul i32 %4, %p
  %6 = mul i32 %5, %p
  %7 = mul i32 %6, %p
  br label %d

d:                                                ; preds = %b, %a
  %r = phi i32 [ %7, %b ], [ 0, %a ]
  ret i32 %r
}

define i32 @shared(i1 %c, i1 %e, i32 %p) {
a:
  br i1 %c, label %b, label %d

b:                                                ; preds = %d, %a
  %x = phi i32 [ %p, %a ], [ 3, %d ]
  %y = add i32 %x, 1
  ret i32 %y

d:                                                ; preds = %a
  br i1 %e, label %b, label %f

f:                                                ; preds = %d
  ret i32 0
}

; Function Attrs: convergent
declare i32 @llvm.nvvm.vote.any.sync(i32, i1) #0

; Function Attrs: convergent
declare void @llvm.nvvm.barrier0() #0

define i32 @meets(i1 %c, i32 %p) {
a:
  %x = add i32 %p, 1
  br i1 %c, label %b, label %d

b:                                                ; preds = %a
  call void @llvm.nvvm.barrier0()
  br label %d

d:                                                ; preds = %b, %a
  %r = phi i32 [ %x, %b ], [ 0, %a ]
  ret i32 %r
}

attributes #0 = { convergent }
