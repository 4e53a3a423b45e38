define internal i32 @gcd(i32 %a, i32 %b) {
entry:
  %done = icmp eq i32 %b, 0
  br i1 %done, label %last, label %more
more:
  %c = urem i32 %a, %b
  %r = call i32 @gcd(i32 %b, i32 %c)
  ret i32 %r
last:
  ret i32 %a
}

; The return is shared.
define internal i32 @shared(i32 %a, i32 %b) {
entry:
  %done = icmp eq i32 %b, 0
  br i1 %done, label %out, label %more
more:
  %c = sub i32 %b, 1
  %r = call i32 @shared(i32 %c, i32 %a)
  br label %out
out:
  %v = phi i32 [ %a, %entry ], [ %r, %more ]
  ret i32 %v
}

define internal void @nothing(ptr %p, i32 %n) {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %out, label %more
more:
  store i32 %n, ptr %p
  %m = sub i32 %n, 1
  %q = getelementptr i8, ptr %p, i64 4
  call void @nothing(ptr %q, i32 %m)
  br label %out
out:
  ret void
}

; Something is done with the result: it is collected on the way.
define internal i32 @factorial(i32 %n) {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @factorial(i32 %m)
  %p = mul i32 %r, %n
  ret i32 %p
last:
  ret i32 1
}

; The next call may hold the address of a slot of this one.
define internal i32 @slot(ptr %before, i32 %n) {
entry:
  %s = alloca i32
  store i32 %n, ptr %s
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @slot(ptr %s, i32 %m)
  ret i32 %r
last:
  %v = load i32, ptr %before
  ret i32 %v
}

declare void @llvm.nvvm.barrier0() convergent

; Threads must meet.
define internal void @meets(i32 %n) {
entry:
  call void @llvm.nvvm.barrier0()
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more
more:
  %m = sub i32 %n, 1
  call void @meets(i32 %m)
  ret void
last:
  ret void
}
