#include "../common.h"
#include "operations.h"

__global__ void kernel(int *p) {
  int i = threadIdx.x, v[4] = {i, 3, i + 2, 5};
  p[i] = choose(i)(i, 7) * 100 + operations[(i + 1) % 3](i, 3) + fold(v, 4, operations[i % 3]);
}

int main() {
  int *p = managed<int>(30);
  kernel<<<1, 30>>>(p);
  finish();
  show(p, 30);
}
