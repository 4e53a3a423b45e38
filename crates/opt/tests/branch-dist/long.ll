; PASSES: branch-dist<long>
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.nvvm.lg2.approx.ftz.f(float)
declare float @llvm.fma.f32(float, float, float)

; Both ways end in the same function of another value: it is computed once, the differences before it are not.
define float @exponentials(i1 %c, float %p, float %q) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = fsub float %p, %q
  %x1 = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float 0.5)
  %x2 = fadd float %x1, -3.0
  %x3 = call float @llvm.fma.f32(float %x1, float 0x3FF7154760000000, float %x2)
  %x4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x3)
  %x5 = call float @llvm.fma.f32(float %x4, float %x2, float %x4)
  %x6 = call float @llvm.fma.f32(float %x5, float %x4, float %x2)
  br label %m
b:
  %y = fadd float %p, 1.0
  %y1 = call float @llvm.fma.f32(float %y, float 0x3FF7154760000000, float 0.5)
  %y2 = fadd float %y1, -3.0
  %y3 = call float @llvm.fma.f32(float %y1, float 0x3FF7154760000000, float %y2)
  %y4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %y3)
  %y5 = call float @llvm.fma.f32(float %y4, float %y2, float %y4)
  %y6 = call float @llvm.fma.f32(float %y5, float %y4, float %y2)
  br label %m
m:
  %z = phi float [ %x6, %a ], [ %y6, %b ]
  ret float %z
}

; A quotient is long, a quotient by another constant each is not, memory stays, and so do other functions.
define i32 @quotients(i1 %c, i32 %p, i32 %q, ptr %r) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = sdiv i32 %p, %q
  br label %m
b:
  %y = sdiv i32 %q, %p
  br label %m
m:
  %z = phi i32 [ %x, %a ], [ %y, %b ]
  br i1 %c, label %d, label %e
d:
  %v = sdiv i32 %z, 3
  br label %n
e:
  %w = sdiv i32 %z, 5
  br label %n
n:
  %u = phi i32 [ %v, %d ], [ %w, %e ]
  br i1 %c, label %f, label %g
f:
  %l = load i32, ptr %r, align 4
  %k = sdiv i32 %l, %u
  store i32 %k, ptr %r, align 4
  br label %o
g:
  %s = load i32, ptr %r, align 4
  %t = sdiv i32 %s, %p
  store i32 %t, ptr %r, align 4
  br label %o
o:
  ret i32 %u
}

define float @others(i1 %c, float %p, float %q) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = fdiv float %p, %q
  %x1 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x)
  br label %m
b:
  %y = fdiv float %q, %p
  %y1 = call float @llvm.nvvm.lg2.approx.ftz.f(float %y)
  br label %m
m:
  %z = phi float [ %x1, %a ], [ %y1, %b ]
  ret float %z
}
