declare float @llvm.nvvm.ex2.approx.ftz.f(float)

declare float @llvm.nvvm.lg2.approx.ftz.f(float)

declare float @llvm.fma.f32(float, float, float)

define float @exponentials(i1 %c, float %p, float %q) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = fsub float %p, %q
  br label %m

b:                                                ; preds = %entry
  %y = fadd float %p, 1.000000e+00
  br label %m

m:                                                ; preds = %b, %a
  %0 = phi float [ %x, %a ], [ %y, %b ]
  %x1 = call float @llvm.fma.f32(float %0, float 0x3FF7154760000000, float 5.000000e-01)
  %x2 = fadd float %x1, -3.000000e+00
  %x3 = call float @llvm.fma.f32(float %x1, float 0x3FF7154760000000, float %x2)
  %x4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x3)
  %x5 = call float @llvm.fma.f32(float %x4, float %x2, float %x4)
  %x6 = call float @llvm.fma.f32(float %x5, float %x4, float %x2)
  ret float %x6
}

define i32 @quotients(i1 %c, i32 %p, i32 %q, ptr %r) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  br label %m

b:                                                ; preds = %entry
  br label %m

m:                                                ; preds = %b, %a
  %0 = phi i32 [ %p, %a ], [ %q, %b ]
  %1 = phi i32 [ %q, %a ], [ %p, %b ]
  %x = sdiv i32 %0, %1
  br i1 %c, label %d, label %e

d:                                                ; preds = %m
  %v = sdiv i32 %x, 3
  br label %n

e:                                                ; preds = %m
  %w = sdiv i32 %x, 5
  br label %n

n:                                                ; preds = %e, %d
  %u = phi i32 [ %v, %d ], [ %w, %e ]
  br i1 %c, label %f, label %g

f:                                                ; preds = %n
  %l = load i32, ptr %r, align 4
  %k = sdiv i32 %l, %u
  store i32 %k, ptr %r, align 4
  br label %o

g:                                                ; preds = %n
  %s = load i32, ptr %r, align 4
  %t = sdiv i32 %s, %p
  store i32 %t, ptr %r, align 4
  br label %o

o:                                                ; preds = %g, %f
  ret i32 %u
}

define float @others(i1 %c, float %p, float %q) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = fdiv float %p, %q
  %x1 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x)
  br label %m

b:                                                ; preds = %entry
  %y = fdiv float %q, %p
  %y1 = call float @llvm.nvvm.lg2.approx.ftz.f(float %y)
  br label %m

m:                                                ; preds = %b, %a
  %z = phi float [ %x1, %a ], [ %y1, %b ]
  ret float %z
}
