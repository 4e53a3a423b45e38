; Threads leave the loop at different times and meet in %after: what follows is for all of them together.
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %found = icmp eq i32 %x, 7
  br i1 %found, label %after, label %more

more:
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %after

after:
  br i1 %found, label %work, label %done

work:
  store i32 1, ptr %p
  br label %done

done:
  ret void
}
