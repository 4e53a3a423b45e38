// A maximum of floats by compare-and-swap, a lock, and 64-bit packing.
// RUN: maximum<<<4, 64>>>(x=buf:f32:256:rand=3,-100,100, y=out:f32:[-1000])
// EXPECT: y[0] == maxof(k, 0, 256, x[k])
// RUN: locked<<<4, 32>>>(lock=out:i32:1, sum=out:i32:1)
// EXPECT: sum[0] == 128
// RUN: argmin<<<2, 64>>>(x=buf:u32:128:rand=9, best=out:u64:[-1])
// EXPECT: best[0] >> 32 == minof(k, 0, 128, x[k])
__device__ float atomic_max(float *p, float v) {
    int *bits = (int *)p, old = *bits;
    while (__int_as_float(old) < v) {
        int seen = atomicCAS(bits, old, __float_as_int(v));
        if (seen == old) break;
        old = seen;
    }
    return __int_as_float(old);
}
__global__ void maximum(const float *x, float *y) { atomic_max(y, x[blockIdx.x * blockDim.x + threadIdx.x]); }
__global__ void locked(int *lock, int *sum) {
    bool done = false;
    while (!done) {
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence();
            *(volatile int *)sum = *(volatile int *)sum + 1;
            __threadfence();
            atomicExch(lock, 0);
            done = true;
        }
    }
}
__global__ void argmin(const unsigned *x, unsigned long long *best) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicMin(best, (unsigned long long)x[i] << 32 | i);
}
