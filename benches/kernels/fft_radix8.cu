// FFT: radix-8 butterflies in registers with twiddles from special functions.
// RUN: fft_radix8<<<4096, 128>>>(n=i32:524288, in=buf:f32:1<<23:rand=1, out=out:f32:1<<23)
struct Complex { float re, im; };
__device__ Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
__device__ Complex operator-(Complex a, Complex b) { return {a.re - b.re, a.im - b.im}; }
__device__ Complex operator*(Complex a, Complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
__device__ void fft2(Complex& a, Complex& b) { Complex t = a - b; a = a + b; b = t; }
__device__ Complex mul_minus_i(Complex a) { return {a.im, -a.re}; }
__device__ void fft8(Complex* v) {
    const float h = 0.70710678f;
    fft2(v[0], v[4]); fft2(v[1], v[5]); fft2(v[2], v[6]); fft2(v[3], v[7]);
    v[5] = v[5] * Complex{h, -h};
    v[6] = mul_minus_i(v[6]);
    v[7] = v[7] * Complex{-h, -h};
    fft2(v[0], v[2]); fft2(v[1], v[3]); v[3] = mul_minus_i(v[3]); fft2(v[0], v[1]); fft2(v[2], v[3]);
    fft2(v[4], v[6]); fft2(v[5], v[7]); v[7] = mul_minus_i(v[7]); fft2(v[4], v[5]); fft2(v[6], v[7]);
}
extern "C" __global__ void fft_radix8(int n, const Complex* __restrict__ in, Complex* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Complex v[8];
    for (int j = 0; j < 8; j++) v[j] = in[i + j * n];
    fft8(v);
    float base = -6.2831853f * (float)i / (8.0f * n);
    for (int j = 1; j < 8; j++) {
        float s = __sinf(base * j), c = __cosf(base * j);
        v[j] = v[j] * Complex{c, s};
    }
    for (int j = 0; j < 8; j++) out[i * 8 + j] = v[j];
}
