define i32 @or(i32 %a, i32 %b, ptr %p) {
entry:
  %first = icmp sgt i32 %a, 0
  br i1 %first, label %0, label %rhs

0:                                                ; preds = %entry
  br label %yes

rhs:                                              ; preds = %entry
  %v = load i32, ptr %p, align 4
  %second = icmp eq i32 %v, %b
  br label %j

j:                                                ; preds = %rhs
  %c = phi i1 [ %second, %rhs ]
  %w = phi i32 [ %v, %rhs ]
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %j, %0
  %1 = phi i32 [ 7, %0 ], [ %w, %j ]
  %s = add i32 %1, 1
  ret i32 %s

no:                                               ; preds = %j
  ret i32 0
}

define void @header(ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %body, %entry
  %c = phi i1 [ true, %entry ], [ %more, %body ]
  br i1 %c, label %body, label %exit

body:                                             ; preds = %loop
  %v = load i32, ptr %p, align 4
  %more = icmp ne i32 %v, 0
  br label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @barrier(i1 %a, ptr %p) {
entry:
  br i1 %a, label %j, label %b

b:                                                ; preds = %entry
  %v = load i1, ptr %p, align 1
  br label %j

j:                                                ; preds = %b, %entry
  %c = phi i1 [ true, %entry ], [ %v, %b ]
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %j
  store i32 1, ptr %p, align 4
  ret void

no:                                               ; preds = %j
  ret void
}

define void @state(i1 %a, ptr %p) {
entry:
  br i1 %a, label %x, label %y

x:                                                ; preds = %entry
  store i32 1, ptr %p, align 4
  br label %0

0:                                                ; preds = %x
  %1 = icmp eq i32 3, 3
  br label %yes

y:                                                ; preds = %entry
  store i32 2, ptr %p, align 4
  br label %2

2:                                                ; preds = %y
  %3 = icmp eq i32 4, 3
  br label %no

j:                                                ; No predecessors!
  %s = phi i32
  %is = icmp eq i32 %s, 3
  br i1 %is, label %yes, label %no

yes:                                              ; preds = %j, %0
  store i32 3, ptr %p, align 4
  ret void

no:                                               ; preds = %j, %2
  ret void
}

declare void @llvm.nvvm.barrier0()
