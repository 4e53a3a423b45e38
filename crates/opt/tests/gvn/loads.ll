declare void @llvm.nvvm.barrier0()
declare void @use(float)

; Both sides know the value.
define float @join(i1 %c, ptr %p, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  store float %x, ptr %p, align 4
  br label %j
b:
  %y = load float, ptr %p, align 4
  call void @use(float %y)
  %y2 = load float, ptr %p, align 4
  br label %j
j:
  %z = load float, ptr %p, align 4
  ret float %z
}

; One side does not: the load moves there.
define float @partial(i1 %c, ptr noalias %p, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  store float %x, ptr %p, align 4
  br label %j
b:
  br label %j
j:
  %z = load float, ptr %p, align 4
  ret float %z
}

; Around a loop: what the last iteration stored.
define void @carried(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = load float, ptr %p, align 4
  %e = getelementptr float, ptr %q, i64 %i
  %v = load float, ptr %e, align 4
  %t = fadd float %s, %v
  store float %t, ptr %p, align 4
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Behind a barrier the value is not known: it is loaded there, after the barrier.
define float @barrier(i1 %c, ptr %p, float %x) {
entry:
  store float %x, ptr %p, align 4
  br i1 %c, label %a, label %j
a:
  call void @llvm.nvvm.barrier0()
  br label %j
j:
  %z = load float, ptr %p, align 4
  ret float %z
}

; Another store or a volatile access on the way: nothing is known.
define float @clobbered(i1 %c, ptr %p, ptr %q, float %x) {
entry:
  store float %x, ptr %p, align 4
  br i1 %c, label %a, label %b
a:
  store float 0.0, ptr %q, align 4
  br label %j
b:
  store float 1.0, ptr %q, align 4
  br label %j
j:
  %z = load float, ptr %p, align 4
  ret float %z
}

define float @volatile(i1 %c, ptr %p, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  store volatile float %x, ptr %p, align 4
  br label %j
b:
  store float %x, ptr %p, align 4
  br label %j
j:
  %z = load volatile float, ptr %p, align 4
  ret float %z
}

; The load is not done on a way where it would not have been done.
define float @not_anticipated(i1 %c, i1 %d, ptr %p, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  store float %x, ptr %p, align 4
  br label %j
b:
  br label %j
j:
  br i1 %d, label %yes, label %no
yes:
  %z = load float, ptr %p, align 4
  ret float %z
no:
  ret float 0.0
}
