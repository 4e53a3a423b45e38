// Random streams: xoshiro256**, each thread seeds itself by splitmix and averages uniform numbers.
// RUN: xoshiro<<<512, 256>>>(draws=i32:32, seed=u64:12345, mean=out:f64:131072, last=out:u64:131072)
#include <cstdint>
class Xoshiro {
    uint64_t s[4];
    static __device__ uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
public:
    __device__ explicit Xoshiro(uint64_t seed) {
        for (auto& w : s) {
            seed += 0x9e3779b97f4a7c15ull;
            uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
            w = z ^ (z >> 31);
        }
    }
    __device__ uint64_t operator()() {
        const uint64_t result = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = rotl(s[3], 45);
        return result;
    }
    __device__ double uniform() { return ((*this)() >> 11) * 0x1p-53; }
};
extern "C" __global__ void xoshiro(int draws, uint64_t seed, double* mean, uint64_t* last) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Xoshiro rng(seed + i);
    double sum = 0;
    for (int k = 0; k < draws; k++) sum += rng.uniform();
    mean[i] = sum / draws;
    last[i] = rng();
}
