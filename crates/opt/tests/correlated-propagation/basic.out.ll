declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare void @use(i32)

declare void @use64(i64)

declare void @flag(i1)

define void @branches(i32 %x) {
entry:
  %c = icmp ult i32 %x, 16
  br i1 %c, label %small, label %join

small:                                            ; preds = %entry
  %d = udiv i32 %x, 4
  call void @use(i32 %d)
  call void @flag(i1 true)
  %e = zext nneg i32 %x to i64
  call void @use64(i64 %e)
  br label %join

join:                                             ; preds = %small, %entry
  %d2 = sdiv i32 %x, 4
  call void @use(i32 %d2)
  %t2 = icmp slt i32 %x, 20
  call void @flag(i1 %t2)
  ret void
}

define void @loop(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %loop, label %done

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = urem i32 %i, 16
  call void @use(i32 %r)
  %a = lshr i32 %i, 1
  call void @use(i32 %a)
  %w = zext nneg i32 %i to i64
  call void @use64(i64 %w)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop, %entry
  ret void
}

define void @wrapping_loop(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = srem i32 %i, 16
  call void @use(i32 %r)
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @bounded() #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @flag(i1 true)
  %d = icmp ult i32 %t, 127
  call void @flag(i1 %d)
  ret void
}

define ptx_kernel void @required() #1 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  call void @flag(i1 true)
  ret void
}

define i64 @narrow(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %1 = trunc i64 %x to i32
  %2 = trunc i64 %y to i32
  %3 = udiv i32 %1, %2
  %4 = zext i32 %3 to i64
  ret i64 %4
}

define void @both(i32 %x, i32 %y) {
entry:
  %a = icmp sge i32 %x, 0
  %b = icmp slt i32 %x, 10
  %c = and i1 %a, %b
  br i1 %c, label %inside, label %outside

inside:                                           ; preds = %entry
  %s = add nuw nsw i32 %x, 5
  call void @use(i32 %s)
  call void @use(i32 %x)
  ret void

outside:                                          ; preds = %entry
  %m2 = urem i32 %x, 10
  call void @use(i32 %m2)
  ret void
}

define void @cases(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 3, label %three
    i32 4, label %four
    i32 5, label %four
  ]

three:                                            ; preds = %entry
  call void @flag(i1 true)
  ret void

four:                                             ; preds = %entry
  %b = icmp eq i32 %x, 4
  call void @flag(i1 %b)
  ret void

other:                                            ; preds = %entry
  %c = icmp eq i32 %x, 9
  call void @flag(i1 %c)
  ret void
}

attributes #0 = { "nvvm.maxntid"="128" }
attributes #1 = { "nvvm.reqntid"="64,2" }
