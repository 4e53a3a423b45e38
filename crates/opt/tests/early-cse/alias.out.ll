declare void @llvm.nvvm.barrier0()

define i32 @other(ptr noalias %p, ptr noalias %q, i32 %a) {
  %x = load i32, ptr %p, align 4
  store i32 %a, ptr %q, align 4
  %s = add i32 %x, %x
  %t = add i32 %s, %a
  ret i32 %t
}

define i32 @same(ptr %p, ptr %q, i32 %a) {
  %x = load i32, ptr %p, align 4
  store i32 %a, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  ret i32 %s
}

define i32 @barrier(ptr addrspace(3) %p) {
  %x = load i32, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %y = load i32, ptr addrspace(3) %p, align 4
  %s = add i32 %x, %y
  ret i32 %s
}

define i32 @readonly(ptr noalias readonly %p) {
  %x = load i32, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %s = add i32 %x, %x
  ret i32 %s
}

define i32 @known(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %f

t:                                                ; preds = %entry
  %x = select i1 true, i32 %a, i32 %b
  ret i32 %x

f:                                                ; preds = %entry
  %y = select i1 false, i32 %a, i32 %b
  ret i32 %y
}
