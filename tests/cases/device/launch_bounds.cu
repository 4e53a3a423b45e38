// Attributes of kernels reach the PTX.
// PTXAS: sm_75 sm_90 sm_100
// CHECK: .visible .entry {{.*}}bounded
// CHECK: .maxntid 128
// CHECK: .minnctapersm 2
// RUN: bounded<<<2, 128>>>(r=out:i32:256)
// EXPECT: r[i] == i
__global__ void __launch_bounds__(128, 2) bounded(int *r) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    r[i] = i;
}
