declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; The first, the second of two in a row, and the one before the end, which keeps the store apart from nothing.
define ptx_kernel void @in_a_row(ptr %p, i32 %n) {
  call void @llvm.nvvm.barrier0()
  store i32 %n, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %i = add i32 %n, 1
  call void @llvm.nvvm.barrier0()
  store i32 %i, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  ret void
}

; Of two in a row behind a write on one of the ways, the one in the loop stays: it keeps rounds apart, too.
define ptx_kernel void @on_a_way(ptr %p, i1 %c) {
entry:
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %write, label %join
write:
  store i32 1, ptr %p, align 4
  br label %join
join:
  call void @llvm.nvvm.barrier0()
  br label %loop
loop:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr %p, align 4
  %d = icmp eq i32 %v, 0
  br i1 %d, label %loop, label %end
end:
  ret void
}

; Who calls a function may have written.
define void @not_a_kernel(ptr %p) {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr %p, align 4
  ret void
}
