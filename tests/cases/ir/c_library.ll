; What compilers call of the C library without being asked is defined where a module calls it.
; PTXAS: sm_75 sm_100
; RUN: k<<<1, 4>>>(a=buf:u8:[1, 2, 3, 4, 5, 6, 7, 0], b=buf:u8:[1, 2, 3, 9, 5, 6, 7, 0], order=out:i32:4, same=out:i32:4, length=out:i64:4)
; EXPECT: order == [0, 0, 0, 0]
; EXPECT: same == [1, 1, 1, 1]
; EXPECT: length == [7, 6, 5, 4]
; RUN: longer<<<1, 4>>>(a=buf:u8:[1, 2, 3, 4, 5, 6, 7, 0], b=buf:u8:[1, 2, 3, 200, 5, 6, 7, 0], order=out:i32:4)
; EXPECT: order == [0, -1, -1, -1]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @bcmp(ptr, ptr, i64)
declare i64 @strlen(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @k(ptr %a, ptr %b, ptr %order, ptr %same, ptr %length) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %n = urem i64 %i, 4
  %o = call i32 @memcmp(ptr %a, ptr %b, i64 %n)
  %po = getelementptr i32, ptr %order, i64 %i
  store i32 %o, ptr %po
  %s = call i32 @bcmp(ptr %a, ptr %b, i64 3)
  %z = icmp eq i32 %s, 0
  %w = zext i1 %z to i32
  %ps = getelementptr i32, ptr %same, i64 %i
  store i32 %w, ptr %ps
  %text = getelementptr i8, ptr %a, i64 %i
  %l = call i64 @strlen(ptr %text)
  %pl = getelementptr i64, ptr %length, i64 %i
  store i64 %l, ptr %pl
  ret void
}

define ptx_kernel void @longer(ptr %a, ptr %b, ptr %order) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %n = add i64 %i, 3
  %o = call i32 @memcmp(ptr %a, ptr %b, i64 %n)
  %c = icmp slt i32 %o, 0
  %m = sext i1 %c to i32
  %po = getelementptr i32, ptr %order, i64 %i
  store i32 %m, ptr %po
  ret void
}
