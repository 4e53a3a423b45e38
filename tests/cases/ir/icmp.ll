; Every integer comparison.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: eq8<<<1, 49>>>(a=buf:u8:49:(i/7-3)*20, b=buf:u8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] == b[i])
; RUN: eq32<<<1, 49>>>(a=buf:u32:49:(i/7-3)*20, b=buf:u32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] == b[i])
; RUN: eq64<<<1, 49>>>(a=buf:u64:49:(i/7-3)*20, b=buf:u64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] == b[i])
; RUN: ne8<<<1, 49>>>(a=buf:u8:49:(i/7-3)*20, b=buf:u8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] != b[i])
; RUN: ne32<<<1, 49>>>(a=buf:u32:49:(i/7-3)*20, b=buf:u32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] != b[i])
; RUN: ne64<<<1, 49>>>(a=buf:u64:49:(i/7-3)*20, b=buf:u64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] != b[i])
; RUN: ugt8<<<1, 49>>>(a=buf:u8:49:(i/7-3)*20, b=buf:u8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: ugt32<<<1, 49>>>(a=buf:u32:49:(i/7-3)*20, b=buf:u32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: ugt64<<<1, 49>>>(a=buf:u64:49:(i/7-3)*20, b=buf:u64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: uge8<<<1, 49>>>(a=buf:u8:49:(i/7-3)*20, b=buf:u8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: uge32<<<1, 49>>>(a=buf:u32:49:(i/7-3)*20, b=buf:u32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: uge64<<<1, 49>>>(a=buf:u64:49:(i/7-3)*20, b=buf:u64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: ult8<<<1, 49>>>(a=buf:u8:49:(i/7-3)*20, b=buf:u8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: ult32<<<1, 49>>>(a=buf:u32:49:(i/7-3)*20, b=buf:u32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: ult64<<<1, 49>>>(a=buf:u64:49:(i/7-3)*20, b=buf:u64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: ule8<<<1, 49>>>(a=buf:u8:49:(i/7-3)*20, b=buf:u8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: ule32<<<1, 49>>>(a=buf:u32:49:(i/7-3)*20, b=buf:u32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: ule64<<<1, 49>>>(a=buf:u64:49:(i/7-3)*20, b=buf:u64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: sgt8<<<1, 49>>>(a=buf:i8:49:(i/7-3)*20, b=buf:i8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: sgt32<<<1, 49>>>(a=buf:i32:49:(i/7-3)*20, b=buf:i32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: sgt64<<<1, 49>>>(a=buf:i64:49:(i/7-3)*20, b=buf:i64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] > b[i])
; RUN: sge8<<<1, 49>>>(a=buf:i8:49:(i/7-3)*20, b=buf:i8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: sge32<<<1, 49>>>(a=buf:i32:49:(i/7-3)*20, b=buf:i32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: sge64<<<1, 49>>>(a=buf:i64:49:(i/7-3)*20, b=buf:i64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] >= b[i])
; RUN: slt8<<<1, 49>>>(a=buf:i8:49:(i/7-3)*20, b=buf:i8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: slt32<<<1, 49>>>(a=buf:i32:49:(i/7-3)*20, b=buf:i32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: slt64<<<1, 49>>>(a=buf:i64:49:(i/7-3)*20, b=buf:i64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] < b[i])
; RUN: sle8<<<1, 49>>>(a=buf:i8:49:(i/7-3)*20, b=buf:i8:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: sle32<<<1, 49>>>(a=buf:i32:49:(i/7-3)*20, b=buf:i32:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] <= b[i])
; RUN: sle64<<<1, 49>>>(a=buf:i64:49:(i/7-3)*20, b=buf:i64:49:(i%7-3)*20, r=out:u8:49)
; EXPECT: r[i] == (a[i] <= b[i])
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @eq8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp eq i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @eq32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp eq i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @eq64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp eq i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ne8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp ne i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ne32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp ne i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ne64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp ne i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ugt8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp ugt i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ugt32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp ugt i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ugt64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp ugt i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @uge8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp uge i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @uge32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp uge i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @uge64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp uge i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ult8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp ult i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ult32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp ult i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ult64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp ult i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ule8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp ule i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ule32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp ule i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ule64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp ule i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sgt8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp sgt i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sgt32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp sgt i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sgt64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp sgt i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sge8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp sge i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sge32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp sge i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sge64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp sge i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @slt8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp slt i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @slt32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp slt i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @slt64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp slt i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sle8(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %c = icmp sle i8 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sle32(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %c = icmp sle i32 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sle64(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %xp
  %yp = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %yp
  %c = icmp sle i64 %x, %y
  %v = zext i1 %c to i8
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
