// Atomics on 64-bit integers, float and double; increments that wrap; a compare-and-swap loop.
// PTXAS: sm_75 sm_100
// RUN: k<<<2, 64>>>(l=out:u64:[0, 0, 0xffffffffffffffff], f=out:f32:2, d=out:f64:1, u=out:u32:[0, 5])
// EXPECT: l == [128000000000, 127, 3]
// EXPECT: f == [64, 127]
// EXPECT: d[0] == 32
// EXPECT: u[0] == 128 % 11
__device__ void atomic_max(float *p, float v) {
    int *bits = (int *)p;
    int old = *bits;
    while (__int_as_float(old) < v) {
        int seen = atomicCAS(bits, old, __float_as_int(v));
        if (seen == old)
            break;
        old = seen;
    }
}
__global__ void k(unsigned long long *l, float *f, double *d, unsigned *u) {
    int t = threadIdx.x + blockIdx.x * blockDim.x;
    atomicAdd(&l[0], 1000000000ULL);
    atomicMax(&l[1], (unsigned long long)t);
    atomicAnd(&l[2], 3ULL);
    atomicAdd(&f[0], 0.5f);
    atomic_max(&f[1], t);
    atomicAdd(d, 0.25);
    atomicInc(&u[0], 10);
    atomicDec(&u[1], 7);
}
