declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @use(i32)
declare void @use64(i64)
declare void @flag(i1)

; Behind a test the value is known better; behind the join it is not.
define void @branches(i32 %x) {
entry:
  %c = icmp ult i32 %x, 16
  br i1 %c, label %small, label %join
small:
  %d = sdiv i32 %x, 4
  call void @use(i32 %d)
  %t = icmp slt i32 %x, 20
  call void @flag(i1 %t)
  %e = sext i32 %x to i64
  call void @use64(i64 %e)
  br label %join
join:
  %d2 = sdiv i32 %x, 4
  call void @use(i32 %d2)
  %t2 = icmp slt i32 %x, 20
  call void @flag(i1 %t2)
  ret void
}

; A counter that starts at zero and goes up is not negative, and below its bound.
define void @loop(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = srem i32 %i, 16
  call void @use(i32 %r)
  %a = ashr i32 %i, 1
  call void @use(i32 %a)
  %w = sext i32 %i to i64
  call void @use64(i64 %w)
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Without the promise not to wrap it may become negative.
define void @wrapping_loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %r = srem i32 %i, 16
  call void @use(i32 %r)
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Launch bounds limit the threads of a block, however they are arranged.
define ptx_kernel void @bounded() "nvvm.maxntid"="128" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 128
  call void @flag(i1 %c)
  %d = icmp ult i32 %t, 127
  call void @flag(i1 %d)
  ret void
}

define ptx_kernel void @required() "nvvm.reqntid"="64,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = icmp eq i32 %t, 64
  call void @flag(i1 %c)
  ret void
}

; 64-bit division of small numbers is 32-bit division.
define i64 @narrow(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %q = udiv i64 %x, %y
  ret i64 %q
}

; Two conditions at once, and the other way around.
define void @both(i32 %x, i32 %y) {
entry:
  %a = icmp sge i32 %x, 0
  %b = icmp slt i32 %x, 10
  %c = and i1 %a, %b
  br i1 %c, label %inside, label %outside
inside:
  %s = add i32 %x, 5
  call void @use(i32 %s)
  %m = urem i32 %x, 10
  call void @use(i32 %m)
  ret void
outside:
  %m2 = urem i32 %x, 10
  call void @use(i32 %m2)
  ret void
}

; In a case of a switch the value is known; in the default it is not.
define void @cases(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 3, label %three i32 4, label %four i32 5, label %four ]
three:
  %a = icmp eq i32 %x, 3
  call void @flag(i1 %a)
  ret void
four:
  %b = icmp eq i32 %x, 4
  call void @flag(i1 %b)
  ret void
other:
  %c = icmp eq i32 %x, 9
  call void @flag(i1 %c)
  ret void
}
