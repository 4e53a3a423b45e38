; Floating-point types of other machines are bits that can be moved; memory behind the 10 bytes of the first is left alone.
; PTXAS: sm_75 sm_100
; RUN: copy<<<1, 1>>>(p=buf:u8:16:iota, q=out:u8:16:255)
; EXPECT: q[i] == i if i < 10
; EXPECT: q[i] == 255 if i >= 10
; RUN: next<<<1, 1>>>(p=buf:u8:16:iota, q=out:u8:16:255)
; EXPECT: q[i] == i + (i == 0 ? 1 : 0) if i < 10
; EXPECT: q[i] == 255 if i >= 10
; RUN: pair<<<1, 1>>>(p=buf:u8:16:iota, q=out:u8:16:255)
; EXPECT: q[i] == i
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copy(ptr %p, ptr %q) {
  %a = load x86_fp80, ptr %p
  store x86_fp80 %a, ptr %q
  ret void
}

define ptx_kernel void @next(ptr %p, ptr %q) {
  %a = load x86_fp80, ptr %p
  %bits = bitcast x86_fp80 %a to i80
  %more = add i80 %bits, 1
  store i80 %more, ptr %q
  ret void
}

define ptx_kernel void @pair(ptr %p, ptr %q) {
  %a = load ppc_fp128, ptr %p
  store ppc_fp128 %a, ptr %q
  ret void
}
