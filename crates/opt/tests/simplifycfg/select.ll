define i32 @triangle(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %j
t:
  %x = add i32 %a, 1
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define i32 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %f
t:
  %x = add i32 %a, 1
  br label %j
f:
  %y = mul i32 %b, 3
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %y, %f ]
  %s = phi i32 [ %b, %t ], [ %b, %f ]
  %z = add i32 %r, %s
  ret i32 %z
}

define void @both(i32 %i, i32 %j, i32 %n, ptr %p) {
entry:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %m, label %out
m:
  %d = icmp slt i32 %j, %n
  br i1 %d, label %do, label %out
do:
  store i32 %i, ptr %p
  br label %out
out:
  ret void
}

define i32 @either(i32 %i, i32 %j, i32 %n, ptr %p) {
entry:
  %c = icmp sge i32 %i, %n
  br i1 %c, label %out, label %m
m:
  %d = icmp sge i32 %j, %n
  br i1 %d, label %out, label %do
do:
  store i32 %i, ptr %p
  br label %out
out:
  %r = phi i32 [ 1, %entry ], [ 2, %m ], [ 3, %do ]
  ret i32 %r
}

define i32 @switches(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %d [ i32 1, label %a
                            i32 2, label %d ]
a:
  store i32 1, ptr %p
  br label %d
d:
  %r = phi i32 [ 5, %entry ], [ 5, %entry ], [ 6, %a ]
  ret i32 %r
}
