; Operations that are rewritten before selection: vectors of wide integers, funnel shifts of odd widths, three-way comparisons,
; wide overflow and saturation, masked memory, constrained arithmetic, shuffling intrinsics, memory operands of assembly.
; RUN: wide<<<1, 1>>>(r=out:i64:12, x=i64:-5, y=i64:7)
; EXPECT: r == [35, 0, 2, 1, -1, 1, 9223372036854775807, -1, 48, 1, 0, 3]
; RUN: masked<<<1, 1>>>(r=out:i32:12, src=buf:i32:[10, 11, 12, 13], m=i32:5)
; EXPECT: r == [10, -1, 12, -1, 10, 0, 12, 0, 10, 12, 10, -1]
; RUN: floats<<<1, 1>>>(r=out:f32:5, x=f32:2.25, y=f32:4)
; EXPECT: r == [6.25, 9, 1.5, 13, 1]
; RUN: moves<<<1, 1>>>(r=out:i32:12)
; EXPECT: r == [3, 2, 1, 0, 0, 4, 1, 5, 2, 6, 3, 7]
; PTXAS: sm_75 sm_100
; LLVM-VERIFY
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @wide(ptr addrspace(1) %r, i64 %x, i64 %y) {
  %a = sext i64 %x to i128
  %b = sext i64 %y to i128
  %v0 = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %v0, i128 %b, i32 1
  %w = sub <2 x i128> zeroinitializer, %v
  %e0 = extractelement <2 x i128> %w, i32 0
  %p = mul i128 %e0, %b
  %t0 = trunc i128 %p to i64
  store i64 %t0, ptr addrspace(1) %r
  %q1 = getelementptr i64, ptr addrspace(1) %r, i64 1
  %hi = lshr i128 %p, 64
  %t1 = trunc i128 %hi to i64
  store i64 %t1, ptr addrspace(1) %q1
  ; Seven bits: 0b0000001 : 0b0000000 rotated by eight, that is by one.
  %s = call i7 @llvm.fshl.i7(i7 1, i7 0, i7 8)
  %t2 = zext i7 %s to i64
  %q2 = getelementptr i64, ptr addrspace(1) %r, i64 2
  store i64 %t2, ptr addrspace(1) %q2
  %c = call i8 @llvm.scmp.i8.i128(i128 %b, i128 %a)
  %t3 = sext i8 %c to i64
  %q3 = getelementptr i64, ptr addrspace(1) %r, i64 3
  store i64 %t3, ptr addrspace(1) %q3
  %cu = call i8 @llvm.ucmp.i8.i128(i128 %b, i128 %a)
  %t4 = sext i8 %cu to i64
  %q4 = getelementptr i64, ptr addrspace(1) %r, i64 4
  store i64 %t4, ptr addrspace(1) %q4
  %big = shl i128 %b, 125
  %o = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %big, i128 %b)
  %of = extractvalue { i128, i1 } %o, 1
  %t5 = zext i1 %of to i64
  %q5 = getelementptr i64, ptr addrspace(1) %r, i64 5
  store i64 %t5, ptr addrspace(1) %q5
  %max = lshr i128 -1, 1
  %sat = call i128 @llvm.sadd.sat.i128(i128 %max, i128 %b)
  %sh = lshr i128 %sat, 64
  %t6 = trunc i128 %sh to i64
  %q6 = getelementptr i64, ptr addrspace(1) %r, i64 6
  store i64 %t6, ptr addrspace(1) %q6
  %us = call i128 @llvm.uadd.sat.i128(i128 -1, i128 %b)
  %t7 = trunc i128 %us to i64
  %q7 = getelementptr i64, ptr addrspace(1) %r, i64 7
  store i64 %t7, ptr addrspace(1) %q7
  %rot = call i128 @llvm.fshr.i128(i128 3, i128 0, i128 124)
  %t8 = trunc i128 %rot to i64
  %q8 = getelementptr i64, ptr addrspace(1) %r, i64 8
  store i64 %t8, ptr addrspace(1) %q8
  %vo = call { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32> <i32 -1, i32 1>, <2 x i32> <i32 1, i32 2>)
  %vf = extractvalue { <2 x i32>, <2 x i1> } %vo, 1
  %f0 = extractelement <2 x i1> %vf, i32 0
  %f1 = extractelement <2 x i1> %vf, i32 1
  %t9 = zext i1 %f0 to i64
  %t10 = zext i1 %f1 to i64
  %q9 = getelementptr i64, ptr addrspace(1) %r, i64 9
  store i64 %t9, ptr addrspace(1) %q9
  %q10 = getelementptr i64, ptr addrspace(1) %r, i64 10
  store i64 %t10, ptr addrspace(1) %q10
  %vs = extractvalue { <2 x i32>, <2 x i1> } %vo, 0
  %s1 = extractelement <2 x i32> %vs, i32 1
  %t11 = zext i32 %s1 to i64
  %q11 = getelementptr i64, ptr addrspace(1) %r, i64 11
  store i64 %t11, ptr addrspace(1) %q11
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) %r, ptr addrspace(1) %src, i32 %m) {
  %bits = trunc i32 %m to i4
  %mask = bitcast i4 %bits to <4 x i1>
  %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) %src, i32 4, <4 x i1> %mask, <4 x i32> splat (i32 -1))
  store <4 x i32> %v, ptr addrspace(1) %r, align 4
  %q4 = getelementptr i32, ptr addrspace(1) %r, i64 4
  store <4 x i32> zeroinitializer, ptr addrspace(1) %q4, align 4
  call void @llvm.masked.store.v4i32.p1(<4 x i32> %v, ptr addrspace(1) %q4, i32 4, <4 x i1> %mask)
  %q8 = getelementptr i32, ptr addrspace(1) %r, i64 8
  %q8g = addrspacecast ptr addrspace(1) %q8 to ptr
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr %q8g, <4 x i1> %mask)
  %p0 = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %src, i32 0
  %ps = insertelement <2 x ptr addrspace(1)> %p0, ptr addrspace(1) null, i32 1
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)> %ps, i32 4, <2 x i1> <i1 true, i1 false>, <2 x i32> splat (i32 -1))
  %q10 = getelementptr i32, ptr addrspace(1) %r, i64 10
  store <2 x i32> %g, ptr addrspace(1) %q10, align 4
  ret void
}

