define i32 @join(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  %a = load i32, ptr %p, align 4
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  store i32 1, ptr %q, align 4
  br label %y

y:                                                ; preds = %x, %entry
  %s = add i32 %a, %a
  ret i32 %s
}

define i32 @loop(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  store i32 7, ptr %p, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store i32 7, ptr %q, align 4
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret i32 7
}

define i32 @alias(ptr %p, ptr %q, i1 %c) {
entry:
  %a = load i32, ptr %p, align 4
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  store i32 1, ptr %q, align 4
  br label %y

y:                                                ; preds = %x, %entry
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @carried(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %b = load i32, ptr %p, align 4
  %c = add i32 %b, 1
  store i32 %c, ptr %p, align 4
  %i1 = add i32 %i, %c
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret i32 %b
}

; Function Attrs: convergent
declare void @llvm.nvvm.barrier0() #0

define i32 @barrier(ptr noalias %p, i1 %c) {
entry:
  %a = load i32, ptr %p, align 4
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  call void @llvm.nvvm.barrier0()
  br label %y

y:                                                ; preds = %x, %entry
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}

attributes #0 = { convergent }
