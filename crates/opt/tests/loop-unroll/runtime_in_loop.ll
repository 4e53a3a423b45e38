; Inside of another loop, what is left of a loop unrolled at run time is three copies, not a loop: before the main loop, and after it.
define float @before(ptr %p, ptr %s, i32 %m) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %x0 = phi float [ 0.0, %entry ], [ %x2, %latch ]
  %sp = getelementptr i32, ptr %s, i32 %k
  %b = load i32, ptr %sp, align 4
  %e = call i32 @end(i32 %k) readnone
  %any = icmp slt i32 %b, %e
  br i1 %any, label %pre, label %latch
pre:
  br label %inner
inner:
  %j = phi i32 [ %b, %pre ], [ %j.next, %inner ]
  %x = phi float [ %x0, %pre ], [ %x1, %inner ]
  %at = getelementptr float, ptr %p, i32 %j
  %v = load float, ptr %at, align 4
  %x1 = fadd float %x, %v
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %e
  br i1 %c, label %inner, label %exit
exit:
  br label %latch
latch:
  %x2 = phi float [ %x0, %outer ], [ %x1, %exit ]
  %k.next = add nsw i32 %k, 1
  %ck = icmp slt i32 %k.next, %m
  br i1 %ck, label %outer, label %done
done:
  ret float %x2
}

define float @after(ptr %p, i32 %n, i32 %m) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %outer, label %done
outer:
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %x0 = phi float [ 0.0, %entry ], [ %x1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %x = phi float [ %x0, %outer ], [ %x1, %inner ]
  %at = getelementptr float, ptr %p, i32 %j
  %v = load float, ptr %at, align 4
  %x1 = fadd float %x, %v
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %n
  br i1 %c, label %inner, label %latch
latch:
  %k.next = add nsw i32 %k, 1
  %ck = icmp slt i32 %k.next, %m
  br i1 %ck, label %outer, label %done
done:
  %r = phi float [ 0.0, %entry ], [ %x1, %latch ]
  ret float %r
}

declare i32 @end(i32)
