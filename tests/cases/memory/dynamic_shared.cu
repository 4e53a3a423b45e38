// Dynamic shared memory: size chosen at launch, reversed through it.
// PTXAS: sm_75 sm_100
// CHECK: .extern .shared
// RUN: reverse<<<2, 64, 256>>>(a=buf:i32:128:iota, r=out:i32:128)
// EXPECT: r[i] == a[i/64*64 + 63 - i%64]
extern __shared__ int buffer[];
__global__ void reverse(const int *a, int *r) {
    int t = threadIdx.x;
    int base = blockIdx.x * blockDim.x;
    buffer[t] = a[base + t];
    __syncthreads();
    r[base + t] = buffer[blockDim.x - 1 - t];
}
