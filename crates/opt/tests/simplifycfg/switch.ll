; Eight numbers of three bits: three tests.
define float @by_bits(i32 %h, float %x, float %y) {
entry:
  %s = and i32 %h, 7
  switch i32 %s, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %join
    i32 5, label %e
    i32 6, label %f
  ]
a:
  %va = fadd float %x, %y
  br label %join
b:
  %vb = fsub float %x, %y
  br label %join
c:
  %vc = fsub float %y, %x
  br label %join
d:
  %nd = fneg float %x
  %vd = fsub float %nd, %y
  br label %join
e:
  %ve = fneg float %x
  br label %join
f:
  br label %join
other:
  %vo = fneg float %y
  br label %join
join:
  %r = phi float [ %va, %a ], [ %vb, %b ], [ %vc, %c ], [ %vd, %d ], [ %x, %entry ], [ %ve, %e ], [ %y, %f ], [ %vo, %other ]
  ret float %r
}

; Numbers far apart, two of them in one place, and a default that is never taken.
define i32 @one_by_one(i32 %s, i32 %x) {
entry:
  switch i32 %s, label %never [
    i32 10, label %a
    i32 100, label %a
    i32 1000, label %b
  ]
a:
  %va = add i32 %x, 1
  br label %join
b:
  %vb = mul i32 %x, 3
  br label %join
never:
  unreachable
join:
  %r = phi i32 [ %va, %a ], [ %vb, %b ]
  ret i32 %r
}

; Stores, loads and divisions stay where they are.
define i32 @effects(i32 %s, ptr %p, i32 %x, i32 %y) {
entry:
  switch i32 %s, label %join [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
  ]
a:
  store i32 %x, ptr %p, align 4
  br label %join
b:
  %vb = load i32, ptr %p, align 4
  br label %join
c:
  %vc = sdiv i32 %x, %y
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ 1, %a ], [ %vb, %b ], [ %vc, %c ]
  ret i32 %r
}

; More work than the jumps are worth.
define float @dear(i32 %s, float %x, float %y) {
entry:
  switch i32 %s, label %join [
    i32 0, label %a
    i32 1, label %b
  ]
a:
  %a1 = fdiv float %x, %y
  br label %join
b:
  %b1 = fdiv float %y, %x
  br label %join
join:
  %r = phi float [ %x, %entry ], [ %a1, %a ], [ %b1, %b ]
  ret float %r
}

; Two bits are never 51, and with one of them set never 0.
define i32 @impossible(i32 %x) {
  %a = and i32 %x, 3
  %b = or i32 %a, 1
  switch i32 %b, label %d [
    i32 0, label %p
    i32 1, label %q
    i32 51, label %r
  ]
p:
  ret i32 10
q:
  ret i32 11
r:
  ret i32 12
d:
  ret i32 %b
}
