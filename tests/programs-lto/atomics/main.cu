#include "../common.h"

__device__ void count(int *h, float *f, unsigned long long *m, int i);

__global__ void kernel(int *h, float *f, unsigned long long *m) {
  count(h, f, m, blockIdx.x * blockDim.x + threadIdx.x);
}

int main() {
  int *h = managed<int>(10);
  float *f = managed<float>(8);
  unsigned long long *m = managed<unsigned long long>(3);
  kernel<<<8, 128>>>(h, f, m);
  finish();
  show(h, 9);
  show(f, 8);
  show(m, 3);
}
