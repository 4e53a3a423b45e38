define i32 @settles(i32 %n, i32 %first, i32 %k) {
entry:
  br label %1

loop:                                             ; preds = %1, %loop
  %i = phi i32 [ %i12, %1 ], [ %i1, %loop ]
  %last = phi i32 [ %k, %1 ], [ %k, %loop ]
  %sum = phi i32 [ %sum11, %1 ], [ %sum1, %loop ]
  %sum1 = add i32 %sum, %last
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %1, %loop
  %0 = phi i32 [ %sum11, %1 ], [ %sum1, %loop ]
  ret i32 %0

1:                                                ; preds = %entry
  %sum11 = add i32 0, %first
  %i12 = add i32 0, 1
  %more3 = icmp slt i32 %i12, %n
  br i1 %more3, label %loop, label %end
}

define i32 @around(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret i32 %x
}

; Function Attrs: convergent
declare void @llvm.nvvm.barrier0() #0

define void @meets(i32 %n, ptr %first, ptr %k) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %last = phi ptr [ %first, %entry ], [ %k, %loop ]
  store i32 %i, ptr %last, align 4
  call void @llvm.nvvm.barrier0()
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}

attributes #0 = { convergent }
