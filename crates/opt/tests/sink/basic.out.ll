declare void @use(float)

declare void @llvm.nvvm.barrier0()

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

define void @one_side(i1 %c, float %x, float %y, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %entry
  %m = fmul float %x, %y
  %a = fadd float %m, 1.000000e+00
  %l = load float, ptr %p, align 4
  call void @use(float %a)
  call void @use(float %l)
  ret void

no:                                               ; preds = %entry
  ret void
}

define void @stays(i1 %c, ptr %p, i32 %v) {
entry:
  %l = load float, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %entry
  call void @use(float %l)
  %f = sitofp i32 %s to float
  call void @use(float %f)
  ret void

no:                                               ; preds = %entry
  ret void
}

define void @before_loop(i1 %c, float %x, float %y) {
entry:
  br i1 %c, label %pre, label %no

pre:                                              ; preds = %entry
  %m = fmul float %x, %y
  br label %loop

loop:                                             ; preds = %loop, %pre
  call void @use(float %m)
  br i1 %c, label %loop, label %no

no:                                               ; preds = %loop, %entry
  ret void
}
