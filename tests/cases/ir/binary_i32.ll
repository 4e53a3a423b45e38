; Every binary operation on i32.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: add<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:64)
; EXPECT: r[i] == (a[i] + b[i])
; RUN: sub<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:64)
; EXPECT: r[i] == (a[i] - b[i])
; RUN: mul<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:64)
; EXPECT: r[i] == (a[i] * b[i])
; RUN: and<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:64)
; EXPECT: r[i] == (a[i] & b[i])
; RUN: or<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:64)
; EXPECT: r[i] == (a[i] | b[i])
; RUN: xor<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:64)
; EXPECT: r[i] == (a[i] ^ b[i])
; RUN: udiv<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2,1,127, r=out:u32:64)
; EXPECT: r[i] == (a[i] / b[i])
; RUN: urem<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2,1,127, r=out:u32:64)
; EXPECT: r[i] == (a[i] % b[i])
; RUN: sdiv<<<1, 64>>>(a=buf:i32:64:rand=1, b=buf:i32:64:rand=2,1,127, r=out:i32:64)
; EXPECT: r[i] == (a[i] / b[i])
; RUN: srem<<<1, 64>>>(a=buf:i32:64:rand=1, b=buf:i32:64:rand=2,1,127, r=out:i32:64)
; EXPECT: r[i] == (a[i] % b[i])
; RUN: shl<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2,0,32, r=out:u32:64)
; EXPECT: r[i] == (a[i] << b[i])
; RUN: lshr<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2,0,32, r=out:u32:64)
; EXPECT: r[i] == (a[i] >> b[i])
; RUN: ashr<<<1, 64>>>(a=buf:i32:64:rand=1, b=buf:i32:64:rand=2,0,32, r=out:i32:64)
; EXPECT: r[i] == (a[i] >> b[i])
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @add(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = add i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @sub(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = sub i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @mul(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = mul i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @and(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = and i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @or(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = or i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @xor(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = xor i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @udiv(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = udiv i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @urem(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = urem i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @sdiv(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = sdiv i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @srem(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = srem i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @shl(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = shl i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @lshr(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = lshr i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

define ptx_kernel void @ashr(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %xp = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %xp
  %yp = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %yp
  %v = ashr i32 %x, %y
  %ro = getelementptr i32, ptr %r, i64 %i
  store i32 %v, ptr %ro
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
