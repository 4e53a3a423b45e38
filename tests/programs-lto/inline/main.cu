#include "../common.h"

__device__ float scale(float x, int i);

__global__ void apply(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = scale(p[i], i);
}

int main() {
  float *p = managed<float>(1000);
  for (int i = 0; i < 1000; i++) p[i] = i * 0.25f;
  apply<<<4, 256>>>(p, 1000);
  finish();
  show(p, 1000, 37);
}
