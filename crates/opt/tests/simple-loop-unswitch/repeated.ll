; PASSES: simple-loop-unswitch<repeated>

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

; Asked twice in an iteration, around what threads meet in and assembly: two loops.
define ptx_kernel void @twice(ptr %out, ptr %log, i32 %n) {
entry:
  %has = icmp ne ptr %log, null
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %middle
first:
  store i32 %i, ptr %log, align 4
  br label %middle
middle:
  call void @llvm.nvvm.barrier0()
  %x = call i32 asm sideeffect "{ mov.u32 $0, %clock; }", "=r"()
  store i32 %x, ptr %out, align 4
  br i1 %has, label %second, label %latch
second:
  store i32 %x, ptr %log, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Asked once: ptxas can make a predicate of it.
define ptx_kernel void @once(ptr %out, ptr %log, i32 %n) {
entry:
  %has = icmp ne ptr %log, null
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %latch
first:
  store i32 %i, ptr %log, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A label of the assembly would be there twice.
define ptx_kernel void @label(ptr %out, ptr %log, i32 %n) {
entry:
  %has = icmp ne ptr %log, null
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %middle
first:
  store i32 %i, ptr %log, align 4
  br label %middle
middle:
  call void asm sideeffect "HERE: nanosleep.u32 1;", ""()
  br i1 %has, label %second, label %latch
second:
  store i32 %i, ptr %log, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Threads disagree.
define ptx_kernel void @divergent(ptr %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %has = icmp eq i32 %t, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %has, label %first, label %middle
first:
  store i32 %i, ptr %out, align 4
  br label %middle
middle:
  store i32 7, ptr %out, align 4
  br i1 %has, label %second, label %latch
second:
  store i32 %i, ptr %out, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
