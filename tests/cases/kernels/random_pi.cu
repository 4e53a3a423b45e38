// Monte Carlo with a xorshift generator per thread.
// PTXAS: sm_75 sm_90 sm_100
// RUN: estimate<<<4, 64>>>(hits=out:u32:1, rounds=i32:100)
// EXPECT: hits[0] == 25600 * pi / 4 ~ 300
// RUN: numbers<<<1, 4>>>(r=out:u32:8)
// EXPECT: r[0] == 270369
// EXPECT: r[1] == 67634689
struct XorShift {
    unsigned s;
    __device__ unsigned next() {
        s ^= s << 13;
        s ^= s >> 17;
        s ^= s << 5;
        return s;
    }
    __device__ float unit() { return (next() >> 8) * (1.0f / 16777216.0f); }
};
__global__ void estimate(unsigned *hits, int rounds) {
    XorShift g = {(blockIdx.x * blockDim.x + threadIdx.x + 1) * 2654435761u};
    unsigned mine = 0;
    for (int i = 0; i < rounds; ++i) {
        float x = g.unit(), y = g.unit();
        mine += x * x + y * y < 1.0f;
    }
    atomicAdd(hits, mine);
}
__global__ void numbers(unsigned *r) {
    XorShift g = {threadIdx.x + 1};
    r[2 * threadIdx.x] = g.next();
    r[2 * threadIdx.x + 1] = g.next();
}
