#include "../common.h"
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__device__ __half2 blend(__half2 a, __half2 b, float t);
__device__ __nv_bfloat162 square(__nv_bfloat162 x);
__device__ int other_value();
static __device__ int value() { return 3; }

__global__ void kernel(float *p) {
  int i = threadIdx.x;
  __half2 r = blend(__floats2half2_rn(i, i * 0.5f), __floats2half2_rn(1, 2), i * 0.03f);
  __nv_bfloat162 s = square(__floats2bfloat162_rn(i, 2));
  p[i] = __low2float(r) + __high2float(r) * value() + other_value() + __low2float(s);
}

int main() {
  float *p = managed<float>(16);
  kernel<<<1, 16>>>(p);
  finish();
  show(p, 16);
}
