declare i32 @llvm.smin.i32(i32, i32)

define void @by_minimum(ptr %a, i32 %n) {
entry:
  %b = call i32 @llvm.smin.i32(i32 %n, i32 3)
  %any = icmp sgt i32 %b, 0
  br i1 %any, label %0, label %exit

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %0
  %at = getelementptr i32, ptr %a, i32 0
  store i32 0, ptr %at, align 4
  %i1 = add nsw i32 0, 1
  %more = icmp slt i32 %i1, %b
  br i1 %more, label %1, label %3

1:                                                ; preds = %loop
  %at1 = getelementptr i32, ptr %a, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add nsw i32 %i1, 1
  %more3 = icmp slt i32 %i12, %b
  br i1 %more3, label %2, label %3

2:                                                ; preds = %1
  %at4 = getelementptr i32, ptr %a, i32 %i12
  store i32 %i12, ptr %at4, align 4
  %i15 = add nsw i32 %i12, 1
  %more6 = icmp slt i32 %i15, %b
  br label %3

3:                                                ; preds = %2, %1, %loop
  br label %exit

exit:                                             ; preds = %3, %entry
  ret void
}

define void @by_choice(ptr %a, i32 %n) {
entry:
  %large = icmp sgt i32 %n, 1
  %b = select i1 %large, i32 1, i32 %n
  %any = icmp sgt i32 %b, 0
  br i1 %any, label %0, label %exit

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %0
  %at = getelementptr i32, ptr %a, i32 0
  store i32 0, ptr %at, align 4
  %i1 = add nsw i32 0, 1
  %more = icmp slt i32 %i1, %b
  br label %1

1:                                                ; preds = %loop
  br label %exit

exit:                                             ; preds = %1, %entry
  ret void
}

define void @by_count(ptr %a, i1 %x, i1 %y, i1 %z) {
entry:
  %n0 = zext i1 %x to i32
  %n1 = add nuw nsw i32 %n0, 1
  %n2 = select i1 %y, i32 %n1, i32 %n0
  %n3 = add nuw nsw i32 %n2, 1
  %b = select i1 %z, i32 %n3, i32 %n2
  %any = icmp sgt i32 %b, 0
  br i1 %any, label %0, label %exit

0:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %0
  %at = getelementptr i32, ptr %a, i32 0
  store i32 0, ptr %at, align 4
  %i1 = add nsw i32 0, 1
  %more = icmp slt i32 %i1, %b
  br i1 %more, label %1, label %3

1:                                                ; preds = %loop
  %at1 = getelementptr i32, ptr %a, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add nsw i32 %i1, 1
  %more3 = icmp slt i32 %i12, %b
  br i1 %more3, label %2, label %3

2:                                                ; preds = %1
  %at4 = getelementptr i32, ptr %a, i32 %i12
  store i32 %i12, ptr %at4, align 4
  %i15 = add nsw i32 %i12, 1
  %more6 = icmp slt i32 %i15, %b
  br label %3

3:                                                ; preds = %2, %1, %loop
  br label %exit

exit:                                             ; preds = %3, %entry
  ret void
}
