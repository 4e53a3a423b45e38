declare void @use(float)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

; Only one side needs it.
define void @one_side(i1 %c, float %x, float %y, ptr %p) {
entry:
  %m = fmul float %x, %y
  %a = fadd float %m, 1.0
  %l = load float, ptr %p, align 4
  br i1 %c, label %yes, label %no
yes:
  call void @use(float %a)
  call void @use(float %l)
  ret void
no:
  ret void
}

; A load does not go past a write or a barrier, nor what threads meet in anywhere.
define void @stays(i1 %c, ptr %p, i32 %v) {
entry:
  %l = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
  br i1 %c, label %yes, label %no
yes:
  call void @use(float %l)
  %f = sitofp i32 %s to float
  call void @use(float %f)
  ret void
no:
  ret void
}

; Not into a loop.
define void @before_loop(i1 %c, float %x, float %y) {
entry:
  %m = fmul float %x, %y
  br i1 %c, label %pre, label %no
pre:
  br label %loop
loop:
  call void @use(float %m)
  br i1 %c, label %loop, label %no
no:
  ret void
}
