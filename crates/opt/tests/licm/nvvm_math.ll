; A machine operation leaves the loop that surely runs it, but not a branch in it.
define void @wave(float %f, i32 %n, i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %w = call float @llvm.nvvm.cos.approx.f(float %f)
  %q = getelementptr float, ptr %p, i32 %i
  store float %w, ptr %q, align 4
  br i1 %c, label %then, label %latch
then:
  %s = call float @llvm.nvvm.sin.approx.f(float %f)
  store float %s, ptr %p, align 4
  br label %latch
latch:
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
