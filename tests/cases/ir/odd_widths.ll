; Integers of unusual widths: i1, i7, i24, i33, i48, i128.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: k<<<1, 64>>>(a=buf:u64:64:rand=1, b=buf:u64:64:rand=2,1,1000000, r=out:u64:448)
; EXPECT: r[i] == ((a[i/7] & 1) ^ (b[i/7] & 1)) if i%7 == 0
; EXPECT: r[i] == ((a[i/7] * b[i/7]) & 127) if i%7 == 1
; EXPECT: r[i] == ((a[i/7] + b[i/7]) & 0xffffff) if i%7 == 2
; EXPECT: r[i] == ((a[i/7] & 0x1ffffffff) / (b[i/7] & 0x1ffffffff)) if i%7 == 3
; EXPECT: r[i] == ((a[i/7] & 0xffffffffffff) >> 5) if i%7 == 4
; EXPECT: r[i] == ((a[i/7] * b[i/7]) >> 64) if i%7 == 5
; EXPECT: r[i] == (((a[i/7] & 8191) << 51) | (b[i/7] >> 13)) if i%7 == 6
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %a, ptr %b, ptr %r) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %ap = getelementptr i64, ptr %a, i64 %i
  %bp = getelementptr i64, ptr %b, i64 %i
  %x = load i64, ptr %ap
  %y = load i64, ptr %bp
  %at = mul i64 %i, 7
  %p0 = getelementptr i64, ptr %r, i64 %at
  %p1 = getelementptr i64, ptr %p0, i64 1
  %p2 = getelementptr i64, ptr %p0, i64 2
  %p3 = getelementptr i64, ptr %p0, i64 3
  %p4 = getelementptr i64, ptr %p0, i64 4
  %p5 = getelementptr i64, ptr %p0, i64 5
  %p6 = getelementptr i64, ptr %p0, i64 6
  %x1 = trunc i64 %x to i1
  %y1 = trunc i64 %y to i1
  %v1 = xor i1 %x1, %y1
  %z1 = zext i1 %v1 to i64
  store i64 %z1, ptr %p0
  %x7 = trunc i64 %x to i7
  %y7 = trunc i64 %y to i7
  %v7 = mul i7 %x7, %y7
  %z7 = zext i7 %v7 to i64
  store i64 %z7, ptr %p1
  %x24 = trunc i64 %x to i24
  %y24 = trunc i64 %y to i24
  %v24 = add i24 %x24, %y24
  %z24 = zext i24 %v24 to i64
  store i64 %z24, ptr %p2
  %x33 = trunc i64 %x to i33
  %y33 = trunc i64 %y to i33
  %v33 = udiv i33 %x33, %y33
  %z33 = zext i33 %v33 to i64
  store i64 %z33, ptr %p3
  %x48 = trunc i64 %x to i48
  %v48 = lshr i48 %x48, 5
  %z48 = zext i48 %v48 to i64
  store i64 %z48, ptr %p4
  %xw = zext i64 %x to i128
  %yw = zext i64 %y to i128
  %m = mul i128 %xw, %yw
  %h = lshr i128 %m, 64
  %v128 = trunc i128 %h to i64
  store i64 %v128, ptr %p5
  %xs = shl i128 %xw, 64
  %or = or i128 %xs, %yw
  %sh = lshr i128 %or, 13
  %vs = trunc i128 %sh to i64
  store i64 %vs, ptr %p6
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
