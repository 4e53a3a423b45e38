declare float @llvm.sqrt.f32(float)

declare void @llvm.nvvm.barrier0()

define float @tails(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  br label %m1

b:                                                ; preds = %entry
  br label %m1

m1:                                               ; preds = %b, %a
  %0 = phi float [ 3.000000e+00, %a ], [ 5.000000e+00, %b ]
  %1 = phi ptr [ %p, %a ], [ %q, %b ]
  %x = load float, ptr %1, align 4
  %m = fmul float %x, %0
  %r = fdiv float %m, %x
  ret float %r
}

define void @stores(i1 %c, ptr %p, i32 %v, i32 %d) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %m

b:                                                ; preds = %entry
  br label %m

m:                                                ; preds = %b, %a
  %0 = phi i32 [ %v, %a ], [ %d, %b ]
  %x = sdiv i32 %0, %d
  store i32 %x, ptr %p, align 4
  ret void
}

define i32 @stays(i1 %c, i32 %v, i32 %w, i32 %k, i32 %l) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = add i32 %v, %w
  br label %m

b:                                                ; preds = %entry
  %y = add i32 %k, %l
  br label %m

m:                                                ; preds = %b, %a
  %z = phi i32 [ %x, %a ], [ %y, %b ]
  br i1 %c, label %d, label %e

d:                                                ; preds = %m
  call void @llvm.nvvm.barrier0()
  br label %n

e:                                                ; preds = %m
  call void @llvm.nvvm.barrier0()
  br label %n

n:                                                ; preds = %e, %d
  br i1 %c, label %f, label %g

f:                                                ; preds = %n
  %q = sdiv i32 %v, %w
  br label %o

g:                                                ; preds = %n
  %r = sdiv i32 %v, %w
  br label %o

o:                                                ; preds = %g, %f
  %s = phi i32 [ %q, %f ], [ 7, %g ]
  %t = phi i32 [ %z, %f ], [ %r, %g ]
  %u = add i32 %s, %t
  ret i32 %u
}
