define float @by_bits(i32 %h, float %x, float %y) {
entry:
  %s = and i32 %h, 7
  %va = fadd float %x, %y
  %vb = fsub float %x, %y
  %vc = fsub float %y, %x
  %nd = fneg float %x
  %vd = fsub float %nd, %y
  %ve = fneg float %x
  %vo = fneg float %y
  %0 = and i32 %s, 1
  %1 = icmp ne i32 %0, 0
  %2 = select i1 %1, float %vb, float %va
  %3 = select i1 %1, float %vd, float %vc
  %4 = select i1 %1, float %ve, float %x
  %5 = select i1 %1, float %vo, float %y
  %6 = and i32 %s, 2
  %7 = icmp ne i32 %6, 0
  %8 = select i1 %7, float %3, float %2
  %9 = select i1 %7, float %5, float %4
  %10 = and i32 %s, 4
  %11 = icmp ne i32 %10, 0
  %12 = select i1 %11, float %9, float %8
  ret float %12
}

define i32 @one_by_one(i32 %s, i32 %x) {
entry:
  %va = add i32 %x, 1
  %vb = mul i32 %x, 3
  %0 = icmp eq i32 %s, 100
  %1 = select i1 %0, i32 %va, i32 %vb
  %2 = icmp eq i32 %s, 10
  %3 = select i1 %2, i32 %va, i32 %1
  ret i32 %3
}

define i32 @effects(i32 %s, ptr %p, i32 %x, i32 %y) {
entry:
  switch i32 %s, label %join [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
  ]

a:                                                ; preds = %entry
  store i32 %x, ptr %p, align 4
  br label %join

b:                                                ; preds = %entry
  %vb = load i32, ptr %p, align 4
  br label %join

c:                                                ; preds = %entry
  %vc = sdiv i32 %x, %y
  br label %join

join:                                             ; preds = %c, %b, %a, %entry
  %r = phi i32 [ 0, %entry ], [ 1, %a ], [ %vb, %b ], [ %vc, %c ]
  ret i32 %r
}

define float @dear(i32 %s, float %x, float %y) {
entry:
  switch i32 %s, label %join [
    i32 0, label %a
    i32 1, label %b
  ]

a:                                                ; preds = %entry
  %a1 = fdiv float %x, %y
  br label %join

b:                                                ; preds = %entry
  %b1 = fdiv float %y, %x
  br label %join

join:                                             ; preds = %b, %a, %entry
  %r = phi float [ %x, %entry ], [ %a1, %a ], [ %b1, %b ]
  ret float %r
}

define i32 @impossible(i32 %x) {
  %a = and i32 %x, 3
  %b = or i32 %a, 1
  %1 = icmp eq i32 %b, 1
  br i1 %1, label %q, label %d

q:                                                ; preds = %0
  ret i32 11

d:                                                ; preds = %0
  ret i32 %b
}
