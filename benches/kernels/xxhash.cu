// Integer: 64-bit hash of 32-byte stripes.
// RUN: xxhash<<<2048, 256>>>(stripes=i32:4, data=buf:u64:1<<23:rand=1, out=out:u64:1<<19)
typedef unsigned long long u64;
#define P1 11400714785074694791ull
#define P2 14029467366897019727ull
#define P3 1609587929392839161ull
#define P4 9650029242287828579ull
__device__ u64 rotl(u64 x, int r) { return (x << r) | (x >> (64 - r)); }
__device__ u64 round64(u64 acc, u64 v) { return rotl(acc + v * P2, 31) * P1; }
extern "C" __global__ void xxhash(int stripes, const u64* __restrict__ data, u64* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    const u64* p = data + t * stripes * 4;
    u64 v1 = P1 + P2, v2 = P2, v3 = 0, v4 = 0 - P1;
    for (int i = 0; i < stripes; i++, p += 4) {
        v1 = round64(v1, p[0]); v2 = round64(v2, p[1]); v3 = round64(v3, p[2]); v4 = round64(v4, p[3]);
    }
    u64 h = rotl(v1, 1) + rotl(v2, 7) + rotl(v3, 12) + rotl(v4, 18);
    h ^= h >> 33; h *= P2; h ^= h >> 29; h *= P3; h ^= h >> 32;
    out[t] = h;
}