define ptx_kernel void @floats(ptr addrspace(1) %r, float %x, float %y) strictfp {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  store float %s, ptr addrspace(1) %r
  %p = call float @llvm.experimental.constrained.fmul.f32(float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %q1 = getelementptr float, ptr addrspace(1) %r, i64 1
  store float %p, ptr addrspace(1) %q1
  %root = call float @llvm.experimental.constrained.sqrt.f32(float %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %q2 = getelementptr float, ptr addrspace(1) %r, i64 2
  store float %root, ptr addrspace(1) %q2
  %f = call float @llvm.experimental.constrained.fma.f32(float %x, float %y, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %q3 = getelementptr float, ptr addrspace(1) %r, i64 3
  store float %f, ptr addrspace(1) %q3
  %c = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %y, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %one = uitofp i1 %c to float
  %q4 = getelementptr float, ptr addrspace(1) %r, i64 4
  store float %one, ptr addrspace(1) %q4
  ret void
}

define ptx_kernel void @moves(ptr addrspace(1) %r) {
  %rev = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> <i32 0, i32 1, i32 2, i32 3>)
  store <4 x i32> %rev, ptr addrspace(1) %r, align 4
  %both = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> <i32 4, i32 5, i32 6, i32 7>)
  %q4 = getelementptr i32, ptr addrspace(1) %r, i64 4
  %generic = addrspacecast ptr addrspace(1) %q4 to ptr
  %first = extractelement <8 x i32> %both, i32 0
  store <8 x i32> %both, ptr addrspace(1) %q4, align 4
  call void asm sideeffect "st.u32 $0, $1;", "=*m,r"(ptr elementtype(i32) %generic, i32 %first)
  ret void
}
