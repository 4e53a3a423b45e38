; Whether something was found: false on all ways but one.
define i32 @found(i1 %a, i1 %b, i32 %x, i32 %y, i32 %id) {
entry:
  br i1 %a, label %try, label %join
try:
  %n = mul i32 %x, %y
  %hit = icmp sgt i32 %n, 7
  %byte = zext i1 %hit to i8
  br label %join
join:
  %f = phi i8 [ 0, %entry ], [ %byte, %try ]
  %t = icmp ne i8 %f, 0
  %r = select i1 %t, i32 %x, i32 %id
  ret i32 %r
}

; Two ways that are not known.
define i32 @both(i1 %a, i1 %p, i1 %q, i32 %x, i32 %y) {
entry:
  br i1 %a, label %b, label %c
b:
  br label %join
c:
  br label %join
join:
  %f = phi i1 [ %p, %b ], [ %q, %c ]
  %r = select i1 %f, i32 %x, i32 %y
  ret i32 %r
}

; The block goes elsewhere, too: the work would be done in vain.
define i32 @elsewhere(i1 %a, i1 %b, i1 %p, i32 %x, i32 %y) {
entry:
  br i1 %a, label %c, label %join
c:
  br i1 %b, label %join, label %other
join:
  %f = phi i1 [ false, %entry ], [ %p, %c ]
  %r = select i1 %f, i32 %x, i32 %y
  ret i32 %r
other:
  ret i32 0
}

; Chosen from what the join computes itself.
define i32 @late(i1 %a, i1 %p, i32 %x) {
entry:
  br i1 %a, label %b, label %join
b:
  br label %join
join:
  %f = phi i1 [ false, %entry ], [ %p, %b ]
  %y = add i32 %x, 5
  %r = select i1 %f, i32 %x, i32 %y
  %s = mul i32 %r, %y
  ret i32 %s
}
