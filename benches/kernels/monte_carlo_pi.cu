// Monte Carlo: xorshift per thread, counts summed by warps.
// RUN: monte_carlo_pi<<<1056, 256>>>(rounds=i32:1000, hits=buf:u64:1)
extern "C" __global__ void monte_carlo_pi(int rounds, unsigned long long* hits) {
    unsigned s = 0x9e3779b9u * (blockIdx.x * blockDim.x + threadIdx.x + 1);
    int inside = 0;
    for (int i = 0; i < rounds; i++) {
        s ^= s << 13; s ^= s >> 17; s ^= s << 5;
        float x = (s >> 8) * (1.0f / 16777216.0f);
        s ^= s << 13; s ^= s >> 17; s ^= s << 5;
        float y = (s >> 8) * (1.0f / 16777216.0f);
        if (x * x + y * y <= 1.0f) inside++;
    }
    inside = __reduce_add_sync(0xffffffffu, inside);
    if ((threadIdx.x & 31) == 0) atomicAdd(hits, (unsigned long long)inside);
}
