@s = internal addrspace(3) global [256 x float] undef, align 16

declare void @llvm.assume(i1)

declare void @elsewhere()

define float @promised(ptr %p, i64 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %k = shl i64 %i, 4
  %a = getelementptr i8, ptr %p, i64 %k
  %1 = load <2 x float>, ptr %a, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %b = getelementptr i8, ptr %a, i64 4
  %r = fadd float %2, %3
  ret float %r
}

define float @low_bits(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 7
  %z = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %z)
  %1 = load <2 x float>, ptr %p, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %b = getelementptr i8, ptr %p, i64 4
  %r = fadd float %2, %3
  ret float %r
}

define float @too_early(ptr %p) {
  %x = load float, ptr %p, align 4
  %b = getelementptr i8, ptr %p, i64 4
  %y = load float, ptr %b, align 4
  call void @elsewhere()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %r = fadd float %x, %y
  ret float %r
}

define float @shared(i32 %i) {
  %k = shl i32 %i, 2
  %w = sext i32 %k to i64
  %a = getelementptr float, ptr addrspace(3) @s, i64 %w
  %1 = load <2 x float>, ptr addrspace(3) %a, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %b = getelementptr i8, ptr addrspace(3) %a, i64 4
  %r = fadd float %2, %3
  ret float %r
}

define float @three(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %1 = load <2 x float>, ptr %p, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %b = getelementptr i8, ptr %p, i64 4
  %c = getelementptr i8, ptr %p, i64 8
  %z = load float, ptr %c, align 4
  %r = fadd float %2, %3
  %t = fadd float %r, %z
  ret float %t
}

define float @walking(ptr %p, i32 %n) {
entry:
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  br label %loop

loop:                                             ; preds = %loop, %entry
  %q = phi ptr [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.000000e+00, %entry ], [ %u, %loop ]
  %0 = load <2 x float>, ptr %q, align 8
  %1 = extractelement <2 x float> %0, i32 0
  %2 = extractelement <2 x float> %0, i32 1
  %b = getelementptr i8, ptr %q, i64 4
  %t = fadd float %s, %1
  %u = fadd float %t, %2
  %next = getelementptr i8, ptr %q, i64 8
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret float %u
}

define float @of_a_number(ptr %p, i32 %n, i32 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %m = and i32 %n, 3
  %z = icmp eq i32 %m, 0
  call void @llvm.assume(i1 %z)
  %k = mul i32 %i, %n
  %j = sext i32 %k to i64
  %a = getelementptr float, ptr %p, i64 %j
  %1 = load <2 x float>, ptr %a, align 8
  %2 = extractelement <2 x float> %1, i32 0
  %3 = extractelement <2 x float> %1, i32 1
  %b = getelementptr i8, ptr %a, i64 4
  %r = fadd float %2, %3
  ret float %r
}

define float @of_another_number(ptr %p, i32 %n, i32 %i) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %m = and i32 %n, 3
  %z = icmp eq i32 %m, 0
  call void @llvm.assume(i1 %z)
  %k = add i32 %i, %n
  %j = sext i32 %k to i64
  %a = getelementptr float, ptr %p, i64 %j
  %x = load float, ptr %a, align 4
  %b = getelementptr i8, ptr %a, i64 4
  %y = load float, ptr %b, align 4
  %r = fadd float %x, %y
  ret float %r
}
