// Decoding with a cache of keys and values: one query per head, a warp per slice of the cache, merged by running maxima.
// RUN: attention_decode<<<256, 256>>>(len=i32:512, q=buf:f16:256*128:rand=1, kc=buf:f16:1<<24:rand=2, vc=buf:f16:1<<24:rand=3, o=out:f32:256*128)
#include <cuda_fp16.h>
struct Partial {
    float m, l;
    float4 acc;
};
__device__ float dot4(const float4& a, const float4& b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
__device__ float4 load4(const half* p) {
    const half2* h = reinterpret_cast<const half2*>(p);
    float2 a = __half22float2(h[0]), b = __half22float2(h[1]);
    return make_float4(a.x, a.y, b.x, b.y);
}
extern "C" __global__ void attention_decode(int len, const half* __restrict__ q, const half* __restrict__ kc, const half* __restrict__ vc, float* __restrict__ o) {
    __shared__ Partial parts[8][32];
    const int head = blockIdx.x, warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const half* keys = kc + (size_t)head * len * 128;
    const half* values = vc + (size_t)head * len * 128;
    float4 qv = load4(q + head * 128 + lane * 4);
    Partial p{-1e30f, 0.f, make_float4(0, 0, 0, 0)};
    for (int pos = warp; pos < len; pos += 8) {
        float s = dot4(qv, load4(keys + pos * 128 + lane * 4));
        for (int d = 16; d > 0; d /= 2) s += __shfl_xor_sync(0xffffffff, s, d);
        s *= 0.088388f;
        float m = fmaxf(p.m, s), corr = __expf(p.m - m), e = __expf(s - m);
        float4 v = load4(values + pos * 128 + lane * 4);
        p.l = p.l * corr + e;
        p.acc.x = p.acc.x * corr + e * v.x;
        p.acc.y = p.acc.y * corr + e * v.y;
        p.acc.z = p.acc.z * corr + e * v.z;
        p.acc.w = p.acc.w * corr + e * v.w;
        p.m = m;
    }
    parts[warp][lane] = p;
    __syncthreads();
    if (warp == 0) {
        Partial r = parts[0][lane];
        for (int w = 1; w < 8; w++) {
            const Partial& x = parts[w][lane];
            float m = fmaxf(r.m, x.m), a = __expf(r.m - m), b = __expf(x.m - m);
            r.l = r.l * a + x.l * b;
            r.acc = make_float4(r.acc.x * a + x.acc.x * b, r.acc.y * a + x.acc.y * b, r.acc.z * a + x.acc.z * b, r.acc.w * a + x.acc.w * b);
            r.m = m;
        }
        reinterpret_cast<float4*>(o + head * 128)[lane] = make_float4(r.acc.x / r.l, r.acc.y / r.l, r.acc.z / r.l, r.acc.w / r.l);
    }
}
