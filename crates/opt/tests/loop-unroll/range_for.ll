; PASSES: loop-unroll-full,instcombine,simplifycfg,sroa,mem2reg,instcombine
; A pointer that walks over a local array.
define i32 @sum(i32 %a, i32 %b) {
entry:
  %v = alloca [3 x i32], align 4
  store i32 %a, ptr %v, align 4
  %v1 = getelementptr inbounds i32, ptr %v, i64 1
  store i32 %b, ptr %v1, align 4
  %v2 = getelementptr inbounds i32, ptr %v, i64 2
  store i32 5, ptr %v2, align 4
  %end = getelementptr inbounds i32, ptr %v, i64 3
  %any = icmp ne ptr %v, %end
  br i1 %any, label %loop, label %exit
loop:
  %p = phi ptr [ %v, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %l = load i32, ptr %p, align 4
  %m = mul i32 %l, %l
  %t = add i32 %s, %m
  %n = getelementptr inbounds i32, ptr %p, i64 1
  %c = icmp ne ptr %n, %end
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %t, %loop ]
  ret i32 %r
}

; Backwards, and compared by order.
define i32 @back(i32 %a, i32 %b) {
entry:
  %v = alloca [2 x i32], align 4
  store i32 %a, ptr %v, align 4
  %v1 = getelementptr inbounds i32, ptr %v, i64 1
  store i32 %b, ptr %v1, align 4
  br label %loop
loop:
  %p = phi ptr [ %v1, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %l = load i32, ptr %p, align 4
  %x = shl i32 %s, 3
  %t = xor i32 %x, %l
  %n = getelementptr i32, ptr %p, i64 -1
  %c = icmp uge ptr %n, %v
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}

; A few elements of somebody else's array fill one's own.
define float @filled(ptr addrspace(1) %x, i64 %i) {
entry:
  %v = alloca [3 x float], align 4
  %first = getelementptr inbounds float, ptr addrspace(1) %x, i64 %i
  %last = getelementptr inbounds float, ptr addrspace(1) %first, i64 3
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %first, %entry ], [ %n, %loop ]
  %o = phi ptr [ %v, %entry ], [ %q, %loop ]
  %l = load float, ptr addrspace(1) %p, align 4
  %d = fsub float %l, 5.000000e-01
  store float %d, ptr %o, align 4
  %n = getelementptr inbounds float, ptr addrspace(1) %p, i64 1
  %q = getelementptr inbounds float, ptr %o, i64 1
  %c = icmp eq ptr addrspace(1) %n, %last
  br i1 %c, label %exit, label %loop
exit:
  %v1 = getelementptr inbounds float, ptr %v, i64 1
  %b = load float, ptr %v1, align 4
  ret float %b
}

; The end is not a whole number of steps away: the loop does not end there.
define i32 @odd(ptr %v) {
entry:
  %end = getelementptr inbounds i8, ptr %v, i64 10
  br label %loop
loop:
  %p = phi ptr [ %v, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %l = load i32, ptr %p, align 4
  %t = xor i32 %s, %l
  %n = getelementptr inbounds i32, ptr %p, i64 1
  %c = icmp ne ptr %n, %end
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}

; A long array of somebody else stays a pointer.
define i32 @others(ptr %v, i32 %k) {
entry:
  %end = getelementptr inbounds i32, ptr %v, i64 400
  br label %loop
loop:
  %p = phi ptr [ %v, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %l = load i32, ptr %p, align 4
  %t = xor i32 %s, %l
  %n = getelementptr inbounds i32, ptr %p, i64 1
  %c = icmp ne ptr %n, %end
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
