#include "operations.h"
__device__ int fold(const int *p, int n, Operation op) {
  int r = p[0];
  for (int i = 1; i < n; i++) r = op(r, p[i]);
  return r;
}
