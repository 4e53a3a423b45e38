; Every binary operation on i8.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: add<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2, r=out:u8:64)
; EXPECT: r[i] == (a[i] + b[i])
; RUN: sub<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2, r=out:u8:64)
; EXPECT: r[i] == (a[i] - b[i])
; RUN: mul<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2, r=out:u8:64)
; EXPECT: r[i] == (a[i] * b[i])
; RUN: and<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2, r=out:u8:64)
; EXPECT: r[i] == (a[i] & b[i])
; RUN: or<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2, r=out:u8:64)
; EXPECT: r[i] == (a[i] | b[i])
; RUN: xor<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2, r=out:u8:64)
; EXPECT: r[i] == (a[i] ^ b[i])
; RUN: udiv<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2,1,127, r=out:u8:64)
; EXPECT: r[i] == (a[i] / b[i])
; RUN: urem<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2,1,127, r=out:u8:64)
; EXPECT: r[i] == (a[i] % b[i])
; RUN: sdiv<<<1, 64>>>(a=buf:i8:64:rand=1, b=buf:i8:64:rand=2,1,127, r=out:i8:64)
; EXPECT: r[i] == (a[i] / b[i])
; RUN: srem<<<1, 64>>>(a=buf:i8:64:rand=1, b=buf:i8:64:rand=2,1,127, r=out:i8:64)
; EXPECT: r[i] == (a[i] % b[i])
; RUN: shl<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2,0,8, r=out:u8:64)
; EXPECT: r[i] == (a[i] << b[i])
; RUN: lshr<<<1, 64>>>(a=buf:u8:64:rand=1, b=buf:u8:64:rand=2,0,8, r=out:u8:64)
; EXPECT: r[i] == (a[i] >> b[i])
; RUN: ashr<<<1, 64>>>(a=buf:i8:64:rand=1, b=buf:i8:64:rand=2,0,8, r=out:i8:64)
; EXPECT: r[i] == (a[i] >> b[i])
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @add(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = add i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sub(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = sub i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @mul(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = mul i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @and(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = and i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @or(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = or i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @xor(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = xor i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @udiv(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = udiv i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @urem(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = urem i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @sdiv(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = sdiv i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @srem(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = srem i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @shl(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = shl i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @lshr(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = lshr i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

define ptx_kernel void @ashr(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %xp
  %yp = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %yp
  %v = ashr i8 %x, %y
  %ro = getelementptr i8, ptr %r, i64 %i
  store i8 %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
