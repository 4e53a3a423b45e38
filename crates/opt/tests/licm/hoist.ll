@g = addrspace(3) global [8 x i32] undef, align 4
declare void @llvm.nvvm.barrier0()

define void @pure(i32 %n, i32 %a, i32 %b, ptr noalias %p, ptr noalias %q) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %x = mul i32 %a, %b
  %d = udiv i32 %a, %b
  %v = load i32, ptr %q, align 4
  %y = add i32 %x, %v
  %z = add i32 %y, %d
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %z, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; Not the load that a store may change, not past a barrier, not what may not run.
define void @stays(i32 %n, i32 %a, i32 %b, ptr %p, ptr %q, i1 %m) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %v = load i32, ptr %q, align 4
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %v, ptr %at, align 4
  br i1 %m, label %t, label %l
t:
  %d = udiv i32 %a, %b
  store i32 %d, ptr %at, align 4
  br label %l
l:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

define i32 @barrier(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %s = phi i32 [ 0, %entry ], [ %s1, %h ]
  %v = load i32, ptr addrspace(3) @g, align 4
  call void @llvm.nvvm.barrier0()
  %s1 = add i32 %s, %v
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %s1
}
