; Constrained operations with a rounding of their own.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; CHECK-DAG: add.rz.f32
; CHECK-DAG: sub.rm.f32
; CHECK-DAG: mul.rp.f32
; CHECK-DAG: div.rz.f32
; CHECK-DAG: fma.rm.f64
; CHECK-DAG: sqrt.rp.f32
; CHECK-DAG: cvt.rz.f32.f64
; CHECK-DAG: cvt.rp.f32.s32
; RUN: k<<<1, 1>>>(x=buf:f32:2:i==0 ? 1.0 : 3.0, d=buf:f64:1:0.1, r=out:f32:8)
; EXPECT: r == [0.3333333134651184, 0.3333333432674408, 0.099999994, 16777218.0, 1.0, 1.7320509, 2.0, 0.0]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %x, ptr %d, ptr %r) strictfp {
  %one = load float, ptr %x
  %p3 = getelementptr float, ptr %x, i32 1
  %three = load float, ptr %p3
  %tenth = load double, ptr %d
  %a = call float @llvm.experimental.constrained.fdiv.f32(float %one, float %three, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  store float %a, ptr %r
  %b = call float @llvm.experimental.constrained.fdiv.f32(float %one, float %three, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  %r1 = getelementptr float, ptr %r, i32 1
  store float %b, ptr %r1
  %c = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %tenth, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %r2 = getelementptr float, ptr %r, i32 2
  store float %c, ptr %r2
  %i = fptosi float %one to i32
  %j = add i32 %i, 16777216
  %e = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %j, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %e2 = call float @llvm.experimental.constrained.fadd.f32(float %e, float %one, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %e3 = call float @llvm.experimental.constrained.fmul.f32(float %e2, float %one, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %r3 = getelementptr float, ptr %r, i32 3
  %e4 = call float @llvm.experimental.constrained.fsub.f32(float %e3, float -1.0, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  store float %e4, ptr %r3
  %f = call double @llvm.experimental.constrained.fma.f64(double %tenth, double 0.0, double 1.0, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  %g = fptrunc double %f to float
  %r4 = getelementptr float, ptr %r, i32 4
  store float %g, ptr %r4
  %s = call float @llvm.experimental.constrained.sqrt.f32(float %three, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %r5 = getelementptr float, ptr %r, i32 5
  store float %s, ptr %r5
  %n = call float @llvm.experimental.constrained.fadd.f32(float %one, float %one, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %r6 = getelementptr float, ptr %r, i32 6
  store float %n, ptr %r6
  ret void
}

declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
