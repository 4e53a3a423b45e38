// Colour conversion sRGB to linear and back with an exposure: powf with constant exponents.
// RUN: gamma_correct<<<4096, 256>>>(n=i32:1<<20, exposure=f32:1.5, in=buf:u8:1<<22:rand=1, out=out:u8:1<<22)
__device__ float to_linear(float c) { return c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f); }
__device__ float to_srgb(float c) { return c <= 0.0031308f ? c * 12.92f : 1.055f * powf(c, 1.0f / 2.4f) - 0.055f; }
__device__ unsigned char byte(float c) { return (unsigned char)(fminf(fmaxf(c, 0.f), 1.f) * 255.f + 0.5f); }
extern "C" __global__ void gamma_correct(int n, float exposure, const uchar4* in, uchar4* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar4 p = in[i];
    float r = to_linear(p.x / 255.f) * exposure, g = to_linear(p.y / 255.f) * exposure, b = to_linear(p.z / 255.f) * exposure;
    float l = 0.2126f * r + 0.7152f * g + 0.0722f * b, s = 1.f / (1.f + l);
    out[i] = make_uchar4(byte(to_srgb(r * s)), byte(to_srgb(g * s)), byte(to_srgb(b * s)), p.w);
}
