#include <cstdio>
#include <cuda/pipeline>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
__global__ void kernel(const float* in, float* out, int tiles) {
  constexpr int stages = 2; __shared__ float buffer[stages][128];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
  auto block = cg::this_thread_block(); auto pipe = cuda::make_pipeline(block, &state);
  float sum = 0;
  for (int f = 0, t = 0; t < tiles; t++) {
    for (; f < tiles && f < t + stages; f++) { pipe.producer_acquire(); cuda::memcpy_async(block, buffer[f % stages], in + f * 128, sizeof(float) * 128, pipe); pipe.producer_commit(); }
    pipe.consumer_wait(); sum += buffer[t % stages][127 - threadIdx.x]; block.sync(); pipe.consumer_release();
  }
  out[threadIdx.x] = sum;
}
int main() {
  float *in, *out; cudaMallocManaged(&in, 128 * 10 * 4); cudaMallocManaged(&out, 512);
  for (int i = 0; i < 1280; i++) in[i] = i % 97;
  kernel<<<1, 128>>>(in, out, 10);
  cudaError_t e = cudaDeviceSynchronize();
  double s = 0; for (int i = 0; i < 128; i++) s += out[i] * i;
  std::printf("%s %.1f\n", cudaGetErrorName(e), s);
}
