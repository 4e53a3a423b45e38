// The barrier of a cluster orders the shared memory of its blocks.
// OPT: 0 3
// FLAGS: -arch=sm_90
// NO-CLANG: cluster barriers are assembly

// RUN: turn<<<4, 64>>>(y=out:u32:256)
// CHECKED
// EXPECT: y[i] == 63 - i % 64

__global__ void __cluster_dims__(2, 1, 1) turn(unsigned *y) {
  __shared__ unsigned tile[64];
  tile[threadIdx.x] = threadIdx.x;
  asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
  asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
  y[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
