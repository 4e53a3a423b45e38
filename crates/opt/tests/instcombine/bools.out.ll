define i32 @f(i32 %a, i32 %b) {
entry:
  %not = icmp sge i32 %a, %b
  br i1 %not, label %no, label %yes

yes:                                              ; preds = %entry
  ret i32 1

no:                                               ; preds = %entry
  ret i32 0
}
