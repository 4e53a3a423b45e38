target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@name = private addrspace(1) constant [6 x i8] c"THING\00"

declare i32 @__nvvm_reflect(ptr)
declare float @llvm.sqrt.f32(float)

define void @k(ptr addrspace(1) %p, float %x, float %y) {
entry:
  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @name to ptr))
  %f = sitofp i32 %r to float
  %q = fdiv float %x, %y
  %m = fmul float %q, %x
  %a = fadd float %m, %f
  store float %a, ptr addrspace(1) %p, align 4
  ret void
}

!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{i32 2, i32 0, i32 3, i32 1}
