define i32 @f(i1 %c) {
entry:
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  br label %join

else:                                             ; preds = %entry
  br label %join

never:                                            ; No predecessors!
  br label %join

join:                                             ; preds = %never, %else, %then
  %0 = phi i32 [ 1, %then ], [ 2, %else ], [ poison, %never ]
  ret i32 %0
}
