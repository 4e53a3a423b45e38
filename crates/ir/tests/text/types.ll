; Every type.
source_filename = "types.cu"
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, ptr, %struct.Inner, [4 x %struct.Inner] }
%struct.Inner = type <{ i8, i64 }>
%opaque = type opaque
%"struct.std::pair<int, float>" = type { i32, float }
%0 = type { half, bfloat }

@a = global i1 true
@b = global i17 -1
@c = global i128 170141183460469231731687303715884105727
@d = global [2 x [3 x i8]] zeroinitializer
@e = global <4 x float> splat (float 1.000000e+00)
@f = global %struct.Node zeroinitializer
@g = global { i32, <{ i8, i16 }> } { i32 1, <{ i8, i16 }> <{ i8 2, i16 3 }> }
@h = global ptr addrspace(3) null
@i = global fp128 0xL00000000000000003FFF000000000000
@j = global half 0xH3C00
@k = global bfloat 0xR3F80
@l = global %"struct.std::pair<int, float>" { i32 1, float 2.500000e+00 }
@m = global %0 { half 0xH3C00, bfloat 0xR3F80 }
@n = global {} zeroinitializer
@o = external global %opaque
@p = global <2 x ptr> <ptr @a, ptr @b>
@q = global i200 803469022129495137770981046170581301261101496891396417650688

define void @f1(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e, i128 %f, i3 %g, half %h, bfloat %i, float %j, double %k, fp128 %l, ptr %m, ptr addrspace(1) %n, <2 x i32> %o, [2 x float] %p, { i32, i64 } %q) {
  ret void
}

declare token @llvm.experimental.convergence.anchor()

declare i32 @llvm.read_register.i32(metadata)

declare i32 @va(ptr, ...)

declare void @fnptr(ptr)
