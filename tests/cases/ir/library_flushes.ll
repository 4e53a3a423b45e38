; The math library's functions that are one instruction flush denormals if the compilation does.
; FLAGS: -arch=sm_90 -ftz=true
; CHECK-DAG: abs.ftz.f32
; CHECK-DAG: min.ftz.f32
; CHECK-DAG: max.ftz.f32
; CHECK-DAG: cvt.rmi.ftz.f32.f32
; CHECK-DAG: cvt.rpi.ftz.f32.f32
; RUN: k<<<1, 1>>>(o=out:f32:5, x=f32:-0.000000000000000000000000000000000000000001)
; EXPECT: o[0] == 0
; EXPECT: o[1] == 0
; EXPECT: o[2] == 0
; EXPECT: o[3] == 0
; EXPECT: o[4] == 0
target triple = "nvptx64-nvidia-cuda"

declare float @__nv_fabsf(float)
declare float @__nv_fminf(float, float)
declare float @__nv_fmaxf(float, float)
declare float @__nv_floorf(float)
declare float @__nv_ceilf(float)

define ptx_kernel void @k(ptr %o, float %x) {
  %abs = call float @__nv_fabsf(float %x)
  store float %abs, ptr %o
  %min = call float @__nv_fminf(float %x, float 1.0)
  %p1 = getelementptr float, ptr %o, i64 1
  store float %min, ptr %p1
  %max = call float @__nv_fmaxf(float %x, float -1.0)
  %p2 = getelementptr float, ptr %o, i64 2
  store float %max, ptr %p2
  %down = call float @__nv_floorf(float %x)
  %p3 = getelementptr float, ptr %o, i64 3
  store float %down, ptr %p3
  %y = fsub float -0.0, %x
  %up = call float @__nv_ceilf(float %y)
  %p4 = getelementptr float, ptr %o, i64 4
  store float %up, ptr %p4
  ret void
}
