; atomicrmw and cmpxchg in all their forms.
; LLVM-VERIFY
; PTXAS: sm_75 sm_90 sm_100
; RUN: words<<<1, 64>>>(r=out:i32:[0, 0, -1, 0, 0, 100, -100, 100, 0, 5])
; EXPECT: r == [64, -64, 0, 64, 32, 0, 63, 0, 63, 6]
; RUN: longs<<<1, 64>>>(r=out:i64:[0, 0])
; EXPECT: r == [64000000000, 63]
; RUN: floats<<<1, 64>>>(r=out:f32:1)
; EXPECT: r[0] == 32
; RUN: exchange<<<1, 1>>>(r=out:i32:[5, 9], old=out:i32:4)
; EXPECT: r == [6, 9]
; EXPECT: old == [5, 1, 9, 0]
; RUN: shared<<<1, 64>>>(r=out:i32:1)
; EXPECT: r[0] == 64
target triple = "nvptx64-nvidia-cuda"

@count = internal addrspace(3) global i32 undef

define ptx_kernel void @words(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %last = icmp eq i32 %t, 63
  %mask = select i1 %last, i32 0, i32 -1
  %bit = select i1 %last, i32 64, i32 0
  %half = icmp ult i32 %t, 33
  %p1 = getelementptr i32, ptr %r, i64 1
  %p2 = getelementptr i32, ptr %r, i64 2
  %p3 = getelementptr i32, ptr %r, i64 3
  %p4 = getelementptr i32, ptr %r, i64 4
  %p5 = getelementptr i32, ptr %r, i64 5
  %p6 = getelementptr i32, ptr %r, i64 6
  %p7 = getelementptr i32, ptr %r, i64 7
  %p8 = getelementptr i32, ptr %r, i64 8
  %p9 = getelementptr i32, ptr %r, i64 9
  %a0 = atomicrmw add ptr %r, i32 1 monotonic
  %a1 = atomicrmw sub ptr %p1, i32 1 monotonic
  %a2 = atomicrmw and ptr %p2, i32 %mask monotonic
  %a3 = atomicrmw or ptr %p3, i32 %bit monotonic
  %x = select i1 %half, i32 32, i32 0
  %a4 = atomicrmw xor ptr %p4, i32 %x monotonic
  %a5 = atomicrmw min ptr %p5, i32 %t monotonic
  %a6 = atomicrmw max ptr %p6, i32 %t monotonic
  %a7 = atomicrmw umin ptr %p7, i32 %t monotonic
  %a8 = atomicrmw umax ptr %p8, i32 %t monotonic
  %a9 = cmpxchg ptr %p9, i32 5, i32 6 monotonic monotonic
  ret void
}

define ptx_kernel void @longs(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p1 = getelementptr i64, ptr %r, i64 1
  %a0 = atomicrmw add ptr %r, i64 1000000000 monotonic
  %a1 = atomicrmw umax ptr %p1, i64 %i monotonic
  ret void
}

define ptx_kernel void @floats(ptr addrspace(1) %r) {
  %a = atomicrmw fadd ptr addrspace(1) %r, float 0.5 monotonic
  ret void
}

define ptx_kernel void @exchange(ptr %r, ptr %old) {
  %o1 = getelementptr i32, ptr %old, i64 1
  %o2 = getelementptr i32, ptr %old, i64 2
  %o3 = getelementptr i32, ptr %old, i64 3
  %r1 = getelementptr i32, ptr %r, i64 1
  %x = cmpxchg ptr %r, i32 5, i32 6 monotonic monotonic
  %xv = extractvalue { i32, i1 } %x, 0
  %xs = extractvalue { i32, i1 } %x, 1
  %xz = zext i1 %xs to i32
  store i32 %xv, ptr %old
  store i32 %xz, ptr %o1
  %y = cmpxchg ptr %r1, i32 5, i32 6 monotonic monotonic
  %yv = extractvalue { i32, i1 } %y, 0
  %ys = extractvalue { i32, i1 } %y, 1
  %yz = zext i1 %ys to i32
  store i32 %yv, ptr %o2
  store i32 %yz, ptr %o3
  ret void
}

define ptx_kernel void @shared(ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %clear, label %go
clear:
  store i32 0, ptr addrspace(3) @count
  br label %go
go:
  call void @llvm.nvvm.barrier0()
  %a = atomicrmw add ptr addrspace(3) @count, i32 1 monotonic
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @count
  store i32 %v, ptr %r
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
