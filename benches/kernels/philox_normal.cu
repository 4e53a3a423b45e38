// Normal numbers: Philox 4x32-10 and Box-Muller, dropout applied with the rest of the bits.
// RUN: philox_normal<<<1024, 256>>>(n=i32:1<<20, seed=u64:77, keep=f32:0.9, x=buf:f32:1<<20:rand=1, y=out:f32:1<<20)
struct Philox {
    uint2 key;
    __device__ uint4 operator()(uint4 c) const {
        uint2 k = key;
        for (int r = 0; r < 10; r++) {
            unsigned h0 = __umulhi(0xD2511F53u, c.x), l0 = 0xD2511F53u * c.x, h1 = __umulhi(0xCD9E8D57u, c.z), l1 = 0xCD9E8D57u * c.z;
            c = make_uint4(h1 ^ c.y ^ k.x, l1, h0 ^ c.w ^ k.y, l0);
            k.x += 0x9E3779B9u;
            k.y += 0xBB67AE85u;
        }
        return c;
    }
};
__device__ float2 box_muller(unsigned a, unsigned b) {
    float u = (a + 1.0f) * 2.3283064e-10f, v = b * 2.3283064e-10f * 6.2831853f, s, c;
    float r = sqrtf(-2.f * logf(u));
    sincosf(v, &s, &c);
    return make_float2(r * c, r * s);
}
extern "C" __global__ void philox_normal(int n, unsigned long long seed, float keep, const float4* x, float4* y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i * 4 >= n) return;
    Philox rng{make_uint2((unsigned)seed, (unsigned)(seed >> 32))};
    uint4 r = rng(make_uint4(i, 0, 0, 0)), d = rng(make_uint4(i, 1, 0, 0));
    float2 p = box_muller(r.x, r.y), q = box_muller(r.z, r.w);
    float4 v = x[i];
    unsigned limit = (unsigned)(keep * 4294967295.f);
    v.x = d.x < limit ? (v.x + 0.1f * p.x) / keep : 0.f;
    v.y = d.y < limit ? (v.y + 0.1f * p.y) / keep : 0.f;
    v.z = d.z < limit ? (v.z + 0.1f * q.x) / keep : 0.f;
    v.w = d.w < limit ? (v.w + 0.1f * q.y) / keep : 0.f;
    y[i] = v;
}
