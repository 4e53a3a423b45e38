// A function that ends by calling itself is a loop, and is inlined like any other.
// PTXAS: sm_90
// RUN: k<<<1, 32>>>(n=u32:84, out=out:u32:32, counts=out:u32:32)
// EXPECT: out[i] == maxof(d, 1, 85, n % d == 0 && i % d == 0 ? d : 0)
// EXPECT: counts[i] == 3
// CHECK@O3: .entry k
// CHECK-NOT@O3: call
// CHECK@O3: ret
__device__ unsigned gcd(unsigned a, unsigned b) {
    if (b == 0) return a;
    return gcd(b, a % b);
}
__device__ void count(unsigned* p, int n) {
    if (n == 0) return;
    ++*p;
    count(p, n - 1);
}
extern "C" __global__ void k(unsigned n, unsigned* out, unsigned* counts) {
    unsigned t = threadIdx.x;
    out[t] = gcd(t, n);
    counts[t] = 0;
    count(counts + t, 3);
}
