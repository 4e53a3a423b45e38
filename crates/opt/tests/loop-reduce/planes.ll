; A product of three: the counter, and the two sides of a plane.
define void @planes(ptr noalias %in, ptr noalias %out, i32 %nx, i32 %ny, i32 %nz, i32 %x) {
entry:
  %plane = mul nsw i32 %nx, %ny
  br label %loop
loop:
  %z = phi i32 [ 1, %entry ], [ %next, %loop ]
  %k = mul nsw i32 %z, %plane
  %i = add nsw i32 %k, %x
  %up = add nsw i32 %i, %plane
  %a = getelementptr inbounds float, ptr %in, i32 %i
  %va = load float, ptr %a, align 4
  %b = getelementptr inbounds float, ptr %in, i32 %up
  %vb = load float, ptr %b, align 4
  %s = fadd float %va, %vb
  %o = getelementptr inbounds float, ptr %out, i32 %i
  store float %s, ptr %o, align 4
  %next = add nsw i32 %z, 1
  %c = icmp slt i32 %next, %nz
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The access comes behind a test: the address of the first iteration need not be one.
define void @behind(ptr noalias %in, ptr noalias %out, i32 %n, i32 %m, i32 %x) {
entry:
  br label %loop
loop:
  %z = phi i32 [ 0, %entry ], [ %next, %latch ]
  %t = icmp sgt i32 %z, %m
  br i1 %t, label %body, label %latch
body:
  %k = mul nsw i32 %z, %n
  %i = add nsw i32 %k, %x
  %a = getelementptr inbounds float, ptr %in, i32 %i
  %v = load float, ptr %a, align 4
  %o = getelementptr inbounds float, ptr %out, i32 %i
  store float %v, ptr %o, align 4
  br label %latch
latch:
  %next = add nsw i32 %z, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
