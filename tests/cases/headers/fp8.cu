// cuda_fp8.h: all codes to other types, and samples of the other types to codes, as sums of the results; the expected sums are
// what the reference compiler's code gives.
// FLAGS: -arch=sm_90
// PTXAS: sm_75 sm_89 sm_100 sm_120
// RUN: from<<<4, 64>>>(r=out:u32:64)
// EXPECT: r == [2755639298, 2755639298, 1508525054, 2271214850, 2162949378, 2755639298, 2685895778, 65278, 4294100479, 1077315, 4293587968,
//     1246820, 4293587968, 1246820, 4293587968, 1246820, 2271214850, 2271214850, 2806041362, 2806041362, 1423386862, 2457859858, 4065326866,
//     2806041362, 2695596434, 65278, 4293568823, 2067953, 4206887735, 101546865, 4202694407, 85228401, 4202694407, 85228401, 2457859858,
//     2457859858, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
// RUN: to<<<4, 64>>>(r=out:u32:64)
// EXPECT: r == [9697075, 9730295, 9697075, 9732852, 2489946163, 2498830583, 9696948, 9730168, 2455349940, 9696948, 9730168, 2455349940, 9697075,
//     9697075, 9696948, 9696948, 8006693, 8209481, 12836217, 949221171, 2492115636, 4274452275, 1061071540, 3244294144, 3244294144, 9426264,
//     9446728, 9426264, 9449010, 2419056216, 2424846920, 9425939, 9446403, 2385700627, 9425939, 9446403, 2385700627, 9426264, 9426264, 9425939,
//     9425939, 6733918, 6434602, 11956318, 1016059224, 2422466323, 3773289816, 2004281107, 2311061504, 2311061504, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
//     0, 0, 0]
#include <cuda_fp8.h>

#define SUM(e) atomicAdd(&r[n++], (unsigned)(e) * (2 * t + 1))
#define F(e) SUM(__float_as_uint(e))

template <class T, class T2, class T4, __nv_fp8_interpretation_t format>
__device__ void from(unsigned *r, int n) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
    SUM(__nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)t, format).x);
    __half2_raw p = __nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)(t | (255 - t) << 8), format);
    SUM(p.x);
    SUM(p.y);
    T f;
    f.__x = (unsigned char)t;
    F((float)f); SUM(__double_as_longlong((double)f) >> 32); SUM(__half_as_ushort((__half)f)); SUM(__bfloat16_as_ushort((__nv_bfloat16)f));
    SUM((bool)f); SUM((signed char)f); SUM((unsigned char)f); SUM((short)f); SUM((unsigned short)f); SUM((int)f); SUM((unsigned)f);
    SUM((long long)f); SUM((unsigned long long)f);
    T2 q;
    q.__x = (unsigned short)(t * 257);
    F(((float2)q).y);
    T4 w;
    w.__x = t << 24 | t << 16 | t << 8 | t;
    F(((float4)w).w);
}
__global__ void from(unsigned *r) {
    from<__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __NV_E4M3>(r, 0);
    from<__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __NV_E5M2>(r, 18);
}

template <class T, class T2, class T4, __nv_fp8_interpretation_t format>
__device__ void to(unsigned *r, int n) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
    // Around the range of the formats, with ties, then anything.
    float f = __uint_as_float(t < 200 ? 0x37000000u + t * 0x180000u + (t % 3) * 0x40000u + (t % 7 == 0) : t * 0x2345678u);
    if (t % 2) f = -f;
    SUM(__nv_cvt_float_to_fp8(f, __NV_SATFINITE, format)); SUM(__nv_cvt_float_to_fp8(f, __NV_NOSAT, format));
    SUM(__nv_cvt_double_to_fp8(f, __NV_SATFINITE, format)); SUM(__nv_cvt_double_to_fp8(f * (1 + 1e-12), __NV_NOSAT, format));
    SUM(__nv_cvt_float2_to_fp8x2(make_float2(f, -2 * f), __NV_SATFINITE, format));
    SUM(__nv_cvt_double2_to_fp8x2(make_double2(f, -2 * f), __NV_NOSAT, format));
    __half h = __float2half(f);
    SUM(__nv_cvt_halfraw_to_fp8(h, __NV_SATFINITE, format)); SUM(__nv_cvt_halfraw_to_fp8(h, __NV_NOSAT, format));
    SUM(__nv_cvt_halfraw2_to_fp8x2(__half2(h, -h), __NV_SATFINITE, format));
    __nv_bfloat16 b = __float2bfloat16(f);
    SUM(__nv_cvt_bfloat16raw_to_fp8(b, __NV_SATFINITE, format)); SUM(__nv_cvt_bfloat16raw_to_fp8(b, __NV_NOSAT, format));
    SUM(__nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162(b, -b), __NV_SATFINITE, format));
    SUM(T(f).__x); SUM(T((double)f).__x); SUM(T(h).__x); SUM(T(b).__x); SUM(T((int)t - 100).__x); SUM(T(t * 5).__x); SUM(T((short)(t * 300)).__x);
    SUM(T2(make_float2(f, 1)).__x); SUM(T2(__half2(h, h)).__x); SUM(T4(make_float4(f, 1, -f, 3)).__x); SUM(T4(__half2(h, h), __half2(h, -h)).__x);
    F((float)T(f)); F(((float2)T2(make_float2(f, 1))).x);
}
__global__ void to(unsigned *r) {
    to<__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __NV_E4M3>(r, 0);
    to<__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __NV_E5M2>(r, 25);
}
