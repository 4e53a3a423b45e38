declare void @llvm.nvvm.barrier0()

define ptx_kernel void @reads(ptr %p, ptr %q) {
entry:
  %a = load float, ptr %p, align 4
  %b = load float, ptr %q, align 4
  call void @llvm.nvvm.barrier0()
  %c = fadd float %a, %b
  store float %c, ptr %p, align 4
  ret void
}

define ptx_kernel void @merged(ptr %p) {
entry:
  store float 1.000000e+00, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %b = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  store float %b, ptr %p, align 4
  ret void
}

define ptx_kernel void @waits(ptr %p, ptr %q) {
entry:
  %a = load volatile float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %b = load float, ptr %q, align 4
  store float %b, ptr %p, align 4
  ret void
}

define float @called(ptr %p) {
entry:
  %a = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %b = load float, ptr %p, align 4
  %c = fadd float %a, %b
  ret float %c
}

define ptx_kernel void @loop(ptr %p, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %a = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  store float %a, ptr %p, align 4
  br i1 %c, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}
