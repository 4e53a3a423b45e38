// FFT of 512 points by 64 threads: radix 8 in registers three times, exchanged through shared memory.
// RUN: fft512_regs<<<2048, 64>>>(data=out:f32:2048*1024:rand=1,-1,1)
struct cplx { float x, y; };
__device__ inline cplx operator+(cplx a, cplx b) { return {a.x + b.x, a.y + b.y}; }
__device__ inline cplx operator-(cplx a, cplx b) { return {a.x - b.x, a.y - b.y}; }
__device__ inline cplx operator*(cplx a, cplx b) { return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }
__device__ inline cplx mul_i(cplx a) { return {a.y, -a.x}; }
__device__ inline void fft2(cplx& a, cplx& b) { cplx t = a; a = t + b; b = t - b; }
__device__ inline void fft4(cplx& a, cplx& b, cplx& c, cplx& d) {
    fft2(a, c);
    fft2(b, d);
    d = mul_i(d);
    fft2(a, b);
    fft2(c, d);
}
__device__ void fft8(cplx* a) {
    const float r = 0.70710678f;
    fft2(a[0], a[4]);
    fft2(a[1], a[5]);
    fft2(a[2], a[6]);
    fft2(a[3], a[7]);
    a[5] = a[5] * cplx{r, -r};
    a[6] = mul_i(a[6]);
    a[7] = a[7] * cplx{-r, -r};
    fft4(a[0], a[1], a[2], a[3]);
    fft4(a[4], a[5], a[6], a[7]);
}
__constant__ int order[8] = {0, 4, 2, 6, 1, 5, 3, 7};
__device__ void twiddle(cplx* a, float angle) {
    for (int i = 1; i < 8; i++) {
        float s, c;
        int rev = (i & 1) << 2 | (i & 2) | (i >> 2);
        __sincosf(angle * rev, &s, &c);
        a[i] = a[i] * cplx{c, s};
    }
}
__device__ void exchange(cplx* a, float* sm, int from, int fs, int to, int ts) {
    for (int i = 0; i < 8; i++) sm[from + ((i & 1) << 2 | (i & 2) | (i >> 2)) * fs] = a[i].x;
    __syncthreads();
    for (int i = 0; i < 8; i++) a[i].x = sm[to + i * ts];
    __syncthreads();
    for (int i = 0; i < 8; i++) sm[from + ((i & 1) << 2 | (i & 2) | (i >> 2)) * fs] = a[i].y;
    __syncthreads();
    for (int i = 0; i < 8; i++) a[i].y = sm[to + i * ts];
    __syncthreads();
}
extern "C" __global__ void fft512_regs(cplx* data) {
    __shared__ float sm[8 * 72];
    int t = threadIdx.x, hi = t >> 3, lo = t & 7;
    cplx* g = data + blockIdx.x * 512;
    cplx a[8];
    for (int i = 0; i < 8; i++) a[i] = g[i * 64 + t];
    fft8(a);
    twiddle(a, -6.2831853f / 512 * t);
    exchange(a, sm, hi * 8 + lo, 72, lo * 72 + hi, 8);
    fft8(a);
    twiddle(a, -6.2831853f / 64 * hi);
    exchange(a, sm, hi * 72 + lo, 8, hi * 72 + lo * 8, 1);
    fft8(a);
    for (int i = 0; i < 8; i++) g[i * 64 + t] = a[i];
}
