; Two arrays of one shape share the distances between their accesses, which are four; a third of another shape has what is left.
define ptx_kernel void @shape(ptr %u, ptr %k, ptr %v, i32 %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %row = mul nsw i32 %i, %n
  %a1 = add nsw i32 %row, %m
  %a2 = sub nsw i32 %row, %m
  %m3 = mul nsw i32 %m, 3
  %a3 = add nsw i32 %row, %m3
  %a4 = sub nsw i32 %row, %m3
  %pu0 = getelementptr float, ptr %u, i32 %row
  %pu1 = getelementptr float, ptr %u, i32 %a1
  %pu2 = getelementptr float, ptr %u, i32 %a2
  %pu3 = getelementptr float, ptr %u, i32 %a3
  %pu4 = getelementptr float, ptr %u, i32 %a4
  %pk0 = getelementptr float, ptr %k, i32 %row
  %pk1 = getelementptr float, ptr %k, i32 %a1
  %pk2 = getelementptr float, ptr %k, i32 %a2
  %pk3 = getelementptr float, ptr %k, i32 %a3
  %pk4 = getelementptr float, ptr %k, i32 %a4
  %u0 = load float, ptr %pu0, align 4
  %u1 = load float, ptr %pu1, align 4
  %u2 = load float, ptr %pu2, align 4
  %u3 = load float, ptr %pu3, align 4
  %u4 = load float, ptr %pu4, align 4
  %k0 = load float, ptr %pk0, align 4
  %k1 = load float, ptr %pk1, align 4
  %k2 = load float, ptr %pk2, align 4
  %k3 = load float, ptr %pk3, align 4
  %k4 = load float, ptr %pk4, align 4
  %s1 = fadd float %u1, %k1
  %s2 = fadd float %u2, %k2
  %s3 = fadd float %u3, %k3
  %s4 = fadd float %u4, %k4
  %s0 = fadd float %u0, %k0
  %t1 = fadd float %s1, %s2
  %t2 = fadd float %s3, %s4
  %t3 = fadd float %t1, %t2
  %t4 = fadd float %t3, %s0
  store float %t4, ptr %v, align 4
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
