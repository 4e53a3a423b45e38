declare float @llvm.nvvm.ex2.approx.ftz.f(float)

declare float @llvm.fma.f32(float, float, float)

define { float, float } @online(float %v, float %max, float %sum) {
entry:
  %c = fcmp ogt float %v, %max
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = fsub float %max, %v
  %scale = fadd float %v, 2.000000e+00
  br label %m

b:                                                ; preds = %entry
  %y = fsub float %v, %max
  br label %m

m:                                                ; preds = %b, %a
  %n = phi float [ %v, %a ], [ %max, %b ]
  %0 = phi float [ %x, %a ], [ %y, %b ]
  %1 = phi float [ %scale, %a ], [ poison, %b ]
  %x1 = call float @llvm.fma.f32(float %0, float 0x3FF7154760000000, float 5.000000e-01)
  %x2 = call float @llvm.fma.f32(float %x1, float 0x3FF7154760000000, float %0)
  %x3 = call float @llvm.fma.f32(float %x2, float 0x3FF7154760000000, float %x1)
  %x4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x3)
  %x5 = call float @llvm.fma.f32(float %x4, float %x3, float %0)
  %x6 = fneg float %x5
  %x7 = call float @llvm.fma.f32(float %x6, float %x4, float %x5)
  %p = call float @llvm.fma.f32(float %sum, float %x7, float %1)
  %q = fadd float %sum, %x7
  %2 = select i1 %c, float %p, float %q
  %one = insertvalue { float, float } poison, float %2, 0
  %two = insertvalue { float, float } %one, float %n, 1
  ret { float, float } %two
}

define i32 @kept(i1 %c, i32 %p, i32 %q, ptr %r) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %x = sdiv i32 %p, %q
  store i32 %x, ptr %r, align 4
  br label %m

b:                                                ; preds = %entry
  %y = sdiv i32 %q, %p
  br label %m

m:                                                ; preds = %b, %a
  %z = phi i32 [ %x, %a ], [ %y, %b ]
  br i1 %c, label %d, label %e

d:                                                ; preds = %m
  %v = sdiv i32 %z, %p
  %v1 = sdiv i32 %p, %v
  %v2 = urem i32 %q, %v1
  br label %n

e:                                                ; preds = %m
  %w = sdiv i32 %z, %q
  %w1 = sdiv i32 %q, %w
  br label %n

n:                                                ; preds = %e, %d
  %u = phi i32 [ %v2, %d ], [ %w1, %e ]
  ret i32 %u
}
