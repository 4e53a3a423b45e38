define void @swap(ptr %a, ptr %b, i32 %n) {
  br label %entry

entry:                                            ; preds = %more, %0
  %1 = phi i32 [ %n, %0 ], [ %m, %more ]
  %2 = phi ptr [ %b, %0 ], [ %3, %more ]
  %3 = phi ptr [ %a, %0 ], [ %2, %more ]
  %v = load float, ptr %3, align 4
  store float %v, ptr %2, align 4
  %c = icmp eq i32 %1, 0
  br i1 %c, label %exit, label %more

more:                                             ; preds = %entry
  %m = sub i32 %1, 1
  br label %entry

exit:                                             ; preds = %entry
  ret void
}
