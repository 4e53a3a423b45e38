// -ftz=true: arithmetic with a rounding mode and approximate functions flush denormals, __fmaf_ieee_* do not.
// NO-CLANG: clang takes the mode of denormals from a flag of its own
// FLAGS: -ftz=true
// PTXAS: sm_90
// CHECK-DAG: fma.rn.ftz.f32
// CHECK-DAG: fma.rz.ftz.f32
// CHECK-DAG: add.rz.ftz.f32
// CHECK-DAG: mul.rn.ftz.f32
// CHECK-DAG: rcp.rn.ftz.f32
// CHECK-DAG: sqrt.rp.ftz.f32
// CHECK-DAG: div.rm.ftz.f32
// CHECK-DAG: rsqrt.approx.ftz.f32
// CHECK-DAG: ex2.approx.ftz.f32
// CHECK-DAG: fma.rp.f32
// RUN: k<<<1, 1>>>(p=buf:f32:4:1e-30, r=out:f32:10)
// EXPECT: r[0] == 0
// EXPECT: r[1] == 0
// EXPECT: r[9] == 1e-40 ~ 1e-44
__global__ void k(const float *p, float *r) {
    float tiny = p[0] * 1e-5f, x = p[1];
    r[0] = fmaf(x, 1e-10f, 0.0f);
    r[1] = __fmaf_rz(x, 1e-10f, 0.0f);
    r[2] = __fadd_rz(tiny, x);
    r[3] = __fmul_rn(x, x);
    r[4] = __frcp_rn(x);
    r[5] = __fsqrt_ru(x);
    r[6] = __fdiv_rd(1.0f, x);
    r[7] = rsqrtf(x);
    r[8] = __expf(x);
    r[9] = __fmaf_ieee_ru(x, 1e-10f, 0.0f);
}
