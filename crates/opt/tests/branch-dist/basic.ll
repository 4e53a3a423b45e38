declare float @llvm.sqrt.f32(float)
declare void @llvm.nvvm.barrier0()

; The quotient and the product are computed once; what differs comes from phis.
define float @tails(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = load float, ptr %p, align 4
  %m = fmul float %x, 3.0
  %r = fdiv float %m, %x
  br label %m1
b:
  %y = load float, ptr %q, align 4
  %n = fmul float %y, 5.0
  %s = fdiv float %n, %y
  br label %m1
m1:
  %z = phi float [ %r, %a ], [ %s, %b ]
  ret float %z
}

; Stores go with them; the first store of the one way has no partner.
define void @stores(i1 %c, ptr %p, i32 %v, i32 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p, align 4
  %x = sdiv i32 %v, %d
  store i32 %x, ptr %p, align 4
  br label %m
b:
  %y = sdiv i32 %d, %d
  store i32 %y, ptr %p, align 4
  br label %m
m:
  ret void
}

; One sum saved is not worth two phis, what threads meet in stays, and so does what only one way gives to a phi.
define i32 @stays(i1 %c, i32 %v, i32 %w, i32 %k, i32 %l) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 %v, %w
  br label %m
b:
  %y = add i32 %k, %l
  br label %m
m:
  %z = phi i32 [ %x, %a ], [ %y, %b ]
  br i1 %c, label %d, label %e
d:
  call void @llvm.nvvm.barrier0()
  br label %n
e:
  call void @llvm.nvvm.barrier0()
  br label %n
n:
  br i1 %c, label %f, label %g
f:
  %q = sdiv i32 %v, %w
  br label %o
g:
  %r = sdiv i32 %v, %w
  br label %o
o:
  %s = phi i32 [ %q, %f ], [ 7, %g ]
  %t = phi i32 [ %z, %f ], [ %r, %g ]
  %u = add i32 %s, %t
  ret i32 %u
}
