// Floats of eight, six and four bits become the same on both sides.
#include <cstdio>
#include <cstring>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
constexpr int VALUES = 34;
struct Results { float v[VALUES]; };
template <class T> __host__ __device__ float around(float x) { return float(T(x)); }
template <class T> __host__ __device__ int whole(float x) { return int(T(x)); }
__host__ __device__ Results all(float x, int i) {
    Results r; int n = 0;
    r.v[n++] = around<__nv_fp8_e4m3>(x); r.v[n++] = around<__nv_fp8_e5m2>(x); r.v[n++] = around<__nv_fp8_e8m0>(x);
    r.v[n++] = around<__nv_fp6_e2m3>(x); r.v[n++] = around<__nv_fp6_e3m2>(x); r.v[n++] = around<__nv_fp4_e2m1>(x);
    r.v[n++] = whole<__nv_fp8_e4m3>(x); r.v[n++] = whole<__nv_fp8_e5m2>(x);
    r.v[n++] = whole<__nv_fp6_e2m3>(x); r.v[n++] = whole<__nv_fp4_e2m1>(x);
    r.v[n++] = float(__nv_fp8_e4m3(__half(x))); r.v[n++] = float(__nv_fp8_e5m2(__nv_bfloat16(x)));
    r.v[n++] = float(__nv_fp8_e4m3(double(x))); r.v[n++] = float(__nv_fp8_e4m3(short(i)));
    r.v[n++] = float(__nv_fp8_e5m2(unsigned(i))); r.v[n++] = float(__nv_fp8_e4m3((long long)i));
    float2 two = float2(__nv_fp8x2_e4m3(make_float2(x, -x))); r.v[n++] = two.x; r.v[n++] = two.y;
    two = float2(__nv_fp6x2_e2m3(make_float2(x, -x))); r.v[n++] = two.x; r.v[n++] = two.y;
    two = float2(__nv_fp4x2_e2m1(make_float2(x, -x))); r.v[n++] = two.x; r.v[n++] = two.y;
    float4 four = float4(__nv_fp8x4_e5m2(make_float4(x, -x, x / 2, x * 2)));
    r.v[n++] = four.x; r.v[n++] = four.y; r.v[n++] = four.z; r.v[n++] = four.w;
    r.v[n++] = __half2float(__half(__nv_fp8_e4m3(x))); r.v[n++] = __bfloat162float(__nv_bfloat16(__nv_fp8_e5m2(x)));
    r.v[n++] = __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E4M3); r.v[n++] = __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E5M2);
    r.v[n++] = __nv_cvt_double_to_fp8(x, __NV_NOSAT, __NV_E5M2); r.v[n++] = bool(__nv_fp8_e4m3(x));
    r.v[n++] = (unsigned char)__nv_fp8_e4m3(x); r.v[n++] = (long long)__nv_fp8_e5m2(x);
    return r;
}
__global__ void device(const float *x, Results *r) { int i = threadIdx.x; r[i] = all(x[i], i - 20); }
int main() {
    const int n = 256; float *x; Results *r;
    cudaMallocManaged(&x, n * sizeof(float)); cudaMallocManaged(&r, n * sizeof(Results));
    for (int i = 0; i < n; i++) x[i] = (i - 128) * (i % 3 == 0 ? 0.013f : i % 3 == 1 ? 0.51f : 7.7f);
    device<<<1, n>>>(x, r);
    cudaDeviceSynchronize();
    int differ = 0;
    for (int i = 0; i < n; i++) {
        const Results host = all(x[i], i - 20);
        for (int j = 0; j < VALUES; j++) {
            const float h = host.v[j], d = r[i].v[j];
            differ += memcmp(&h, &d, sizeof h) && !(h != h && d != d);
        }
    }
    std::printf("%d differ, %g %g %g\n", differ, around<__nv_fp8_e4m3>(3.3f), around<__nv_fp8_e5m2>(-3.3f), around<__nv_fp4_e2m1>(3.3f));
}
// OUTPUT:
// 0 differ, 3.25 -3.5 3
