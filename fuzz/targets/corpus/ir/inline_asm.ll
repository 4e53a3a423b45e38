; Inline assembly in IR: operands of each register class, several outputs, read-write operands, memory.
; LLVM-VERIFY
; PTXAS: sm_75 sm_100
; RUN: k<<<1, 32>>>(r=out:i32:96, f=out:f32:32)
; EXPECT: r[i] == i/3 * 5 if i%3 == 0
; EXPECT: r[i] == i/3 + 1 if i%3 == 1
; EXPECT: r[i] == 31 - i/3 if i%3 == 2
; EXPECT: f[i] == i + 0.5
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %r, ptr %f) {
  %t = call i32 asm "mov.u32 $0, %tid.x;", "=r"()
  %i = zext i32 %t to i64
  %v = call i32 asm "mul.lo.s32 $0, $1, $2;", "=r,r,n"(i32 %t, i32 5)
  %both = call { i32, i32 } asm "{ add.s32 $0, $2, 1; sub.s32 $1, 31, $2; }", "=&r,=r,r"(i32 %t)
  %a = extractvalue { i32, i32 } %both, 0
  %b = extractvalue { i32, i32 } %both, 1
  %x = call float asm sideeffect "cvt.rn.f32.u32 $0, $1;", "=f,r"(i32 %t)
  %y = call float asm "add.rn.f32 $0, $0, 0f3F000000;", "=f,0"(float %x)
  %at = mul i64 %i, 3
  %p0 = getelementptr i32, ptr %r, i64 %at
  %p1 = getelementptr i32, ptr %p0, i64 1
  store i32 %v, ptr %p0
  store i32 %a, ptr %p1
  call void asm sideeffect "st.u32 [$0+8], $1;", "l,r,~{memory}"(ptr %p0, i32 %b)
  %fp = getelementptr float, ptr %f, i64 %i
  store float %y, ptr %fp
  ret void
}
