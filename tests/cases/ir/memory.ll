; Address spaces, allocas, globals with initialisers, offsets, vectors, volatile accesses, casts between spaces.
; LLVM-VERIFY
; PTXAS: sm_75 sm_90 sm_100
; RUN: table<<<1, 8>>>(r=out:i32:8)
; EXPECT: r == [3, 1, 4, 1, 5, 9, 2, 6]
; RUN: locals<<<1, 8>>>(r=out:i32:8)
; EXPECT: r[i] == (7 - i) * 3
; RUN: vectors<<<1, 8>>>(a=buf:f32:32:iota, r=out:f32:32)
; EXPECT: r[i] == a[i/4*4 + 3 - i%4]
; RUN: shared<<<1, 64>>>(r=out:i32:64)
; EXPECT: r[i] == 63 - i
; RUN: fields<<<1, 4>>>(s=buf:u8:64:iota, r=out:i32:12)
; EXPECT: r[i] == 16*(i/3) if i%3 == 0
; EXPECT: r[i] == (16*(i/3)+2) + 256*(16*(i/3)+3) if i%3 == 1
; EXPECT: r[i] == 16*(i/3)+9 if i%3 == 2
; RUN: bytes<<<1, 4>>>(a=buf:u8:64:iota, r=out:u8:64:7)
; EXPECT: r[i] == (i%16 < 12 ? i : 7)
; RUN: counter<<<1, 32>>>(r=out:i32:1)
; GLOBAL: total=i32:[100]
; EXPECT: r[0] == 132
target triple = "nvptx64-nvidia-cuda"

@digits = internal addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6]
@tile = internal addrspace(3) global [64 x i32] undef
@total = addrspace(1) global i32 0

%record = type { i8, i16, [4 x i8], i8, i64 }

define ptx_kernel void @table(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %s = getelementptr [8 x i32], ptr addrspace(4) @digits, i64 0, i64 %i
  %v = load i32, ptr addrspace(4) %s
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @locals(ptr %r) {
entry:
  %a = alloca [8 x i32], align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  br label %fill
fill:
  %n = phi i64 [ 0, %entry ], [ %n1, %fill ]
  %q = getelementptr [8 x i32], ptr %a, i64 0, i64 %n
  %n32 = trunc i64 %n to i32
  %n3 = mul i32 %n32, 3
  store i32 %n3, ptr %q
  %n1 = add i64 %n, 1
  %c = icmp eq i64 %n1, 8
  br i1 %c, label %done, label %fill
done:
  %j = sub i64 7, %i
  %s = getelementptr [8 x i32], ptr %a, i64 0, i64 %j
  %v = load i32, ptr %s
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @vectors(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr <4 x float>, ptr %a, i64 %i
  %v = load <4 x float>, ptr %ap, align 16
  %w = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %rp = getelementptr <4 x float>, ptr %r, i64 %i
  store <4 x float> %w, ptr %rp, align 16
  ret void
}

define ptx_kernel void @shared(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %s = getelementptr [64 x i32], ptr addrspace(3) @tile, i64 0, i64 %i
  store i32 %t, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier0()
  %j = sub i64 63, %i
  %g = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %j
  %v = load i32, ptr %g
  %p = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %p
  ret void
}

define ptx_kernel void @fields(ptr %s, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %b = mul i64 %i, 16
  %base = getelementptr i8, ptr %s, i64 %b
  %f0 = getelementptr %record, ptr %base, i64 0, i32 0
  %f1 = getelementptr %record, ptr %base, i64 0, i32 1
  %f2 = getelementptr %record, ptr %base, i64 0, i32 3
  %f3 = getelementptr i8, ptr %f2, i64 1
  %v0 = load i8, ptr %f0
  %v1 = load volatile i16, ptr %f1
  %v2 = load i8, ptr %f3
  %z0 = zext i8 %v0 to i32
  %z1 = zext i16 %v1 to i32
  %z2 = zext i8 %v2 to i32
  %i3 = mul i64 %i, 3
  %p0 = getelementptr i32, ptr %r, i64 %i3
  %p1 = getelementptr i32, ptr %p0, i64 1
  %p2 = getelementptr i32, ptr %p0, i64 2
  store i32 %z0, ptr %p0
  store i32 %z1, ptr %p1
  store volatile i32 %z2, ptr %p2
  ret void
}

define ptx_kernel void @bytes(ptr %a, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %b = mul i64 %i, 16
  %from = getelementptr i8, ptr %a, i64 %b
  %to = getelementptr i8, ptr %r, i64 %b
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 4 %from, i64 12, i1 false)
  ret void
}

define ptx_kernel void @counter(ptr %r) {
  %old = atomicrmw add ptr addrspace(1) @total, i32 1 monotonic
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(1) @total
  store i32 %v, ptr %r
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
