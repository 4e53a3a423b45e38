; PASSES: nvvm-pretreat,loop-unroll-full
; At most 64 threads start below 64: each of them runs the loop twice.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @tile(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nsw i32 %i, 64
  %more = icmp slt i32 %next, 128
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Some run it once, some twice.
define ptx_kernel void @uneven(ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nsw i32 %i, 64
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @tile, !"maxntidx", i32 64}
!1 = !{ptr @uneven, !"maxntidx", i32 64}
