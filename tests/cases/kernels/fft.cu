// Radix-2 FFT of 64 points in shared memory; the input is one pure frequency.
// PTXAS: sm_75 sm_90 sm_100
// RUN: fft<<<1, 32>>>(x=out:f32:128:(i%2==0 ? cos(2*pi*5*(i/2)/64) : sin(2*pi*5*(i/2)/64)))
// EXPECT: x[i] == (i == 10 ? 64 : 0) ~ 1e-4
// RUN: fft<<<1, 32>>>(x=out:f32:128:(i==0))
// EXPECT: x[i] == (i%2 == 0) ~ 1e-5
struct Complex {
    float re, im;
};
__device__ Complex operator*(Complex a, Complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
__device__ Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
__device__ Complex operator-(Complex a, Complex b) { return {a.re - b.re, a.im - b.im}; }
__global__ void fft(Complex *x) {
    __shared__ Complex s[64];
    int t = threadIdx.x;
    for (int i = t; i < 64; i += 32)
        s[__brev(i) >> 26] = x[i];
    __syncthreads();
    for (int half = 1; half < 64; half <<= 1) {
        int pos = t & (half - 1);
        int lo = ((t & ~(half - 1)) << 1) | pos;
        float angle = -3.14159265358979f * pos / half;
        Complex w = {cosf(angle), sinf(angle)};
        Complex a = s[lo], b = w * s[lo + half];
        s[lo] = a + b;
        s[lo + half] = a - b;
        __syncthreads();
    }
    for (int i = t; i < 64; i += 32)
        x[i] = s[i];
}
