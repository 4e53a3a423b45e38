; CHECK: .visible .global .align 4 .u32 a = 7;
; CHECK: .visible .global .align 4 .f32 f = 0f3FC00000;
; CHECK: .visible .const .align 4 .b8 arr[12] = {1, 0, 0, 0, 2};
; CHECK: .visible .global .align 8 .u64 ptrs[2] = {generic(a), generic(arr)+4};
; CHECK: .extern .shared .align 16 .b8 dyn[];
; CHECK: // one has been demoted
; CHECK: .shared .align 4 .b8 two[64];
; CHECK: .weak .global .align 8 .f64 wk
; CHECK: .shared .align 4 .b8 one[64];
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = addrspace(1) global i32 7, align 4
@f = addrspace(1) global float 1.5, align 4
@arr = addrspace(4) constant [3 x i32] [i32 1, i32 2, i32 0], align 4
@ptrs = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @a to ptr), ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(4) @arr to ptr), i32 1)], align 8
@dyn = external addrspace(3) global [0 x i8], align 4
@one = internal addrspace(3) global [16 x i32] undef, align 4
@two = internal addrspace(3) global [16 x i32] undef, align 4
@wk = weak addrspace(1) global double 2.5, align 8
@zero = internal addrspace(1) global i64 0
@packed = addrspace(1) global <{ i8, ptr }> <{ i8 1, ptr @f1 }>
define void @f1(i32 %i) {
  %p = getelementptr i32, ptr addrspace(3) @one, i32 %i
  store i32 1, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(3) @two, i32 %i
  store i32 1, ptr addrspace(3) %q
  %d = getelementptr i8, ptr addrspace(3) @dyn, i32 %i
  store i8 1, ptr addrspace(3) %d
  ret void
}
define i32 @f2() {
  %v = load i32, ptr addrspace(3) @two
  ret i32 %v
}
