#include <cstdio>

__global__ void square(int *x) {
    int i = threadIdx.x;
    x[i] *= x[i];
}

int main() {
    int host[4] = {1, 2, 3, 4};
    int *device = nullptr;
    cudaMalloc(&device, sizeof host);
    cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice);
    square<<<1, 4>>>(device);
    cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost);
    cudaFree(device);
    std::printf("%d %d %d %d\n", host[0], host[1], host[2], host[3]);
}
