; PASSES: early-cse<memssa>
; Writes elsewhere on one of the ways do not matter.
define i32 @join(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %q
  br label %y
y:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @loop(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  store i32 7, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %b = load i32, ptr %p
  store i32 %b, ptr %q
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  %d = load i32, ptr %p
  ret i32 %d
}

; They may be the same memory.
define i32 @alias(ptr %p, ptr %q, i1 %c) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %q
  br label %y
y:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}

; The next iteration sees what this one wrote.
define i32 @carried(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %b = load i32, ptr %p
  %c = add i32 %b, 1
  store i32 %c, ptr %p
  %d = load i32, ptr %p
  %i1 = add i32 %i, %d
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %b
}

declare void @llvm.nvvm.barrier0() convergent

; Other threads write behind a barrier.
define i32 @barrier(ptr noalias %p, i1 %c) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %x, label %y
x:
  call void @llvm.nvvm.barrier0()
  br label %y
y:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}
