// Pi by random points, with cuRAND's functions for the device.
#include <cstdio>
#include <cmath>
#include <curand_kernel.h>
__global__ void throw_darts(unsigned long long seed, int each, unsigned long long *hits) {
    curandState state;
    curand_init(seed, blockIdx.x * blockDim.x + threadIdx.x, 0, &state);
    unsigned long long own = 0;
    for (int i = 0; i < each; i++) {
        float x = curand_uniform(&state), y = curand_uniform(&state);
        own += x * x + y * y <= 1.0f;
    }
    atomicAdd(hits, own);
}
int main() {
    unsigned long long *hits;
    cudaMallocManaged(&hits, sizeof *hits);
    *hits = 0;
    const int blocks = 4, threads = 64, each = 50;
    throw_darts<<<blocks, threads>>>(42, each, hits);
    cudaDeviceSynchronize();
    double pi = 4.0 * *hits / (double(blocks) * threads * each);
    std::printf("%s\n", std::fabs(pi - 3.14159) < 0.1 ? "close" : "far");
    cudaFree(hits);
}
// OUTPUT:
// close
