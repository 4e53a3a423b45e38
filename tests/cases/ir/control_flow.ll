; Branches, phis that swap, switches, loops with two exits, select, unreachable code.
; LLVM-VERIFY
; PTXAS: sm_75 sm_90 sm_100
; RUN: diamond<<<1, 32>>>(r=out:i32:32)
; EXPECT: r[i] == (i % 2 == 1 ? i * 10 : i + 1)
; RUN: fibonacci<<<1, 20>>>(r=out:i32:20)
; EXPECT: r == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181]
; RUN: cases<<<1, 10>>>(r=out:i32:10)
; EXPECT: r == [100, 7, 102, 7, 7, 105, 105, 7, 7, 900]
; RUN: two_exits<<<1, 16>>>(r=out:i32:16)
; EXPECT: r[i] == (i > 8 ? 8 : i)
; RUN: chosen<<<1, 16>>>(r=out:i32:16)
; EXPECT: r[i] == (i < 8 ? i : 15 - i)
; RUN: nested<<<1, 10>>>(r=out:i32:10)
; EXPECT: r[i] == sum(a, 0, i, sum(b, 0, a, a ^ b))
; RUN: rotate<<<1, 7>>>(r=out:i32:7)
; EXPECT: r == [123, 231, 312, 123, 231, 312, 123]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @diamond(ptr %r) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %odd = and i32 %t, 1
  %c = icmp ne i32 %odd, 0
  br i1 %c, label %then, label %else
then:
  %a = mul i32 %t, 10
  br label %join
else:
  %b = add i32 %t, 1
  br label %join
join:
  %v = phi i32 [ %a, %then ], [ %b, %else ]
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @fibonacci(ptr %r) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  br label %head
head:
  %n = phi i32 [ %t, %entry ], [ %n1, %body ]
  %a = phi i32 [ 0, %entry ], [ %b, %body ]
  %b = phi i32 [ 1, %entry ], [ %s, %body ]
  %done = icmp eq i32 %n, 0
  br i1 %done, label %exit, label %body
body:
  %s = add i32 %a, %b
  %n1 = sub i32 %n, 1
  br label %head
exit:
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %a, ptr %p
  ret void
}

define ptx_kernel void @cases(ptr %r) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %r, i64 %i
  switch i32 %t, label %other [
    i32 0, label %zero
    i32 2, label %two
    i32 5, label %five
    i32 6, label %five
    i32 9, label %nine
  ]
zero:
  br label %join
two:
  br label %join
five:
  br label %join
nine:
  store i32 900, ptr %p
  ret void
other:
  br label %join
join:
  %v = phi i32 [ 100, %zero ], [ 102, %two ], [ 105, %five ], [ 7, %other ]
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @two_exits(ptr %r) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  br label %head
head:
  %n = phi i32 [ 0, %entry ], [ %n1, %next ]
  %end = icmp eq i32 %n, %t
  br i1 %end, label %first, label %more
more:
  %big = icmp eq i32 %n, 8
  br i1 %big, label %second, label %next
next:
  %n1 = add i32 %n, 1
  br label %head
first:
  br label %exit
second:
  br label %exit
exit:
  %v = phi i32 [ %n, %first ], [ %n, %second ]
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
dead:
  br label %dead
}

define ptx_kernel void @chosen(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %c = icmp ult i32 %t, 8
  %m = sub i32 15, %t
  %v = select i1 %c, i32 %t, i32 %m
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @nested(ptr %r) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  br label %outer
outer:
  %a = phi i32 [ 0, %entry ], [ %a1, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s1, %latch ]
  %oc = icmp slt i32 %a, %t
  br i1 %oc, label %inner, label %exit
inner:
  %b = phi i32 [ 0, %outer ], [ %b1, %body ]
  %s1 = phi i32 [ %s, %outer ], [ %s2, %body ]
  %ic = icmp slt i32 %b, %a
  br i1 %ic, label %body, label %latch
body:
  %x = xor i32 %a, %b
  %s2 = add i32 %s1, %x
  %b1 = add i32 %b, 1
  br label %inner
latch:
  %a1 = add i32 %a, 1
  br label %outer
exit:
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %s, ptr %p
  ret void
}

; Three phis that exchange their values on each turn: a parallel copy with a cycle.
define ptx_kernel void @rotate(ptr %r) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  br label %head
head:
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %a = phi i32 [ 1, %entry ], [ %b, %body ]
  %b = phi i32 [ 2, %entry ], [ %c, %body ]
  %c = phi i32 [ 3, %entry ], [ %a, %body ]
  %go = icmp ult i32 %n, %t
  br i1 %go, label %body, label %exit
body:
  %n1 = add i32 %n, 1
  br label %head
exit:
  %a100 = mul i32 %a, 100
  %b10 = mul i32 %b, 10
  %ab = add i32 %a100, %b10
  %v = add i32 %ab, %c
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
