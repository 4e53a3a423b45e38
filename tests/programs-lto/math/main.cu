#include "../common.h"

__device__ float wave(float x);
__device__ double wave(double x);

__global__ void kernel(float *p, double *q) {
  int i = threadIdx.x;
  p[i] = wave(i * 0.1f) + exp2f(i * 0.125f) + erff(i * 0.01f);
  q[i] = wave(i * 0.1) + pow(1.5, i * 0.1);
}

int main() {
  float *p = managed<float>(64);
  double *q = managed<double>(64);
  kernel<<<1, 64>>>(p, q);
  finish();
  // Five digits: the math libraries of the two compilers differ in the last one of a float.
  for (int i = 0; i < 64; i += 7) std::printf("%.5g %.5g ", p[i], q[i]);
  std::printf("\n");
}
