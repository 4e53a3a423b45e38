define void @wave(float %f, i32 %n, i1 %c, ptr %p) {
entry:
  %w = call float @llvm.nvvm.cos.approx.f(float %f)
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %q = getelementptr float, ptr %p, i32 %i
  store float %w, ptr %q, align 4
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  %s = call float @llvm.nvvm.sin.approx.f(float %f)
  store float %s, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

declare float @llvm.nvvm.cos.approx.f(float)

declare float @llvm.nvvm.sin.approx.f(float)
