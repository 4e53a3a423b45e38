// Products of a loaded short: the load was made an extending one although `mul.wide.s16` had asked for the narrow value.
// OPT: 0 1 2 3
// RUN: k<<<1, 32>>>(a=buf:i16:32:iota, r=out:u32:32)
// EXPECT: r[i] == i*923521 + 2*i*29791 + 3*i*961 + 4*i*31 + 5*i
struct Words {
    unsigned v[6];
    __device__ unsigned &operator[](int i) { return v[i]; }
    __device__ unsigned *begin() { return v; }
    __device__ unsigned *end() { return v + 6; }
};

__device__ __forceinline__ unsigned sum(unsigned a, unsigned b) {
    Words x = {};
    for (int i = 0; i < 6; ++i) x[i] = a * i ^ b >> i;
    x[a % 6] += b;
    unsigned s = 0;
    for (unsigned v : x) s = s * 31 + v;
    return s;
}

__global__ void k(const short *a, unsigned *r) {
    double d[2] = {1.0, 0.0};
    d[0] = (double)sum((unsigned)a[threadIdx.x], 0u);
    r[threadIdx.x] = (unsigned)d[0];
}
