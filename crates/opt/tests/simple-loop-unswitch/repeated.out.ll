declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier0()

define ptx_kernel void @twice(ptr %out, ptr %log, i32 %n) {
entry:
  %has = icmp ne ptr %log, null
  %0 = freeze i1 %has
  br i1 %0, label %1, label %4

1:                                                ; preds = %entry
  br label %loop

loop:                                             ; preds = %latch, %1
  %i = phi i32 [ %next, %latch ], [ 0, %1 ]
  br label %first

first:                                            ; preds = %loop
  store i32 %i, ptr %log, align 4
  br label %middle

middle:                                           ; preds = %first
  call void @llvm.nvvm.barrier0()
  %x = call i32 asm sideeffect "{ mov.u32 $0, %clock; }", "=r"()
  store i32 %x, ptr %out, align 4
  br label %second

second:                                           ; preds = %middle
  store i32 %x, ptr %log, align 4
  br label %latch

latch:                                            ; preds = %second
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %2

2:                                                ; preds = %latch
  br label %exit

3:                                                ; preds = %7
  br label %exit

exit:                                             ; preds = %3, %2
  ret void

4:                                                ; preds = %entry
  br label %5

5:                                                ; preds = %7, %4
  %i1 = phi i32 [ %next3, %7 ], [ 0, %4 ]
  br label %6

6:                                                ; preds = %5
  call void @llvm.nvvm.barrier0()
  %x2 = call i32 asm sideeffect "{ mov.u32 $0, %clock; }", "=r"()
  store i32 %x2, ptr %out, align 4
  br label %7

7:                                                ; preds = %6
  %next3 = add i32 %i1, 1
  %more4 = icmp slt i32 %next3, %n
  br i1 %more4, label %5, label %3
}

define ptx_kernel void @once(ptr %out, ptr %log, i32 %n) {
entry:
  %has = icmp ne ptr %log, null
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %latch

first:                                            ; preds = %loop
  store i32 %i, ptr %log, align 4
  br label %latch

latch:                                            ; preds = %first, %loop
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

define ptx_kernel void @label(ptr %out, ptr %log, i32 %n) {
entry:
  %has = icmp ne ptr %log, null
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %middle

first:                                            ; preds = %loop
  store i32 %i, ptr %log, align 4
  br label %middle

middle:                                           ; preds = %first, %loop
  call void asm sideeffect "HERE: nanosleep.u32 1;", ""()
  br i1 %has, label %second, label %latch

second:                                           ; preds = %middle
  store i32 %i, ptr %log, align 4
  br label %latch

latch:                                            ; preds = %second, %middle
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

define ptx_kernel void @divergent(ptr %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %has = icmp eq i32 %t, 0
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %middle

first:                                            ; preds = %loop
  store i32 %i, ptr %out, align 4
  br label %middle

middle:                                           ; preds = %first, %loop
  store i32 7, ptr %out, align 4
  br i1 %has, label %second, label %latch

second:                                           ; preds = %middle
  store i32 %i, ptr %out, align 4
  br label %latch

latch:                                            ; preds = %second, %middle
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}
