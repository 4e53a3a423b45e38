// __int128: products and sums wider than 64 bits.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 32>>>(a=buf:u64:32:rand=1, b=buf:u64:32:rand=2, lo=out:u64:32, hi=out:u64:32, s=out:u64:32)
// EXPECT: lo[i] == u64(a[i] * b[i])
// EXPECT: hi[i] == ((a[i] >> 32) * (b[i] >> 32)) + (((a[i] >> 32) * (b[i] & 0xffffffff)) >> 32) + (((a[i] & 0xffffffff) * (b[i] >> 32)) >> 32)
//     + ((((a[i] & 0xffffffff) * (b[i] & 0xffffffff) >> 32) + ((a[i] >> 32) * (b[i] & 0xffffffff) & 0xffffffff) + ((a[i] & 0xffffffff) * (b[i] >> 32) & 0xffffffff)) >> 32)
// EXPECT: s[i] == (a[i] + b[i]) >> 4
__global__ void k(const unsigned long long *a, const unsigned long long *b, unsigned long long *lo, unsigned long long *hi,
                  unsigned long long *s) {
    int i = threadIdx.x;
    unsigned __int128 p = (unsigned __int128)a[i] * b[i];
    lo[i] = (unsigned long long)p;
    hi[i] = (unsigned long long)(p >> 64);
    unsigned __int128 sum = (unsigned __int128)a[i] + b[i];
    s[i] = (unsigned long long)(sum >> 4);
}
