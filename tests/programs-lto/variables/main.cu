#include "../common.h"

extern __device__ int counter;
extern __constant__ float table[8];
extern __device__ int history[64];
__constant__ int stride = 3;
__device__ void note(int i);

__global__ void fill(float *p) {
  int i = threadIdx.x;
  p[i] = table[i & 7] * i;
  atomicAdd(&counter, i);
  note(i);
}

__global__ void read(int *q) {
  q[0] = counter;
  for (int i = 0; i < 64; i++) q[1] += history[i];
}

void set_scale(float x);

int main() {
  float *p = managed<float>(64);
  int *q = managed<int>(2);
  int two = 2;
  check(cudaMemcpyToSymbol(stride, &two, sizeof two));
  set_scale(1.5f);
  fill<<<1, 64>>>(p);
  read<<<1, 1>>>(q);
  finish();
  show(p, 64, 9);
  show(q, 2);
}
