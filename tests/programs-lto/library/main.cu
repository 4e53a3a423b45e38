// Sources named lib_* are put into a library first.
#include "../common.h"
#include "lib_vector.h"

__global__ void kernel(float *p) {
  float t = threadIdx.x;
  Vector a{t, 1, 2}, b{3, t, 1};
  p[threadIdx.x] = dot(cross(a, b), Vector{1, 2, t});
}

int main() {
  float *p = managed<float>(32);
  kernel<<<1, 32>>>(p);
  finish();
  show(p, 32, 3);
}
