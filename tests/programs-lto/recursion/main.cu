#include "../common.h"

__device__ int odd(int n);
__device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }
__device__ unsigned fibonacci(unsigned n);

__global__ void kernel(unsigned *p) {
  int i = threadIdx.x;
  p[i] = fibonacci(i) * 2 + even(i);
}

int main() {
  unsigned *p = managed<unsigned>(20);
  kernel<<<1, 20>>>(p);
  finish();
  show(p, 20);
}
