// A histogram with atomics in shared memory and in global memory.
#include <cstdio>
#include <cstring>
#include <string>
__global__ void histogram(const unsigned char *text, int n, unsigned *counts) {
    __shared__ unsigned own[26];
    if (threadIdx.x < 26) own[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        int letter = text[i] - 'a';
        if (letter >= 0 && letter < 26) atomicAdd(&own[letter], 1u);
    }
    __syncthreads();
    if (threadIdx.x < 26) atomicAdd(&counts[threadIdx.x], own[threadIdx.x]);
}
int main() {
    std::string text;
    for (int i = 0; i < 500; i++) text += "the quick brown fox jumps over the lazy dog ";
    unsigned char *device;
    unsigned *counts, host[26];
    cudaMalloc(&device, text.size());
    cudaMalloc(&counts, sizeof host);
    cudaMemcpy(device, text.data(), text.size(), cudaMemcpyHostToDevice);
    cudaMemset(counts, 0, sizeof host);
    histogram<<<4, 64>>>(device, (int)text.size(), counts);
    cudaMemcpy(host, counts, sizeof host, cudaMemcpyDeviceToHost);
    for (char c : {'a', 'e', 'o', 't', 'z'}) std::printf("%c %u\n", c, host[c - 'a']);
}
// OUTPUT:
// a 500
// e 1500
// o 2000
// t 1000
// z 500
