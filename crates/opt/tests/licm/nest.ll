; What depends on nothing leaves all loops at once; what depends on a loop stays in it. A load leaves the loops that do not write.
define void @nest(i32 %n, i32 %a, ptr noalias %p, ptr noalias %q) {
entry:
  br label %h1
h1:
  %i = phi i32 [ 0, %entry ], [ %i.next, %l1 ]
  br label %h2
h2:
  %j = phi i32 [ 0, %h1 ], [ %j.next, %l2 ]
  br label %h3
h3:
  %k = phi i32 [ 0, %h2 ], [ %k.next, %h3 ]
  %x = mul i32 %a, 3
  %y = add i32 %x, %i
  %z = xor i32 %y, %j
  %w = add i32 %z, %k
  %v = load i32, ptr %q, align 4
  %u = add i32 %w, %v
  %at = getelementptr i32, ptr %p, i32 %k
  store i32 %u, ptr %at, align 4
  %k.next = add i32 %k, 1
  %ck = icmp slt i32 %k.next, %n
  br i1 %ck, label %h3, label %l2
l2:
  %j.next = add i32 %j, 1
  %cj = icmp slt i32 %j.next, %n
  br i1 %cj, label %h2, label %l1
l1:
  store i32 %i, ptr %q, align 4
  %i.next = add i32 %i, 1
  %ci = icmp slt i32 %i.next, %n
  br i1 %ci, label %h1, label %exit
exit:
  ret void
}

; A division may fault: it leaves the inner loop, which surely runs it, but not the outer one, which does not.
define void @fault(i32 %n, i32 %a, i32 %b, i1 %c, ptr %p) {
entry:
  br label %h1
h1:
  %i = phi i32 [ 0, %entry ], [ %i.next, %l1 ]
  br i1 %c, label %h2, label %l1
h2:
  %j = phi i32 [ 0, %h1 ], [ %j.next, %h2 ]
  %d = udiv i32 %a, %b
  %at = getelementptr i32, ptr %p, i32 %j
  store i32 %d, ptr %at, align 4
  %j.next = add i32 %j, 1
  %cj = icmp slt i32 %j.next, %n
  br i1 %cj, label %h2, label %l1
l1:
  %i.next = add i32 %i, 1
  %ci = icmp slt i32 %i.next, %n
  br i1 %ci, label %h1, label %exit
exit:
  ret void
}
