define void @twice(i1 %c, i32 %i, ptr %p) {
entry:
  br i1 %c, label %a, label %0

0:                                                ; preds = %entry
  %1 = add i32 %i, 1
  br label %end

a:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %2

2:                                                ; preds = %a
  %3 = add i32 %i, 1
  br label %b

middle:                                           ; No predecessors!
  %x = add i32 %i, 1
  br i1 %c, label %b, label %end

b:                                                ; preds = %middle, %2
  store i32 %3, ptr %p, align 4
  br label %end

end:                                              ; preds = %b, %middle, %0
  ret void
}

define void @barrier(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %middle

a:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %middle

middle:                                           ; preds = %a, %entry
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %b, label %end

b:                                                ; preds = %middle
  store i32 2, ptr %p, align 4
  br label %end

end:                                              ; preds = %b, %middle
  ret void
}

define void @another(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %a, label %middle

a:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %middle

middle:                                           ; preds = %a, %entry
  br i1 %d, label %b, label %end

b:                                                ; preds = %middle
  store i32 2, ptr %p, align 4
  br label %end

end:                                              ; preds = %b, %middle
  ret void
}

define void @header(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %a, label %middle

a:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %middle

middle:                                           ; preds = %inside, %a, %entry
  store volatile i32 3, ptr %p, align 4
  br i1 %d, label %inside, label %end

inside:                                           ; preds = %middle
  br i1 %c, label %middle, label %end

end:                                              ; preds = %inside, %middle
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #0

attributes #0 = { convergent nounwind }
