; Intrinsics of constants are computed; approximations, NaNs and what depends on flushing denormals are not.
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.ctpop.i32(i32)

define void @computed(ptr %p) {
  %a = call float @llvm.nvvm.fma.rn.f(float 2.0, float 3.0, float 0.5)
  store volatile float %a, ptr %p, align 4
  %b = call float @llvm.nvvm.sqrt.rn.f(float 2.0)
  store volatile float %b, ptr %p, align 4
  %c = call i32 @llvm.nvvm.mulhi.ui(i32 -1, i32 16)
  store volatile i32 %c, ptr %p, align 4
  %d = call i32 @llvm.ctpop.i32(i32 255)
  store volatile i32 %d, ptr %p, align 4
  %e = call float @llvm.nvvm.mul.rn.ftz.f(float 0x3810000000000000, float 0.5)
  store volatile float %e, ptr %p, align 4
  %v = fadd <2 x half> <half 1.0, half 2.0>, <half 0.5, half 0.25>
  store volatile <2 x half> %v, ptr %p, align 4
  ret void
}

define void @left(ptr %p) {
  %a = call float @llvm.nvvm.sin.approx.f(float 1.0)
  store volatile float %a, ptr %p, align 4
  %b = call float @llvm.nvvm.sqrt.rn.f(float -1.0)
  store volatile float %b, ptr %p, align 4
  %c = call float @llvm.nvvm.mul.rn.f(float 0x3810000000000000, float 0.5)
  store volatile float %c, ptr %p, align 4
  ret void
}
