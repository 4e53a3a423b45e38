// Memory-bound: bfloat16 unpacked by shifting, two at a time.
// RUN: bf16_scale<<<8192, 256>>>(n=i32:1<<22, scale=f32:0.5, bias=f32:1.5, x=buf:u32:1<<22:rand=5,0,1000000000, y=out:u32:1<<22)
__device__ float low_half(unsigned v) { return __uint_as_float(v << 16); }
__device__ float high_half(unsigned v) { return __uint_as_float(v & 0xffff0000u); }
__device__ unsigned pack(float lo, float hi) {
    unsigned a = __float_as_uint(lo), b = __float_as_uint(hi);
    a += 0x7fff + ((a >> 16) & 1);
    b += 0x7fff + ((b >> 16) & 1);
    return (a >> 16) | (b & 0xffff0000u);
}
extern "C" __global__ void bf16_scale(int n, float scale, float bias, const unsigned* __restrict__ x, unsigned* __restrict__ y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        unsigned v = x[i];
        y[i] = pack(low_half(v) * scale + bias, high_half(v) * scale + bias);
    }
}
