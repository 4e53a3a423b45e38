define i32 @jumps(i1 %c) {
entry:
  %to = select i1 %c, ptr inttoptr (i64 2 to ptr), ptr inttoptr (i64 3 to ptr)
  %0 = ptrtoint ptr %to to i64
  switch i64 %0, label %b [
    i64 2, label %a
  ]

a:                                                ; preds = %entry
  ret i32 1

b:                                                ; preds = %entry
  ret i32 2
}

define i32 @plain(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  ret i32 1

b:                                                ; preds = %entry
  ret i32 2
}
