declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define ptx_kernel void @bounded(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !1
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !range !2
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = add i32 %t, %n
  %u = add i32 %s, %b
  store i32 %u, ptr %p, align 4
  ret void
}

define ptx_kernel void @required(ptr %p) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !3
  store i32 %t, ptr %p, align 4
  ret void
}

define ptx_kernel void @free(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %p, align 4
  ret void
}

attributes #0 = { "nvvm.reqntid"="16,4" }

!nvvm.annotations = !{!0}

!0 = !{ptr @bounded, !"kernel", i32 1, !"maxntidx", i32 128}
!1 = !{i32 0, i32 128}
!2 = !{i32 1, i32 65}
!3 = !{i32 0, i32 64}
