; PASSES: branch-dist<long>
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.fma.f32(float, float, float)

; One step of the online softmax: the sum is scaled by an exponential, or another is added.
define { float, float } @online(float %v, float %max, float %sum) {
entry:
  %c = fcmp ogt float %v, %max
  br i1 %c, label %a, label %b
a:
  %x = fsub float %max, %v
  %scale = fadd float %v, 2.0
  %x1 = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float 0.5)
  %x2 = call float @llvm.fma.f32(float %x1, float 0x3FF7154760000000, float %x)
  %x3 = call float @llvm.fma.f32(float %x2, float 0x3FF7154760000000, float %x1)
  %x4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x3)
  %x5 = call float @llvm.fma.f32(float %x4, float %x3, float %x)
  %x6 = fneg float %x5
  %x7 = call float @llvm.fma.f32(float %x6, float %x4, float %x5)
  %p = call float @llvm.fma.f32(float %sum, float %x7, float %scale)
  br label %m
b:
  %y = fsub float %v, %max
  %y1 = call float @llvm.fma.f32(float %y, float 0x3FF7154760000000, float 0.5)
  %y2 = call float @llvm.fma.f32(float %y1, float 0x3FF7154760000000, float %y)
  %y3 = call float @llvm.fma.f32(float %y2, float 0x3FF7154760000000, float %y1)
  %y4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %y3)
  %y5 = call float @llvm.fma.f32(float %y4, float %y3, float %y)
  %y6 = fneg float %y5
  %y7 = call float @llvm.fma.f32(float %y6, float %y4, float %y5)
  %q = fadd float %sum, %y7
  br label %m
m:
  %r = phi float [ %p, %a ], [ %q, %b ]
  %n = phi float [ %v, %a ], [ %max, %b ]
  %one = insertvalue { float, float } poison, float %r, 0
  %two = insertvalue { float, float } %one, float %n, 1
  ret { float, float } %two
}

; A store in one of the ways: nothing is moved. A quotient that may fault does not follow what is shared.
define i32 @kept(i1 %c, i32 %p, i32 %q, ptr %r) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = sdiv i32 %p, %q
  store i32 %x, ptr %r, align 4
  br label %m
b:
  %y = sdiv i32 %q, %p
  br label %m
m:
  %z = phi i32 [ %x, %a ], [ %y, %b ]
  br i1 %c, label %d, label %e
d:
  %v = sdiv i32 %z, %p
  %v1 = sdiv i32 %p, %v
  %v2 = urem i32 %q, %v1
  br label %n
e:
  %w = sdiv i32 %z, %q
  %w1 = sdiv i32 %q, %w
  br label %n
n:
  %u = phi i32 [ %v2, %d ], [ %w1, %e ]
  ret i32 %u
}
