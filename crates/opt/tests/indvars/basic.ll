declare void @use(i32)

; Two counters are one, and after the loop it is the bound.
define i32 @counters(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  call void @use(i32 %i)
  call void @use(i32 %j)
  %i1 = add nsw i32 %i, 1
  %j1 = add nsw i32 %j, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %r = phi i32 [ 0, %entry ], [ %i1, %loop ]
  ret i32 %r
}

; Without the guard the body runs once for a negative bound; another way out leaves earlier; steps of two may pass the bound.
define i32 @unguarded(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i1
}

define i32 @other_exit(i32 %n, ptr %p) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %v = load volatile i32, ptr %p, align 4
  %i1 = add nsw i32 %i, 1
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %done, label %next
next:
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %r = phi i32 [ 0, %entry ], [ %i1, %loop ], [ %i1, %next ]
  ret i32 %r
}

define i32 @twos(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 2
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %r = phi i32 [ 0, %entry ], [ %i1, %loop ]
  ret i32 %r
}
