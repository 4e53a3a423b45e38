// A program that brings the addition of doubles which the architecture lacks: no clash with one of the headers.
// FLAGS: -arch=sm_52
// PTXAS: sm_50 sm_52 sm_60
// CHECK@sm_52: atom.{{(global\.)?}}cas.b64
// RUN: sum<<<2, 64>>>(r=out:f64:1)
// EXPECT: r[0] == 8128
#if __CUDA_ARCH__ < 600
__device__ double atomicAdd(double *p, double v) {
    unsigned long long *word = (unsigned long long *)p, seen = *word, expected;
    do {
        expected = seen;
        seen = atomicCAS(word, expected, __double_as_longlong(v + __longlong_as_double(expected)));
    } while (seen != expected);
    return __longlong_as_double(seen);
}
#endif

__global__ void sum(double *r) { atomicAdd(r, blockIdx.x * 64.0 + threadIdx.x); }
