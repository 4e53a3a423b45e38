define i32 @triangle(i1 %c, i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %0 = select i1 %c, i32 %x, i32 %b
  ret i32 %0
}

define i32 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = mul i32 %b, 3
  %0 = select i1 %c, i32 %x, i32 %y
  %z = add i32 %0, %b
  ret i32 %z
}

define void @both(i32 %i, i32 %j, i32 %n, ptr %p) {
entry:
  %c = icmp slt i32 %i, %n
  %d = icmp slt i32 %j, %n
  %0 = select i1 %c, i1 %d, i1 false
  br i1 %0, label %do, label %out

do:                                               ; preds = %entry
  store i32 %i, ptr %p, align 4
  br label %out

out:                                              ; preds = %do, %entry
  ret void
}

define i32 @either(i32 %i, i32 %j, i32 %n, ptr %p) {
entry:
  %c = icmp sge i32 %i, %n
  %d = icmp sge i32 %j, %n
  %0 = select i1 %c, i1 true, i1 %d
  %1 = select i1 %c, i32 1, i32 2
  br i1 %0, label %out, label %do

do:                                               ; preds = %entry
  store i32 %i, ptr %p, align 4
  br label %out

out:                                              ; preds = %do, %entry
  %r = phi i32 [ %1, %entry ], [ 3, %do ]
  ret i32 %r
}

define i32 @switches(i32 %x, ptr %p) {
entry:
  %0 = icmp eq i32 %x, 1
  br i1 %0, label %a, label %d

a:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %d

d:                                                ; preds = %a, %entry
  %r = phi i32 [ 6, %a ], [ 5, %entry ]
  ret i32 %r
}
