// FFT: 256 points per block in shared memory, radix 4.
// RUN: fft_radix4<<<1024, 64>>>(in=buf:f32:1024*512:rand=1, out=out:f32:1024*512)
__device__ float2 mul(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
extern "C" __global__ void fft_radix4(const float2* __restrict__ in, float2* __restrict__ out) {
    __shared__ float2 s[256];
    int t = threadIdx.x;
    float2 a[4];
    for (int i = 0; i < 4; i++) a[i] = in[blockIdx.x * 256 + t + 64 * i];
    for (int ns = 1; ns < 256; ns *= 4) {
        float ang = -6.2831853f * (t % ns) / (ns * 4);
        for (int i = 1; i < 4; i++) { float sn, cs; __sincosf(i * ang, &sn, &cs); a[i] = mul(a[i], make_float2(cs, sn)); }
        float2 u = make_float2(a[0].x + a[2].x, a[0].y + a[2].y), v = make_float2(a[0].x - a[2].x, a[0].y - a[2].y);
        float2 p = make_float2(a[1].x + a[3].x, a[1].y + a[3].y), q = make_float2(a[1].y - a[3].y, a[3].x - a[1].x);
        a[0] = make_float2(u.x + p.x, u.y + p.y); a[2] = make_float2(u.x - p.x, u.y - p.y);
        a[1] = make_float2(v.x + q.x, v.y + q.y); a[3] = make_float2(v.x - q.x, v.y - q.y);
        int j = (t / ns) * ns * 4 + t % ns;
        for (int i = 0; i < 4; i++) s[j + i * ns] = a[i];
        __syncthreads();
        for (int i = 0; i < 4; i++) a[i] = s[t + 64 * i];
        __syncthreads();
    }
    for (int i = 0; i < 4; i++) out[blockIdx.x * 256 + t + 64 * i] = a[i];
}
