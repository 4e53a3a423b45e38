; Addresses of shared, constant and local memory of 32 bits, in every instruction that takes an address.
; FLAGS: -arch=sm_90
; OPT: 0 1 2 3
; PTXAS: sm_75 sm_90 sm_100
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 16
@other = internal addrspace(3) global [64 x i32] undef, align 16
@slots = internal addrspace(3) global [64 x ptr addrspace(3)] undef, align 16
@generic = internal addrspace(3) global [64 x ptr] undef, align 16
@c = addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@g = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@to_const = addrspace(1) global ptr addrspacecast (ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @c, i64 8) to ptr), align 8
@to_global = addrspace(4) constant ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 4), align 8

; Slots in the generic space and in their own.
define ptx_kernel void @slots_of_threads(ptr addrspace(1) %o, i32 %i) {
  %a = alloca [4 x i32], align 4
  %b = alloca [4 x i32], align 4, addrspace(5)
  %at = getelementptr i32, ptr %a, i32 %i
  store i32 7, ptr %at
  %bt = getelementptr i32, ptr addrspace(5) %b, i32 %i
  store i32 9, ptr addrspace(5) %bt
  %ac = addrspacecast ptr %a to ptr addrspace(5)
  %act = getelementptr [4 x i32], ptr addrspace(5) %ac, i32 0, i32 %i
  %x = load i32, ptr addrspace(5) %act
  %bc = addrspacecast ptr addrspace(5) %b to ptr
  %bct = getelementptr [4 x i32], ptr %bc, i32 0, i32 %i
  %y = load i32, ptr %bct
  store i32 %x, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %y, ptr addrspace(1) %o1
  ret void
}
; RUN: slots_of_threads<<<1, 1>>>(o=out:i32:2, i=i32:2)
; EXPECT: o == [7, 9]

; Addresses of slots that are kept, compared and passed.
define ptx_kernel void @kept_slots(ptr addrspace(1) %o, i32 %i) {
  %a = alloca [4 x i32], align 4
  %p = alloca ptr, align 8
  %q = alloca ptr addrspace(5), align 4
  %ac = addrspacecast ptr %a to ptr addrspace(5)
  store volatile ptr %a, ptr %p
  store volatile ptr addrspace(5) %ac, ptr %q
  %p1 = load volatile ptr, ptr %p
  %q1 = load volatile ptr addrspace(5), ptr %q
  %pt = getelementptr i32, ptr %p1, i32 %i
  store i32 5, ptr %pt
  %qt = getelementptr i32, ptr addrspace(5) %q1, i32 %i
  %x = load i32, ptr addrspace(5) %qt
  store i32 %x, ptr addrspace(1) %o
  %same = icmp eq ptr %p1, %a
  %same2 = icmp eq ptr addrspace(5) %q1, %ac
  %both = and i1 %same, %same2
  %n = zext i1 %both to i32
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %n, ptr addrspace(1) %o1
  %y = call i32 @read_slot(ptr addrspace(5) %qt, ptr %pt)
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %y, ptr addrspace(1) %o2
  ret void
}
; RUN: kept_slots<<<1, 1>>>(o=out:i32:3, i=i32:2)
; EXPECT: o == [5, 1, 10]

define internal i32 @read_slot(ptr addrspace(5) %a, ptr %b) noinline {
  %x = load i32, ptr addrspace(5) %a
  %y = load i32, ptr %b
  %z = add i32 %x, %y
  ret i32 %z
}

