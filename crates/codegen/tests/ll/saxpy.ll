; CHECK: .visible .entry saxpy(
; CHECK: .maxntid 256
; CHECK: ld.param.u32
; CHECK: cvta.to.global.u64
; CHECK: mad.lo.s32
; CHECK: setp.ge.s32
; CHECK: mul.wide.s32
; CHECK: ld.global.nc.f32
; CHECK: fma.rn.f32
; CHECK: st.global.f32
; CHECK: ret;
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @saxpy(i32 %n, float %a, ptr noalias readonly %x, ptr noalias %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %d
  %i = add i32 %m, %t
  %c = icmp slt i32 %i, %n
  br i1 %c, label %then, label %exit
then:
  %w = sext i32 %i to i64
  %px = getelementptr inbounds float, ptr %x, i64 %w
  %vx = load float, ptr %px, align 4
  %py = getelementptr inbounds float, ptr %y, i64 %w
  %vy = load float, ptr %py, align 4
  %mm = fmul float %vx, %a
  %r = fadd float %mm, %vy
  store float %r, ptr %py, align 4
  br label %exit
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
!nvvm.annotations = !{!0}
!0 = !{ptr @saxpy, !"kernel", i32 1, !"maxntidx", i32 256}
