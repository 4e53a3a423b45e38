// Modular powers of 64-bit numbers by 128-bit products and remainders: a Fermat test per thread.
// RUN: mulmod128<<<128, 128>>>(n=buf:u64:16384:rand=1,1000000007,4611686018427387903, out=out:u64:16384)
typedef unsigned long long u64;
__device__ u64 mulmod(u64 a, u64 b, u64 m) { return (u64)((unsigned __int128)a * b % m); }
__device__ u64 powmod(u64 a, u64 e, u64 m) {
    u64 r = 1;
    while (e) {
        if (e & 1) r = mulmod(r, a, m);
        a = mulmod(a, a, m);
        e >>= 1;
    }
    return r;
}
extern "C" __global__ void mulmod128(const u64* n, u64* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    u64 m = n[i] | 1;
    out[i] = powmod(2, (m - 1) >> 40, m);
}