; Shared memory: arithmetic, numbers, tables of addresses.
define ptx_kernel void @shared(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %t, ptr addrspace(3) %at
  %n = ptrtoint ptr addrspace(3) %at to i32
  %m = ptrtoint ptr addrspace(3) %at to i64
  %wide = zext i32 %n to i64
  %same = icmp eq i64 %wide, %m
  %k = add i32 %n, 0
  %back = inttoptr i32 %k to ptr addrspace(3)
  %back64 = inttoptr i64 %m to ptr addrspace(3)
  %slot = getelementptr ptr addrspace(3), ptr addrspace(3) @slots, i32 %t
  store ptr addrspace(3) %back, ptr addrspace(3) %slot
  %gen = addrspacecast ptr addrspace(3) %back64 to ptr
  %gslot = getelementptr ptr, ptr addrspace(3) @generic, i32 %t
  store ptr %gen, ptr addrspace(3) %gslot
  call void @llvm.nvvm.barrier0()
  %u = xor i32 %t, 1
  %slot2 = getelementptr ptr addrspace(3), ptr addrspace(3) @slots, i32 %u
  %p = load ptr addrspace(3), ptr addrspace(3) %slot2
  %x = load i32, ptr addrspace(3) %p
  %gslot2 = getelementptr ptr, ptr addrspace(3) @generic, i32 %u
  %q = load ptr, ptr addrspace(3) %gslot2
  %y = load i32, ptr %q
  %sum = add i32 %x, %y
  %one = zext i1 %same to i32
  %all = add i32 %sum, %one
  %ot = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %all, ptr addrspace(1) %ot
  ret void
}
; RUN: shared<<<1, 64>>>(o=out:i32:64)
; EXPECT: o[i] == 2*(i ^ 1) + 1

; Which of two, in a loop and by a choice.
define ptx_kernel void @chosen(ptr addrspace(1) %o, i1 %which, i32 %n) {
entry:
  %d = getelementptr i32, ptr addrspace(3) @s, i64 4
  store i32 3, ptr addrspace(3) @s
  store i32 4, ptr addrspace(3) %d
  store i32 100, ptr addrspace(3) @other
  %e = getelementptr i32, ptr addrspace(3) @other, i16 4
  store i32 200, ptr addrspace(3) %e
  %start = select i1 %which, ptr addrspace(3) @s, ptr addrspace(3) @other
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr addrspace(3) %p
  %more = add i32 %sum, %x
  %next = getelementptr i8, ptr addrspace(3) %p, i32 16
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  %last = ptrtoint ptr addrspace(3) %next to i32
  %first = ptrtoint ptr addrspace(3) %start to i32
  %far = sub i32 %last, %first
  store i32 %more, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %far, ptr addrspace(1) %o1
  ret void
}
; RUN: chosen<<<1, 1>>>(o=out:i32:2, which=u8:1, n=i32:2)
; EXPECT: o == [7, 32]
; RUN: chosen<<<1, 1>>>(o=out:i32:2, which=u8:0, n=i32:2)
; EXPECT: o == [300, 32]

; Atomics, also on generic pointers to shared memory, and of pointers.
define ptx_kernel void @atomics(ptr addrspace(1) %o, i32 %i) {
  %at = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 5, ptr addrspace(3) %at
  %a = atomicrmw add ptr addrspace(3) %at, i32 10 monotonic
  %gen = addrspacecast ptr addrspace(3) %at to ptr
  %b = atomicrmw max ptr %gen, i32 40 monotonic
  %c = cmpxchg ptr addrspace(3) %at, i32 40, i32 41 monotonic monotonic
  %cv = extractvalue { i32, i1 } %c, 0
  %d = load atomic i32, ptr addrspace(3) %at monotonic, align 4
  %slot = getelementptr ptr addrspace(3), ptr addrspace(3) @slots, i32 %i
  store ptr addrspace(3) @s, ptr addrspace(3) %slot
  %n = ptrtoint ptr addrspace(3) %at to i32
  %old = atomicrmw xchg ptr addrspace(3) %slot, i32 %n monotonic
  %p = load ptr addrspace(3), ptr addrspace(3) %slot
  %e = load i32, ptr addrspace(3) %p
  %f = fadd float 1.0, 2.0
  store i32 %a, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %b, ptr addrspace(1) %o1
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %cv, ptr addrspace(1) %o2
  %o3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %d, ptr addrspace(1) %o3
  %o4 = getelementptr i32, ptr addrspace(1) %o, i32 4
  store i32 %e, ptr addrspace(1) %o4
  ret void
}
; RUN: atomics<<<1, 1>>>(o=out:i32:5, i=i32:9)
; EXPECT: o == [5, 15, 40, 41, 41]

