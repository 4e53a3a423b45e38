#include "../common.h"
#include "power.h"

template <class T> __global__ void kernel(T *p) {
  int i = threadIdx.x;
  Accumulator<T> a{p[i]};
  for (int j = 0; j < 4; j++) a.add(power<T, 5>(p[i]), j);
  p[i] = a.sum + T(other(p[i], i)) + power<T, 3>(p[i]);
}

int main() {
  double *p = managed<double>(32);
  float *q = managed<float>(32);
  for (int i = 0; i < 32; i++) p[i] = 1 + i * 0.01, q[i] = 1 - i * 0.02f;
  kernel<<<1, 32>>>(p);
  kernel<<<1, 32>>>(q);
  finish();
  show(p, 32, 5);
  show(q, 32, 5);
}
