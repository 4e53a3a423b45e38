// NVCC-FLAGS: -lineinfo
#include "../common.h"
#include "filter.h"

__global__ void kernel(float *p, int n) {
  int i = threadIdx.x;
  p[i] = filter(p, i, n) +
         clamp(p[i], 0.25f, 0.75f);
}

int main() {
  float *p = managed<float>(64);
  for (int i = 0; i < 64; i++) p[i] = (i * 37 % 64) / 64.0f;
  kernel<<<1, 32>>>(p, 64);
  finish();
  show(p, 32, 3);
}