; Constants at addresses that are computed.
define ptx_kernel void @computed_constants(ptr addrspace(1) %o, i32 %i) {
  %at = getelementptr i32, ptr addrspace(4) @c, i32 %i
  %x = load i32, ptr addrspace(4) %at
  %gen = addrspacecast ptr addrspace(4) %at to ptr
  %y = load volatile i32, ptr %gen
  %n = ptrtoint ptr addrspace(4) %at to i32
  %back = inttoptr i32 %n to ptr addrspace(4)
  %v = load i32, ptr addrspace(4) %back
  store i32 %x, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %y, ptr addrspace(1) %o1
  %o4 = getelementptr i32, ptr addrspace(1) %o, i32 4
  store i32 %v, ptr addrspace(1) %o4
  ret void
}

; Constants, directly and through addresses in variables.
define ptx_kernel void @constants(ptr addrspace(1) %o) {
  %at = getelementptr i32, ptr addrspace(4) @c, i32 1
  %x = load i32, ptr addrspace(4) %at
  %p = load ptr, ptr addrspace(1) @to_const
  %z = load i32, ptr %p
  %q = load ptr addrspace(1), ptr addrspace(4) @to_global
  %w = load i32, ptr addrspace(1) %q
  store i32 %x, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %z, ptr addrspace(1) %o1
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %w, ptr addrspace(1) %o2
  ret void
}
; RUN: constants<<<1, 1>>>(o=out:i32:3)
; EXPECT: o == [20, 30, 2]

; Copies and fills of every space.
define ptx_kernel void @copies(ptr addrspace(1) %o, i64 %n, i32 %m) {
  %a = alloca [16 x i8], align 4
  %b = alloca [16 x i8], align 4, addrspace(5)
  call void @llvm.memcpy.p0.p4.i64(ptr %a, ptr addrspace(4) @c, i64 16, i1 false)
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @s, ptr %a, i64 %n, i1 false)
  call void @llvm.memcpy.p5.p3.i32(ptr addrspace(5) %b, ptr addrspace(3) @s, i32 %m, i1 false)
  call void @llvm.memset.p3.i32(ptr addrspace(3) @other, i8 1, i32 %m, i1 false)
  call void @llvm.memmove.p5.p5.i32(ptr addrspace(5) %b, ptr addrspace(5) %b, i32 %m, i1 false)
  call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) %o, ptr addrspace(5) %b, i32 16, i1 false)
  %o4 = getelementptr i32, ptr addrspace(1) %o, i32 4
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %o4, ptr addrspace(3) @other, i64 %n, i1 false)
  ret void
}
; RUN: copies<<<1, 1>>>(o=out:i32:8, n=i64:16, m=i32:16)
; EXPECT: o == [10, 20, 30, 40, 16843009, 16843009, 16843009, 16843009]

; Arguments, results and records of short addresses.
define internal ptr addrspace(3) @second(ptr addrspace(3) %a, ptr addrspace(3) %b) noinline {
  %c = getelementptr i32, ptr addrspace(3) %b, i32 1
  ret ptr addrspace(3) %c
}
define internal { ptr addrspace(3), ptr, i32 } @pair(ptr addrspace(3) %a) noinline {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %x = insertvalue { ptr addrspace(3), ptr, i32 } undef, ptr addrspace(3) %a, 0
  %y = insertvalue { ptr addrspace(3), ptr, i32 } %x, ptr %g, 1
  %z = insertvalue { ptr addrspace(3), ptr, i32 } %y, i32 6, 2
  ret { ptr addrspace(3), ptr, i32 } %z
}
define ptx_kernel void @called(ptr addrspace(1) %o) {
  %e = getelementptr i32, ptr addrspace(3) @other, i32 1
  store i32 8, ptr addrspace(3) %e
  %p = call ptr addrspace(3) @second(ptr addrspace(3) @s, ptr addrspace(3) @other)
  %x = load i32, ptr addrspace(3) %p
  %r = call { ptr addrspace(3), ptr, i32 } @pair(ptr addrspace(3) %p)
  %r0 = extractvalue { ptr addrspace(3), ptr, i32 } %r, 0
  %r1 = extractvalue { ptr addrspace(3), ptr, i32 } %r, 1
  %r2 = extractvalue { ptr addrspace(3), ptr, i32 } %r, 2
  %y = load i32, ptr addrspace(3) %r0
  %z = load i32, ptr %r1
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  %all = add i32 %xyz, %r2
  store i32 %all, ptr addrspace(1) %o
  ret void
}
; RUN: called<<<1, 1>>>(o=out:i32:1)
; EXPECT: o == [30]

