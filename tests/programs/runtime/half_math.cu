// NVCC-FLAGS: --use_fast_math
#include <cstdio>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
__global__ void kernel(const float* in, float* out) {
  int i = threadIdx.x;
  __half2 h = __floats2half2_rn(in[i], in[i + 1]);
  h = __hfma2(h, __float2half2_rn(0.5f), h2exp(__hmul2(h, __float2half2_rn(-0.125f))));
  __nv_bfloat162 b = __hadd2(__floats2bfloat162_rn(in[i], 1.0f), __float2bfloat162_rn(0.25f));
  __nv_fp8_e4m3 q(in[i] * 2); __nv_fp8_e5m2 r(in[i]);
  out[i * 6] = __low2float(h); out[i * 6 + 1] = __high2float(h); out[i * 6 + 2] = __low2float(b);
  out[i * 6 + 3] = float(q); out[i * 6 + 4] = float(r); out[i * 6 + 5] = __half2float(__hmax(__low2half(h), __float2half(1)));
}
int main() {
  float *in, *out; cudaMallocManaged(&in, 65 * 4); cudaMallocManaged(&out, 6 * 64 * 4);
  for (int i = 0; i < 65; i++) in[i] = (i - 32) * 0.375f;
  kernel<<<1, 64>>>(in, out);
  cudaError_t e = cudaDeviceSynchronize();
  double s = 0; for (int i = 0; i < 384; i++) s += out[i] * (i % 7);
  std::printf("%s %.5f\n", cudaGetErrorName(e), s);
}
