; Values that are rare: empty and nested aggregates, vectors of pointers, very wide integers, fp128, undef.
; CHECK: func_retval0[1]) empty(
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@g = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define {} @empty({} %x, [0 x i32] %z) {
  ret {} undef
}
define void @use(ptr %p) {
  %r = call {} @empty({} undef, [0 x i32] undef)
  store {} %r, ptr %p
  ret void
}
define void @ptrs(ptr %p, i64 %n) {
  %v = load <4 x ptr>, ptr %p
  %w = getelementptr i32, <4 x ptr> %v, <4 x i64> <i64 1, i64 2, i64 3, i64 4>
  %b = getelementptr i32, ptr %p, <4 x i64> <i64 1, i64 2, i64 3, i64 4>
  %i = ptrtoint <4 x ptr> %w to <4 x i64>
  %j = inttoptr <4 x i64> %i to <4 x ptr>
  store <4 x ptr> %j, ptr %p
  %c = icmp eq <4 x ptr> %w, %b
  %s = select <4 x i1> %c, <4 x ptr> %w, <4 x ptr> %b
  %q = getelementptr <4 x ptr>, ptr %p, i64 %n
  store <4 x ptr> %s, ptr %q
  ret void
}
define i256 @wide(i256 %a, i256 %b, i32 %k) {
  %z = zext i32 %k to i256
  %m = mul i256 %a, %b
  %s = sub i256 %m, %a
  %l = shl i256 %s, %z
  %r = ashr i256 %l, 77
  %c = icmp slt i256 %r, %b
  %x = select i1 %c, i256 %r, i256 %a
  %t = trunc i256 %x to i100
  %u = sext i100 %t to i256
  ret i256 %u
}
define fp128 @quad(ptr %p, fp128 %x) {
  %v = load fp128, ptr %p
  store fp128 %x, ptr %p
  ret fp128 %v
}
define { i32, { float, [2 x i16] } } @agg(i1 %c, { i32, { float, [2 x i16] } } %a) {
entry:
  br i1 %c, label %t, label %e
t:
  %x = insertvalue { i32, { float, [2 x i16] } } %a, float 2.0, 1, 0
  br label %e
e:
  %p = phi { i32, { float, [2 x i16] } } [%a, %entry], [%x, %t]
  %q = freeze { i32, { float, [2 x i16] } } %p
  %y = insertvalue { i32, { float, [2 x i16] } } %q, i16 undef, 1, 1, 0
  %s = select i1 %c, { i32, { float, [2 x i16] } } %y, { i32, { float, [2 x i16] } } %q
  ret { i32, { float, [2 x i16] } } %s
}
define void @halves(ptr %p, bfloat %b) {
  %v = load <4 x bfloat>, ptr %p
  %i = insertelement <4 x bfloat> %v, bfloat %b, i32 3
  %a = fadd <4 x bfloat> %v, %i
  %m = fmul <4 x bfloat> %a, %v
  %n = fneg <4 x bfloat> %m
  %d = fdiv <4 x bfloat> %n, %v
  %c = fcmp olt <4 x bfloat> %d, %v
  %s = select <4 x i1> %c, <4 x bfloat> %d, <4 x bfloat> %m
  %f = fpext <4 x bfloat> %s to <4 x float>
  %t = fptrunc <4 x float> %f to <4 x half>
  %u = fptosi <4 x half> %t to <4 x i16>
  %w = sitofp <4 x i16> %u to <4 x bfloat>
  store <4 x bfloat> %w, ptr %p
  ret void
}
define i64 @spaces(ptr %p, i32 %i, i64 %n) {
  %d = alloca i8, i64 %n, align 16
  store i8 1, ptr %d
  %a = addrspacecast ptr %p to ptr addrspace(3)
  %b = addrspacecast ptr addrspace(3) %a to ptr
  %c = addrspacecast ptr %d to ptr addrspace(5)
  %v = load i8, ptr addrspace(5) %c
  %x = ptrtoint ptr addrspace(3) @s to i32
  %y = ptrtoint ptr addrspacecast (ptr addrspace(3) getelementptr ([64 x i32], ptr addrspace(3) @s, i32 0, i32 5) to ptr) to i64
  %e = getelementptr [4 x i32], ptr addrspace(1) @g, i64 0, i32 %i
  %l = load i32, ptr addrspace(1) %e
  %k = add i32 %l, %x
  %k64 = zext i32 %k to i64
  %s = add i64 %k64, %y
  %vz = zext i8 %v to i64
  %t = add i64 %s, %vz
  store ptr %b, ptr %p
  ret i64 %t
}
define void @select_pointers(i1 %c, ptr addrspace(1) %g, ptr %q) {
  %a = addrspacecast ptr addrspace(1) %g to ptr
  %b = getelementptr i8, ptr %a, i64 64
  %s = select i1 %c, ptr %a, ptr %b
  store i32 1, ptr %s
  %m = select i1 %c, ptr %s, ptr %q
  store i32 2, ptr %m
  %n = icmp eq ptr %s, null
  %z = zext i1 %n to i32
  store i32 %z, ptr %q
  store ptr %s, ptr %q
  ret void
}
define void @sret(ptr sret({ i64, [5 x i32] }) align 8 %out, ptr byval({ i64, [5 x i32] }) align 8 %in, i32 %i) {
  %p = getelementptr { i64, [5 x i32] }, ptr %in, i32 0, i32 1, i32 %i
  store i32 7, ptr %p
  %v = load { i64, [5 x i32] }, ptr %in
  store { i64, [5 x i32] } %v, ptr %out
  ret void
}
define void @call_sret(ptr %p) {
  %t = alloca { i64, [5 x i32] }
  call void @sret(ptr sret({ i64, [5 x i32] }) align 8 %t, ptr byval({ i64, [5 x i32] }) align 8 %p, i32 2)
  %v = load i64, ptr %t
  store i64 %v, ptr %p
  ret void
}
define i32 @boolean(i1 %a, i1 %b, i1 %c) {
  %x = and i1 %a, %b
  %y = xor i1 %x, true
  %z = select i1 %c, i1 %y, i1 %b
  %w = icmp ult i1 %z, %a
  %s = add i1 %w, %x
  %m = select i1 %s, i1 true, i1 %c
  %r = sext i1 %m to i32
  ret i32 %r
}
define i32 @dead(i32 %n) {
entry:
  br label %loop
loop:
  %u = phi i32 [0, %entry], [%v, %loop]
  %i = phi i32 [0, %entry], [%j, %loop]
  %v = add i32 %u, 3
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %i
unreached:
  ret i32 %u
}
