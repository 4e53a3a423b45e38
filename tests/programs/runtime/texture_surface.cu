#include <cstdio>
#include <vector>
__global__ void sample(cudaTextureObject_t t, float* out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) out[y * w + x] = tex2D<float>(t, (x + 0.25f) / w, (y + 0.75f) / h);
}
__global__ void fill(cudaSurfaceObject_t s, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) surf2Dwrite(float(x * 3 + y * 7 % 11), s, x * 4, y);
}
int main() {
  const int w = 64, h = 32;
  cudaArray_t array; auto format = cudaCreateChannelDesc<float>();
  cudaMallocArray(&array, &format, w, h, cudaArraySurfaceLoadStore);
  cudaResourceDesc r{}; r.resType = cudaResourceTypeArray; r.res.array.array = array;
  cudaTextureDesc d{}; d.addressMode[0] = cudaAddressModeWrap; d.addressMode[1] = cudaAddressModeClamp; d.filterMode = cudaFilterModeLinear; d.normalizedCoords = 1;
  cudaTextureObject_t t; cudaSurfaceObject_t s;
  cudaCreateTextureObject(&t, &r, &d, nullptr); cudaCreateSurfaceObject(&s, &r);
  float* out; cudaMallocManaged(&out, w * h * 4);
  fill<<<dim3(4, 4), dim3(16, 8)>>>(s, w, h);
  sample<<<dim3(4, 4), dim3(16, 8)>>>(t, out, w, h);
  cudaError_t e = cudaDeviceSynchronize();
  double sum = 0; for (int i = 0; i < w * h; i++) sum += out[i] * (i % 13);
  std::printf("%s %.4f\n", cudaGetErrorName(e), sum);
}
