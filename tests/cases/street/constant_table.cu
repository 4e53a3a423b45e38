// Constant memory: initialised in the source, and set by the host before the launch.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK-DAG: .const .align 4 .b8 primes[32]
// RUN: lookup<<<1, 64>>>(r=out:i32:64)
// EXPECT: r[i] == (i%8 == 0 ? 2 : i%8 == 1 ? 3 : i%8 == 2 ? 5 : i%8 == 3 ? 7 : i%8 == 4 ? 11 : i%8 == 5 ? 13 : i%8 == 6 ? 17 : 19)
// RUN: filter<<<1, 60>>>(x=buf:f32:64:iota, r=out:f32:60)
// GLOBAL: weights=f32:[1, 2, 4, 2, 1]
// EXPECT: r[i] == sum(k, 0, 5, weights[k] * x[i+k])
__constant__ int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
__constant__ float weights[5];

__global__ void lookup(int *r) { r[threadIdx.x] = primes[threadIdx.x % 8]; }

__global__ void filter(const float *x, float *r) {
    float sum = 0;
    for (int k = 0; k < 5; ++k)
        sum += weights[k] * x[threadIdx.x + k];
    r[threadIdx.x] = sum;
}
