declare void @llvm.nvvm.barrier0()

; Both sides of the first only read; the second keeps a write from reads of the round before.
define ptx_kernel void @reads(ptr %p, ptr %q) {
entry:
  %a = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %b = load float, ptr %q, align 4
  call void @llvm.nvvm.barrier0()
  %c = fadd float %a, %b
  store float %c, ptr %p, align 4
  ret void
}

; Once one of them is gone, the other keeps the write apart.
define ptx_kernel void @merged(ptr %p) {
entry:
  store float 1.0, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  %b = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  store float %b, ptr %p, align 4
  ret void
}

; What others write may be waited for by a volatile load, and a function may be called after a write.
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

; In a loop, the next round's reads meet this round's write.
define ptx_kernel void @loop(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %a = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  store float %a, ptr %p, align 4
  br i1 %c, label %loop, label %end
end:
  ret void
}