; Inline assembly takes a short address in a 32-bit register.
define ptx_kernel void @assembly(ptr addrspace(1) %o) {
  store i32 11, ptr addrspace(3) @s
  %x = call i32 asm sideeffect "ld.shared.b32 $0, [$1];", "=r,r"(ptr addrspace(3) @s)
  store i32 %x, ptr addrspace(1) %o
  ret void
}
; RUN: assembly<<<1, 1>>>(o=out:i32:1)
; EXPECT: o == [11]

; Vectors of short addresses.
define ptx_kernel void @vectors(ptr addrspace(1) %o, i32 %i) {
  %v = insertelement <2 x ptr addrspace(3)> undef, ptr addrspace(3) @s, i32 0
  %w = insertelement <2 x ptr addrspace(3)> %v, ptr addrspace(3) @other, i32 1
  %g = getelementptr i32, <2 x ptr addrspace(3)> %w, i32 %i
  %a = extractelement <2 x ptr addrspace(3)> %g, i32 0
  %b = extractelement <2 x ptr addrspace(3)> %g, i32 1
  store i32 1, ptr addrspace(3) %a
  store i32 2, ptr addrspace(3) %b
  %at = getelementptr i32, ptr addrspace(3) @other, i32 %i
  %x = load i32, ptr addrspace(3) %at
  %n = ptrtoint <2 x ptr addrspace(3)> %g to <2 x i32>
  %n0 = extractelement <2 x i32> %n, i32 0
  %n1 = extractelement <2 x i32> %n, i32 1
  %differ = icmp ne i32 %n0, %n1
  %d = zext i1 %differ to i32
  %y = add i32 %x, %d
  store i32 %y, ptr addrspace(1) %o
  ret void
}
; RUN: vectors<<<1, 1>>>(o=out:i32:1, i=i32:3)
; EXPECT: o == [3]

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)
declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
declare void @llvm.memcpy.p5.p3.i32(ptr addrspace(5), ptr addrspace(3), i32, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memmove.p5.p5.i32(ptr addrspace(5), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p1.p5.i32(ptr addrspace(1), ptr addrspace(5), i32, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)

; A by-value argument that is changed, and one that is only read.
%args = type { i32, [4 x i32] }
define ptx_kernel void @by_value(ptr byval(%args) %a, ptr addrspace(1) %o, i32 %i) {
  %f = getelementptr %args, ptr %a, i32 0, i32 1, i32 %i
  %x = load i32, ptr %f
  %y = add i32 %x, 1
  store i32 %y, ptr %f
  %s = call i32 @read_record(ptr byval(%args) %a)
  %l = addrspacecast ptr %f to ptr addrspace(5)
  %z = load i32, ptr addrspace(5) %l
  %sum = add i32 %s, %z
  store i32 %sum, ptr addrspace(1) %o
  ret void
}
; RUN: by_value<<<1, 1>>>(a={i32:1,i32:2,i32:3,i32:4,i32:5}, o=out:i32:1, i=i32:2)
; EXPECT: o == [11]

define internal i32 @read_record(ptr byval(%args) %a) noinline {
  %f = getelementptr %args, ptr %a, i32 0, i32 1, i32 2
  %x = load i32, ptr %f
  %n = load i32, ptr %a
  %y = add i32 %x, %n
  ret i32 %y
}

; Slots of a size that is known at run time.
define ptx_kernel void @run_time_size(ptr addrspace(1) %o, i32 %n) {
  %a = alloca i32, i32 %n, align 4
  %at = getelementptr i32, ptr %a, i32 2
  store volatile i32 13, ptr %at
  %l = addrspacecast ptr %a to ptr addrspace(5)
  %lt = getelementptr i32, ptr addrspace(5) %l, i32 2
  %x = load i32, ptr addrspace(5) %lt
  store i32 %x, ptr addrspace(1) %o
  ret void
}
; RUN: run_time_size<<<1, 1>>>(o=out:i32:1, n=i32:4)
; EXPECT: o == [13]
