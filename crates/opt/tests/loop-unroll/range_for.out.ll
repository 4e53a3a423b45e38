define i32 @sum(i32 %a, i32 %b) {
entry:
  %m = mul i32 %a, %a
  %m1 = mul i32 %b, %b
  %t = add i32 %m, %m1
  %t2 = add i32 %t, 25
  ret i32 %t2
}

define i32 @back(i32 %a, i32 %b) {
entry:
  %x = shl i32 %b, 3
  %t = xor i32 %x, %a
  ret i32 %t
}

define float @filled(ptr addrspace(1) %x, i64 %i) {
entry:
  %first = getelementptr inbounds float, ptr addrspace(1) %x, i64 %i
  %0 = getelementptr i8, ptr addrspace(1) %first, i64 4
  %l = load float, ptr addrspace(1) %0, align 4
  %d = fsub float %l, 5.000000e-01
  ret float %d
}

define i32 @odd(ptr %v) {
entry:
  %end = getelementptr inbounds i8, ptr %v, i64 10
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr [ %v, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %l = load i32, ptr %p, align 4
  %t = xor i32 %s, %l
  %n = getelementptr inbounds i32, ptr %p, i64 1
  %c = icmp ne ptr %n, %end
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %t
}

define i32 @others(ptr %v, i32 %k) {
entry:
  %end = getelementptr inbounds i32, ptr %v, i64 400
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr [ %v, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %l = load i32, ptr %p, align 4
  %t = xor i32 %s, %l
  %n = getelementptr inbounds i32, ptr %p, i64 1
  %c = icmp ne ptr %n, %end
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %t
}
