define void @nest(i32 %n, i32 %a, ptr noalias %p, ptr noalias %q) {
entry:
  %x = mul i32 %a, 3
  br label %h1

h1:                                               ; preds = %l1, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %l1 ]
  %y = add i32 %x, %i
  %v = load i32, ptr %q, align 4
  br label %h2

h2:                                               ; preds = %l2, %h1
  %j = phi i32 [ 0, %h1 ], [ %j.next, %l2 ]
  %z = xor i32 %y, %j
  br label %h3

h3:                                               ; preds = %h3, %h2
  %k = phi i32 [ 0, %h2 ], [ %k.next, %h3 ]
  %w = add i32 %z, %k
  %u = add i32 %w, %v
  %at = getelementptr i32, ptr %p, i32 %k
  store i32 %u, ptr %at, align 4
  %k.next = add i32 %k, 1
  %ck = icmp slt i32 %k.next, %n
  br i1 %ck, label %h3, label %l2

l2:                                               ; preds = %h3
  %j.next = add i32 %j, 1
  %cj = icmp slt i32 %j.next, %n
  br i1 %cj, label %h2, label %l1

l1:                                               ; preds = %l2
  store i32 %i, ptr %q, align 4
  %i.next = add i32 %i, 1
  %ci = icmp slt i32 %i.next, %n
  br i1 %ci, label %h1, label %exit

exit:                                             ; preds = %l1
  ret void
}

define void @fault(i32 %n, i32 %a, i32 %b, i1 %c, ptr %p) {
entry:
  br label %h1

h1:                                               ; preds = %l1, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %l1 ]
  br i1 %c, label %0, label %l1

0:                                                ; preds = %h1
  %d = udiv i32 %a, %b
  br label %h2

h2:                                               ; preds = %h2, %0
  %j = phi i32 [ %j.next, %h2 ], [ 0, %0 ]
  %at = getelementptr i32, ptr %p, i32 %j
  store i32 %d, ptr %at, align 4
  %j.next = add i32 %j, 1
  %cj = icmp slt i32 %j.next, %n
  br i1 %cj, label %h2, label %1

1:                                                ; preds = %h2
  br label %l1

l1:                                               ; preds = %1, %h1
  %i.next = add i32 %i, 1
  %ci = icmp slt i32 %i.next, %n
  br i1 %ci, label %h1, label %exit

exit:                                             ; preds = %l1
  ret void
}
