; Device functions: scalars, aggregates, small integers, byval, pointers to functions, recursion, several results.
; LLVM-VERIFY
; PTXAS: sm_75 sm_90 sm_100
; RUN: k<<<1, 16>>>(r=out:i32:96)
; EXPECT: r[i] == i/6 * 3 if i%6 == 0
; EXPECT: r[i] == i/6 + 256 - 6 if i%6 == 1
; EXPECT: r[i] == (i/6 % 2 == 0 ? i/6 + 100 : i/6 * 7) if i%6 == 2
; EXPECT: r[i] == prod(k, 1, i/6 % 8 + 1, k) if i%6 == 3
; EXPECT: r[i] == 2*(i/6) + 1 if i%6 == 4
; EXPECT: r[i] == 10 + i/6 if i%6 == 5
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, i32 }

define internal i32 @triple(i32 %x) noinline {
  %v = mul i32 %x, 3
  ret i32 %v
}

define internal i8 @small(i8 %x) noinline {
  %v = sub i8 %x, 6
  ret i8 %v
}

define internal i32 @add100(i32 %x) noinline {
  %v = add i32 %x, 100
  ret i32 %v
}

define internal i32 @times7(i32 %x) noinline {
  %v = mul i32 %x, 7
  ret i32 %v
}

define internal i32 @factorial(i32 %n) noinline {
entry:
  %c = icmp sle i32 %n, 1
  br i1 %c, label %base, label %rec
base:
  ret i32 1
rec:
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %v = mul i32 %n, %f
  ret i32 %v
}

define internal %pair @both(i32 %x) noinline {
  %y = add i32 %x, 1
  %a = insertvalue %pair undef, i32 %x, 0
  %b = insertvalue %pair %a, i32 %y, 1
  ret %pair %b
}

define internal i32 @by_value(ptr byval(%pair) align 4 %p) noinline {
  %q = getelementptr %pair, ptr %p, i64 0, i32 1
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  store i32 0, ptr %p
  %v = add i32 %a, %b
  ret i32 %v
}

define ptx_kernel void @k(ptr %r) {
  %box = alloca %pair, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %at = mul i64 %i, 6
  %p0 = getelementptr i32, ptr %r, i64 %at
  %p1 = getelementptr i32, ptr %p0, i64 1
  %p2 = getelementptr i32, ptr %p0, i64 2
  %p3 = getelementptr i32, ptr %p0, i64 3
  %p4 = getelementptr i32, ptr %p0, i64 4
  %p5 = getelementptr i32, ptr %p0, i64 5
  %v0 = call i32 @triple(i32 %t)
  store i32 %v0, ptr %p0
  %t8 = trunc i32 %t to i8
  %s8 = call i8 @small(i8 %t8)
  %z8 = zext i8 %s8 to i32
  %big = icmp ult i32 %t, 6
  %fix = select i1 %big, i32 0, i32 256
  %v1 = add i32 %z8, %fix
  store i32 %v1, ptr %p1
  %odd = and i32 %t, 1
  %c = icmp eq i32 %odd, 0
  %f = select i1 %c, ptr @add100, ptr @times7
  %v2 = call i32 %f(i32 %t)
  store i32 %v2, ptr %p2
  %t7 = and i32 %t, 7
  %v3 = call i32 @factorial(i32 %t7)
  store i32 %v3, ptr %p3
  %pair = call %pair @both(i32 %t)
  %e0 = extractvalue %pair %pair, 0
  %e1 = extractvalue %pair %pair, 1
  %v4 = add i32 %e0, %e1
  store i32 %v4, ptr %p4
  %b1 = getelementptr %pair, ptr %box, i64 0, i32 1
  store i32 10, ptr %box
  store i32 %t, ptr %b1
  %v5 = call i32 @by_value(ptr byval(%pair) align 4 %box)
  %kept = load i32, ptr %box
  %ten = sub i32 %kept, 10
  %v6 = add i32 %v5, %ten
  store i32 %v6, ptr %p5
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
