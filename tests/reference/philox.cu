// A counter-based random generator: the stream does not depend on the launch.
// RUN: fill<<<2, 32>>>(y=out:u32:256, seed=u32:7)
// EXPECT: (y[0] != y[1]) == 1
// RUN: mean<<<4, 64>>>(y=out:f32:1, seed=u32:7)
// EXPECT: y[0] == 0.5 ~ 0.02
__device__ uint4 philox(uint4 c, uint2 k) {
    for (int i = 0; i < 10; i++) {
        unsigned h0 = __umulhi(0xD2511F53u, c.x), l0 = 0xD2511F53u * c.x;
        unsigned h1 = __umulhi(0xCD9E8D57u, c.z), l1 = 0xCD9E8D57u * c.z;
        c = make_uint4(h1 ^ c.y ^ k.x, l1, h0 ^ c.w ^ k.y, l0);
        k.x += 0x9E3779B9u;
        k.y += 0xBB67AE85u;
    }
    return c;
}
__global__ void fill(uint4 *y, unsigned seed) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = philox(make_uint4(i, 0, 0, 0), make_uint2(seed, 0));
}
__global__ void mean(float *y, unsigned seed) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < 16; k++) {
        uint4 r = philox(make_uint4(i, k, 0, 0), make_uint2(seed, 1));
        sum += (r.x * 2.3283064e-10f + r.y * 2.3283064e-10f + r.z * 2.3283064e-10f + r.w * 2.3283064e-10f) / 4;
    }
    atomicAdd(y, sum / 16 / 256);
}
