define float @twice(float %x) {
  %a = call float @llvm.nvvm.cos.approx.f(float %x)
  %c = call float @llvm.nvvm.sin.approx.f(float %x)
  %d = fadd float %a, %a
  %e = fmul float %d, %c
  ret float %e
}

define i32 @clocks() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %d = sub i32 %b, %a
  ret i32 %d
}

declare float @llvm.nvvm.cos.approx.f(float)

declare float @llvm.nvvm.sin.approx.f(float)

declare i32 @llvm.nvvm.read.ptx.sreg.clock()
