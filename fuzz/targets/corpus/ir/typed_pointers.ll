; The LLVM 7 dialect: typed pointers, bitcasts, annotations for kernels, data layout of NVVM.
; LLVM-VERIFY
; PTXAS: sm_75 sm_90
; RUN: saxpy<<<2, 64>>>(n=i32:100, a=f32:2, x=buf:f32:128:iota, y=out:f32:128:1)
; EXPECT: y[i] == (i < n ? a*x[i] + 1 : 1)
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @saxpy(i32 %n, float %a, float* %x, float* %y) {
entry:
  %xa = alloca float*, align 8
  store float* %x, float** %xa, align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = mul i32 %cta, %ntid
  %1 = add i32 %0, %tid
  %2 = icmp slt i32 %1, %n
  br i1 %2, label %then, label %exit

then:
  %3 = sext i32 %1 to i64
  %4 = load float*, float** %xa, align 8
  %5 = getelementptr inbounds float, float* %4, i64 %3
  %6 = load float, float* %5, align 4
  %7 = getelementptr inbounds float, float* %y, i64 %3
  %8 = bitcast float* %7 to i32*
  %9 = load i32, i32* %8, align 4
  %10 = bitcast i32 %9 to float
  %11 = fmul float %a, %6
  %12 = fadd float %11, %10
  store float %12, float* %7, align 4
  br label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

attributes #0 = { nounwind readnone }

!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}
!0 = !{void (i32, float, float*, float*)* @saxpy, !"kernel", i32 1}
!1 = !{i32 2, i32 0, i32 3, i32 1}
