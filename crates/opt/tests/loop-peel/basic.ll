; The phi is %k in all iterations but the first.
define i32 @settles(i32 %n, i32 %first, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %last = phi i32 [ %first, %entry ], [ %k, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %sum1 = add i32 %sum, %last
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %sum1
}

; Values go around: nothing settles.
define i32 @around(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %x
}

declare void @llvm.nvvm.barrier0() convergent

define void @meets(i32 %n, ptr %first, ptr %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %last = phi ptr [ %first, %entry ], [ %k, %loop ]
  store i32 %i, ptr %last
  call void @llvm.nvvm.barrier0()
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
