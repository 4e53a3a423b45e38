declare void @use(i32)

define i32 @phis(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  br label %j

y:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %y, %x
  %p = phi i32 [ %a, %x ], [ %b, %y ]
  %s = sub i32 %p, %p
  ret i32 %s
}

define i32 @product(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %m = mul i32 %a, %b
  call void @use(i32 %m)
  br label %j

y:                                                ; preds = %entry
  %0 = mul i32 %a, %b
  br label %j

j:                                                ; preds = %y, %x
  %1 = phi i32 [ %m, %x ], [ %0, %y ]
  ret i32 %1
}

define i32 @quotient(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %m = udiv i32 %a, %b
  call void @use(i32 %m)
  br label %j

y:                                                ; preds = %entry
  br label %j

j:                                                ; preds = %y, %x
  %n = udiv i32 %a, %b
  ret i32 %n
}
