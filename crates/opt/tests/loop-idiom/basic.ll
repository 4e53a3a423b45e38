define i32 @popcount(i32 %x) {
entry:
  %none = icmp eq i32 %x, 0
  br i1 %none, label %end, label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %less = add i32 %v, -1
  %next = and i32 %less, %v
  %more = add nsw i32 %n, 1
  %again = icmp ne i32 %next, 0
  br i1 %again, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %more, %loop ]
  ret i32 %r
}

define i64 @digits(i32 %x, i64 %from) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i64 [ %from, %entry ], [ %more, %loop ]
  %next = lshr i32 %v, 1
  %more = add i64 %n, 1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %end, label %loop
end:
  ret i64 %more
}

; The loop does something else.
define i32 @store(i32 %x, ptr %p) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %next = lshr i32 %v, 1
  store i32 %v, ptr %p
  %more = add i32 %n, 1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %end, label %loop
end:
  ret i32 %more
}

; The counter counts before the step; the sign comes in from the left.
define i32 @others(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %next = lshr i32 %v, 1
  %more = add i32 %n, 1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %then, label %loop
then:
  br label %arithmetic
arithmetic:
  %w = phi i32 [ %x, %then ], [ %next2, %arithmetic ]
  %m = phi i32 [ 0, %then ], [ %more2, %arithmetic ]
  %next2 = ashr i32 %w, 1
  %more2 = add i32 %m, 1
  %done2 = icmp eq i32 %next2, 0
  br i1 %done2, label %end, label %arithmetic
end:
  %r = add i32 %n, %more2
  ret i32 %r
}
