; IR atomics on GPUs that lack scopes, orders, 16-bit exchanges and additions of doubles and halves.
; FLAGS: -arch=sm_52
; OPT: 3
; LLVM-VERIFY
; PTXAS: sm_50 sm_52 sm_53 sm_60 sm_70
; CHECK: doubles
; CHECK@sm_52: atom.global.cas.b64
; CHECK: exchange16
; CHECK@sm_52: atom.global.cas.b32
; CHECK: ordered
; CHECK@sm_52: membar.gl;
; CHECK@sm_52: atom.global.add.u32
; CHECK@sm_52: membar.gl;
; CHECK@sm_52: ld.volatile.global.u32
; CHECK@sm_52: membar.sys;
; CHECK@sm_52: membar.cta;
; CHECK@sm_52: st.volatile.global.u32
; CHECK@sm_52: membar.sys;
; RUN: doubles<<<2, 32>>>(r=out:f64:1, h=out:f16:2)
; EXPECT: r[0] == 32
; EXPECT: h == [64, 128]
; RUN: exchange16<<<1, 1>>>(r=out:i16:[5, 9], old=out:i16:4)
; EXPECT: r == [6, 9]
; EXPECT: old == [5, 1, 9, 0]
; RUN: ordered<<<1, 32>>>(r=out:i32:3)
; EXPECT: r == [32, 32, 32]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @doubles(ptr %r, ptr %h) {
  %a = atomicrmw fadd ptr %r, double 5.0e-1 monotonic
  %b = atomicrmw fadd ptr %h, half 1.0 monotonic
  %h1 = getelementptr half, ptr %h, i64 1
  %c = atomicrmw fadd ptr %h1, half 2.0 monotonic
  ret void
}

define ptx_kernel void @exchange16(ptr %r, ptr %old) {
  %a = cmpxchg ptr %r, i16 5, i16 6 monotonic monotonic
  %a0 = extractvalue { i16, i1 } %a, 0
  %a1 = extractvalue { i16, i1 } %a, 1
  %a1w = zext i1 %a1 to i16
  %r1 = getelementptr i16, ptr %r, i64 1
  %b = cmpxchg ptr %r1, i16 5, i16 6 monotonic monotonic
  %b0 = extractvalue { i16, i1 } %b, 0
  %b1 = extractvalue { i16, i1 } %b, 1
  %b1w = zext i1 %b1 to i16
  store i16 %a0, ptr %old
  %o1 = getelementptr i16, ptr %old, i64 1
  store i16 %a1w, ptr %o1
  %o2 = getelementptr i16, ptr %old, i64 2
  store i16 %b0, ptr %o2
  %o3 = getelementptr i16, ptr %old, i64 3
  store i16 %b1w, ptr %o3
  ret void
}

define ptx_kernel void @ordered(ptr %r) {
  %a = atomicrmw add ptr %r, i32 1 syncscope("device") acq_rel
  %r1 = getelementptr i32, ptr %r, i64 1
  br label %wait

wait:
  %v = load atomic i32, ptr %r acquire, align 4
  %done = icmp eq i32 %v, 32
  br i1 %done, label %out, label %wait

out:
  fence syncscope("block") seq_cst
  store atomic i32 %v, ptr %r1 release, align 4
  %r2 = getelementptr i32, ptr %r, i64 2
  store atomic i32 %v, ptr %r2 seq_cst, align 4
  ret void
}
