; Loads may fault, divisions too, shuffles need their threads, and stores are effects.
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

define i32 @load(i1 %c, ptr %p, i32 %b) {
entry:
  br i1 %c, label %t, label %j
t:
  %x = load i32, ptr %p
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define i32 @divide(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %j
t:
  %x = udiv i32 %a, %b
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define i32 @shuffle(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %j
t:
  %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %b, %entry ]
  ret i32 %r
}

define void @guarded(i32 %i, i32 %n, ptr %p, ptr %q) {
entry:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %m, label %out
m:
  %v = load i32, ptr %q
  %d = icmp slt i32 %v, %n
  br i1 %d, label %do, label %out
do:
  store i32 %i, ptr %p
  br label %out
out:
  ret void
}
