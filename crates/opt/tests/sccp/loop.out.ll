declare void @effect(i32)

define i32 @circle(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br label %usual

usual:                                            ; preds = %loop
  br label %next

never:                                            ; No predecessors!
  br label %next

next:                                             ; preds = %never, %usual
  %y = phi i32 [ 1, %usual ], [ 2, %never ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %next
  ret i32 1
}

define i32 @switch(i1 %b) {
entry:
  br label %five

five:                                             ; preds = %entry
  br i1 %b, label %join, label %also

also:                                             ; preds = %five
  br label %join

six:                                              ; No predecessors!
  br label %join

other:                                            ; No predecessors!
  ret i32 0

join:                                             ; preds = %six, %also, %five
  ret i32 7
}

define i32 @stays(i1 %b) {
entry:
  br i1 %b, label %one, label %two

one:                                              ; preds = %entry
  call void @effect(i32 1)
  br label %two

two:                                              ; preds = %one, %entry
  %v = phi i32 [ 1, %one ], [ 2, %entry ]
  %w = add i32 %v, 1
  ret i32 %w
}
