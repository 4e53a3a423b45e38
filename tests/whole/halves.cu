// Halves and bfloat16 on both sides.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cstdio>
__global__ void twice(__half *h, __nv_bfloat16 *b, int n) { int i = threadIdx.x; if (i < n) { h[i] = h[i] + h[i]; b[i] = __float2bfloat16(2 * __bfloat162float(b[i])); } }
int main() {
    __half *h; __nv_bfloat16 *b;
    cudaMallocManaged(&h, 8 * sizeof(__half)); cudaMallocManaged(&b, 8 * sizeof(__nv_bfloat16));
    for (int i = 0; i < 8; i++) h[i] = __float2half(i + 0.1f), b[i] = __float2bfloat16(i * 1.5f);
    twice<<<1, 8>>>(h, b, 8);
    cudaDeviceSynchronize();
    for (int i = 0; i < 8; i += 3) std::printf("%g %g | ", __half2float(h[i]), __bfloat162float(b[i]));
    __half q = __hdiv(__float2half(1), __float2half(3));
    std::printf("%g %g %d %d\n", __half2float(q), __half2float(__float2half(65520.0f)), __half2int_rn(__float2half(2.5f)), (int)__hlt(q, h[1]));
}
// OUTPUT:
// 0.199951 0 | 6.19922 9 | 12.2031 18 | 0.333252 inf 2 1
