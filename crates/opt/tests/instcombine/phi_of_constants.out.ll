define i32 @found(i1 %a, i1 %b, i32 %x, i32 %y, i32 %id) {
entry:
  br i1 %a, label %try, label %join

try:                                              ; preds = %entry
  %n = mul i32 %x, %y
  %hit = icmp sgt i32 %n, 7
  %0 = select i1 %hit, i32 %x, i32 %id
  br label %join

join:                                             ; preds = %try, %entry
  %1 = phi i32 [ %id, %entry ], [ %0, %try ]
  ret i32 %1
}

define i32 @both(i1 %a, i1 %p, i1 %q, i32 %x, i32 %y) {
entry:
  br i1 %a, label %b, label %c

b:                                                ; preds = %entry
  br label %join

c:                                                ; preds = %entry
  br label %join

join:                                             ; preds = %c, %b
  %f = phi i1 [ %p, %b ], [ %q, %c ]
  %r = select i1 %f, i32 %x, i32 %y
  ret i32 %r
}

define i32 @elsewhere(i1 %a, i1 %b, i1 %p, i32 %x, i32 %y) {
entry:
  br i1 %a, label %c, label %join

c:                                                ; preds = %entry
  br i1 %b, label %join, label %other

join:                                             ; preds = %c, %entry
  %f = phi i1 [ false, %entry ], [ %p, %c ]
  %r = select i1 %f, i32 %x, i32 %y
  ret i32 %r

other:                                            ; preds = %c
  ret i32 0
}

define i32 @late(i1 %a, i1 %p, i32 %x) {
entry:
  br i1 %a, label %b, label %join

b:                                                ; preds = %entry
  br label %join

join:                                             ; preds = %b, %entry
  %f = phi i1 [ false, %entry ], [ %p, %b ]
  %y = add i32 %x, 5
  %r = select i1 %f, i32 %x, i32 %y
  %s = mul i32 %r, %y
  ret i32 %s
}
