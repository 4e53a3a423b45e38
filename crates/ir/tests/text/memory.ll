; Memory and atomics.
target datalayout = "e-p3:32:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@shared = internal addrspace(3) global [32 x i32] undef, align 4

define void @mem(ptr %p, ptr addrspace(1) %g, i32 %n, i64 %l) {
  %a = alloca i32, align 4
  %b = alloca [4 x i8], align 16
  %c = alloca i32, i32 %n, align 4
  %d = alloca float, align 4, addrspace(5)
  %1 = load i32, ptr %a, align 4
  %2 = load volatile i64, ptr addrspace(1) %g, align 2
  %3 = load atomic i32, ptr %p monotonic, align 4
  %4 = load atomic volatile i32, ptr %p syncscope("block") acquire, align 4
  %5 = load <4 x float>, ptr addrspace(1) %g, align 16, !invariant.load !0, !nontemporal !1
  store i32 %1, ptr %p, align 4
  store volatile i64 %2, ptr addrspace(1) %g, align 8
  store atomic i32 %3, ptr %p syncscope("device") release, align 4
  store atomic volatile i32 %4, ptr %p seq_cst, align 4
  fence acquire
  fence syncscope("cluster") seq_cst
  fence syncscope("singlethread") acq_rel
  fence syncscope("my-scope") release
  %6 = cmpxchg ptr %p, i32 %1, i32 %n acq_rel monotonic, align 4
  %7 = cmpxchg weak volatile ptr addrspace(3) @shared, i32 0, i32 1 syncscope("block") seq_cst acquire, align 4
  %8 = atomicrmw xchg ptr %p, i32 %n seq_cst, align 4
  %9 = atomicrmw volatile add ptr %p, i32 %n monotonic, align 4
  %10 = atomicrmw sub ptr %p, i32 %n syncscope("block") acquire, align 4
  %11 = atomicrmw and ptr %p, i32 %n release, align 4
  %12 = atomicrmw nand ptr %p, i32 %n release, align 4
  %13 = atomicrmw or ptr %p, i32 %n release, align 4
  %14 = atomicrmw xor ptr %p, i32 %n release, align 4
  %15 = atomicrmw max ptr %p, i32 %n release, align 4
  %16 = atomicrmw min ptr %p, i32 %n release, align 4
  %17 = atomicrmw umax ptr %p, i64 %l release, align 8
  %18 = atomicrmw umin ptr %p, i64 %l release, align 8
  %19 = atomicrmw fadd ptr %p, float 1.000000e+00 release, align 4
  %20 = atomicrmw fsub ptr %p, double 1.000000e+00 release, align 8
  %21 = atomicrmw fmax ptr %p, float 1.000000e+00 release, align 4
  %22 = atomicrmw fmin ptr %p, float 1.000000e+00 release, align 4
  %23 = atomicrmw uinc_wrap ptr %p, i32 %n release, align 4
  %24 = atomicrmw udec_wrap ptr %p, i32 %n release, align 4
  %25 = atomicrmw xchg ptr %p, ptr null release, align 8
  %26 = getelementptr i8, ptr %p, i64 %l
  %27 = getelementptr inbounds [32 x i32], ptr addrspace(3) @shared, i64 0, i64 %l
  %28 = getelementptr inbounds nuw { i32, [4 x i16] }, ptr %p, i64 %l, i32 1, i64 3
  %29 = getelementptr nusw nuw i8, ptr %p, i64 %l
  %30 = getelementptr i32, ptr %p, <2 x i64> <i64 1, i64 2>
  %31 = getelementptr i8, <2 x ptr> %30, i64 4
  %32 = va_arg ptr %p, i32
  ret void
}

!0 = !{}
!1 = !{i32 1}
