; CHECK: ld.global.v4.u32
; CHECK: st.global.v4.u32
; CHECK: ld.volatile.global.u32
; CHECK: ld.global.s8
; CHECK: st.global.u8
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @v(ptr %p, ptr %q) {
  %x = load <4 x i32>, ptr %p, align 16
  store <4 x i32> %x, ptr %q, align 16
  %y = load volatile i32, ptr %p
  %b = load i8, ptr %q
  %s = sext i8 %b to i32
  %z = add i32 %s, %y
  %t = trunc i32 %z to i8
  store i8 %t, ptr %q
  ret void
}
define ptx_kernel void @unaligned(ptr %p) {
  %x = load i64, ptr %p, align 2
  %q = getelementptr i8, ptr %p, i64 8
  store i64 %x, ptr %q, align 1
  ret void
}
define ptx_kernel void @odd(ptr %p) {
  %x = load i24, ptr %p
  %y = mul i24 %x, %x
  %q = getelementptr i24, ptr %p, i64 1
  store i24 %y, ptr %q
  %v = load <8 x i1>, ptr %p
  %e = extractelement <8 x i1> %v, i32 3
  store i1 %e, ptr %p
  ret void
}
define ptx_kernel void @agg(ptr %p) {
  %x = load { i8, [2 x i32], <2 x half>, i128 }, ptr %p
  %y = insertvalue { i8, [2 x i32], <2 x half>, i128 } %x, i32 5, 1, 0
  %q = getelementptr { i8, [2 x i32], <2 x half>, i128 }, ptr %p, i64 1
  store { i8, [2 x i32], <2 x half>, i128 } %y, ptr %q
  ret void
}
