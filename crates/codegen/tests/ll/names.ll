target triple = "nvptx64-nvidia-cuda"
@WARP_SZ = addrspace(1) global i32 1
@param0 = addrspace(1) global i32 2
@_ = addrspace(1) global i32 3
@"a.b.c" = addrspace(1) global i32 4
@"$x" = addrspace(1) global i32 5
@"we\22ird" = addrspace(1) global i32 6
@"\C3\BC\C3\B6" = addrspace(1) global i32 7
@"1digit" = addrspace(1) global i32 8
@"with space" = addrspace(1) global i32 9
@add = addrspace(1) global i32 10
@reg = addrspace(1) global i32 11
@func = addrspace(1) global i32 12
@pi = addrspace(1) global i32 13
@nan = addrspace(1) global i32 14
@"%tid" = addrspace(1) global i32 15
@"tid.x" = addrspace(1) global i32 16
@align = addrspace(1) global i32 16
@global = addrspace(1) global i32 16
@0 = internal addrspace(1) global i32 17
@1 = addrspace(1) global i32 18
@"_$_" = addrspace(1) global i32 18
@"a-b" = addrspace(1) global i32 18
@"a_b" = addrspace(1) global i32 18
@"a+b" = addrspace(1) global i32 18
@"" = addrspace(1) global i32 18
@"llvm.foo" = addrspace(1) global i32 18
@"%" = addrspace(1) global i32 18
@"$L__BB0_1" = addrspace(1) global i32 18
@f_param_0 = addrspace(1) global i32 18
@clz = addrspace(1) global i32 18
@u32 = addrspace(1) global i32 18
@b32 = addrspace(1) global i32 18
@pred = addrspace(1) global i32 18
@CUDA = addrspace(1) global i32 18
@"__cuda_x" = addrspace(1) global i32 18
@inf = addrspace(1) global i32 18
@true = addrspace(1) global i32 18
@ret = addrspace(1) global i32 18
@r1 = addrspace(1) global i32 18
@"%r1" = addrspace(1) global i32 18
@"\01raw" = addrspace(1) global i32 18
define i32 @f(i32 %0) {
  %a = load i32, ptr addrspace(1) @WARP_SZ
  %b = load i32, ptr addrspace(1) @param0
  %c = load i32, ptr addrspace(1) @_
  %d = load i32, ptr addrspace(1) @"we\22ird"
  %e = load i32, ptr addrspace(1) @"%r1"
  %g = load i32, ptr addrspace(1) @f_param_0
  %h = load i32, ptr addrspace(1) @0
  %s1 = add i32 %a, %b
  %s2 = add i32 %c, %d
  %s3 = add i32 %e, %g
  %s4 = add i32 %s1, %s2
  %s5 = add i32 %s3, %h
  %s6 = add i32 %s4, %s5
  %s7 = add i32 %s6, %0
  %w = call i32 @"my func"(i32 %s7)
  %v = call i32 @"call"(i32 %w)
  ret i32 %v
}
define i32 @"my func"(i32 %"param 0") noinline {
  ret i32 %"param 0"
}
define i32 @"call"(i32 %x) noinline {
"1":
  br label %"a b"
"a b":
  ret i32 %x
}
define ptx_kernel void @"k.e.r\C3\A9nel"(ptr %p) {
  ret void
}
define ptx_kernel void @vector(ptr %p) {
  ret void
}
define ptx_kernel void @entry(ptr %p) {
  ret void
}
