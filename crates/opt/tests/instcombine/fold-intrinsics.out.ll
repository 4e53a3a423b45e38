declare float @llvm.nvvm.fma.rn.f(float, float, float)

declare float @llvm.nvvm.sqrt.rn.f(float)

declare float @llvm.nvvm.sin.approx.f(float)

declare float @llvm.nvvm.mul.rn.f(float, float)

declare float @llvm.nvvm.mul.rn.ftz.f(float, float)

declare i32 @llvm.nvvm.mulhi.ui(i32, i32)

declare i32 @llvm.ctpop.i32(i32)

define void @computed(ptr %p) {
  store volatile float 6.500000e+00, ptr %p, align 4
  store volatile float 0x3FF6A09E60000000, ptr %p, align 4
  store volatile i32 15, ptr %p, align 4
  store volatile i32 8, ptr %p, align 4
  store volatile float 0.000000e+00, ptr %p, align 4
  store volatile <2 x half> <half 0xH3E00, half 0xH4080>, ptr %p, align 4
  ret void
}

define void @left(ptr %p) {
  store volatile float 0x3FEAED5480000000, ptr %p, align 4
  %b = call float @llvm.nvvm.sqrt.rn.f(float -1.000000e+00)
  store volatile float %b, ptr %p, align 4
  %c = call float @llvm.nvvm.mul.rn.f(float 0x3810000000000000, float 5.000000e-01)
  store volatile float %c, ptr %p, align 4
  ret void
}
