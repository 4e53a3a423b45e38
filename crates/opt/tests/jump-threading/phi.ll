; Constants in a phi that is branched on: those ways go straight on. The value used later gets a phi.
define i32 @or(i32 %a, i32 %b, ptr %p) {
entry:
  %first = icmp sgt i32 %a, 0
  br i1 %first, label %j, label %rhs

rhs:
  %v = load i32, ptr %p, align 4
  %second = icmp eq i32 %v, %b
  br label %j

j:
  %c = phi i1 [ true, %entry ], [ %second, %rhs ]
  %w = phi i32 [ 7, %entry ], [ %v, %rhs ]
  br i1 %c, label %yes, label %no

yes:
  %s = add i32 %w, 1
  ret i32 %s

no:
  ret i32 0
}

; A loop header keeps its one way in.
define void @header(ptr %p) {
entry:
  br label %loop

loop:
  %c = phi i1 [ true, %entry ], [ %more, %body ]
  br i1 %c, label %body, label %exit

body:
  %v = load i32, ptr %p, align 4
  %more = icmp ne i32 %v, 0
  br label %loop

exit:
  ret void
}

; A barrier is not copied.
define void @barrier(i1 %a, ptr %p) {
entry:
  br i1 %a, label %j, label %b

b:
  %v = load i1, ptr %p, align 1
  br label %j

j:
  %c = phi i1 [ true, %entry ], [ %v, %b ]
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p, align 4
  ret void

no:
  ret void
}

; A comparison of a phi.
define void @state(i1 %a, ptr %p) {
entry:
  br i1 %a, label %x, label %y

x:
  store i32 1, ptr %p, align 4
  br label %j

y:
  store i32 2, ptr %p, align 4
  br label %j

j:
  %s = phi i32 [ 3, %x ], [ 4, %y ]
  %is = icmp eq i32 %s, 3
  br i1 %is, label %yes, label %no

yes:
  store i32 %s, ptr %p, align 4
  ret void

no:
  ret void
}

declare void @llvm.nvvm.barrier0()
