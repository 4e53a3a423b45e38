// A program for the debugger: two kernels, one of them launched twice.
#include <cstdio>

__global__ void fill(int *data, int start) {
    int i = threadIdx.x;
    data[i] = start + i;
}

__global__ void add(int *data, int amount) {
    int i = threadIdx.x;
    int sum = data[i] + amount;
    data[i] = sum;
}

int main(int argc, char **argv) {
    int *data;
    cudaMallocManaged(&data, 4 * sizeof(int));
    std::printf("%d arguments, the last is %s\n", argc - 1, argv[argc - 1]);
    fill<<<1, 4>>>(data, 10);
    for (int round = 1; round <= 2; ++round)
        add<<<1, 4>>>(data, round * 100);
    if (cudaDeviceSynchronize() != cudaSuccess)
        std::printf("failed\n");
    std::printf("data[3] = %d\n", data[3]);
    return data[3] % 100;
}
