// Votes and shuffles of the active threads, of before sm_70.
// FLAGS: -arch=sm_61
// PTXAS: sm_52 sm_61 sm_62
// CHECK-DAG: shfl.idx.b32
// CHECK-DAG: shfl.bfly.b32
// RUN: votes<<<1, 32>>>(r=out:u32:96)
// EXPECT: r[i] == 0xaaaaaaaa for i in 0..32
// EXPECT: r[i + 32] == 1 for i in 0..32
// EXPECT: r[i + 64] == 0 for i in 0..32
// RUN: shuffles<<<1, 32>>>(r=out:i32:64, d=out:f64:32)
// EXPECT: r[i] == 105 for i in 0..32
// EXPECT: r[i + 32] == 100 + (i ^ 1) for i in 0..32
// EXPECT: d[i] == min(i + 1, 31) * 0.5
__global__ void votes(unsigned *r) {
    int odd = threadIdx.x & 1;
    r[threadIdx.x] = __ballot(odd);
    r[threadIdx.x + 32] = __any(odd);
    r[threadIdx.x + 64] = __all(odd);
}

__global__ void shuffles(int *r, double *d) {
    int v = 100 + threadIdx.x;
    r[threadIdx.x] = __shfl(v, 5);
    r[threadIdx.x + 32] = __shfl_xor(v, 1);
    d[threadIdx.x] = __shfl_down(threadIdx.x * 0.5, 1);
}
