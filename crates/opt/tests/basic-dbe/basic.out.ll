declare void @llvm.nvvm.barrier0()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @in_a_row(ptr %p, i32 %n) {
  store i32 %n, ptr %p, align 4
  call void @llvm.nvvm.barrier0()
  %i = add i32 %n, 1
  store i32 %i, ptr %p, align 4
  ret void
}

define ptx_kernel void @on_a_way(ptr %p, i1 %c) {
entry:
  br i1 %c, label %write, label %join

write:                                            ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %join

join:                                             ; preds = %write, %entry
  br label %loop

loop:                                             ; preds = %loop, %join
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr %p, align 4
  %d = icmp eq i32 %v, 0
  br i1 %d, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}

define void @not_a_kernel(ptr %p) {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr %p, align 4
  ret void
}
