// Physics: one colour of a checkerboard of spins, random numbers by counting.
// RUN: ising<<<(32,512), (32,4)>>>(w=i32:1024, h=i32:2048, colour=i32:0, beta=f32:0.44, seed=u32:7, s=out:i8:2<<20:(i*7919)%3-1)
__device__ unsigned hash(unsigned x) {
    x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; x ^= x >> 16;
    return x;
}
extern "C" __global__ void ising(int w, int h, int colour, float beta, unsigned seed, signed char* s) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (((x + y) & 1) != colour) return;
    int left = (x + w - 1) % w, right = (x + 1) % w, up = (y + h - 1) % h, down = (y + 1) % h;
    int sum = s[y * w + left] + s[y * w + right] + s[up * w + x] + s[down * w + x];
    int me = s[y * w + x];
    float u = hash(seed ^ (y * w + x)) * 2.3283064e-10f;
    if (u < __expf(-2.0f * beta * me * sum)) s[y * w + x] = -me;
}
