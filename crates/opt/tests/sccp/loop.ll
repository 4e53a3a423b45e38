; A value that is constant around a loop, and a branch that is never taken.
declare void @effect(i32)

define i32 @circle(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %y, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %c = icmp eq i32 %x, 1
  br i1 %c, label %usual, label %never
usual:
  br label %next
never:
  br label %next
next:
  %y = phi i32 [ %x, %usual ], [ 2, %never ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %x
}

; A switch on a constant, and a phi one operand of which is undefined.
define i32 @switch(i1 %b) {
entry:
  %k = add i32 2, 3
  switch i32 %k, label %other [ i32 5, label %five i32 6, label %six ]
five:
  br i1 %b, label %join, label %also
also:
  br label %join
six:
  br label %join
other:
  ret i32 0
join:
  %v = phi i32 [ 7, %five ], [ undef, %also ], [ 9, %six ]
  ret i32 %v
}

; Calls with effects stay, and so do values that differ.
define i32 @stays(i1 %b) {
entry:
  br i1 %b, label %one, label %two
one:
  call void @effect(i32 1)
  br label %two
two:
  %v = phi i32 [ 1, %one ], [ 2, %entry ]
  %w = add i32 %v, 1
  ret i32 %w
}
