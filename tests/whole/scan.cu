// An exclusive prefix sum of one block, by Blelloch's algorithm in dynamic shared memory.
#include <cstdio>
#include <numeric>
#include <vector>
__global__ void scan(int *data, int n) {
    extern __shared__ int tree[];
    int t = threadIdx.x;
    tree[2 * t] = data[2 * t];
    tree[2 * t + 1] = data[2 * t + 1];
    int offset = 1;
    for (int d = n / 2; d > 0; d /= 2, offset *= 2) {
        __syncthreads();
        if (t < d) tree[offset * (2 * t + 2) - 1] += tree[offset * (2 * t + 1) - 1];
    }
    if (t == 0) tree[n - 1] = 0;
    for (int d = 1; d < n; d *= 2) {
        offset /= 2;
        __syncthreads();
        if (t < d) {
            int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1, old = tree[a];
            tree[a] = tree[b];
            tree[b] += old;
        }
    }
    __syncthreads();
    data[2 * t] = tree[2 * t];
    data[2 * t + 1] = tree[2 * t + 1];
}
int main() {
    const int n = 512;
    std::vector<int> data(n), expected(n);
    for (int i = 0; i < n; i++) data[i] = i % 11;
    std::exclusive_scan(data.begin(), data.end(), expected.begin(), 0);
    int *device;
    cudaMalloc((void **)&device, n * sizeof(int));
    cudaMemcpy(device, data.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    scan<<<1, n / 2, n * sizeof(int)>>>(device, n);
    cudaMemcpy(data.data(), device, n * sizeof(int), cudaMemcpyDeviceToHost);
    std::puts(data == expected ? "equal" : "different");
    return data != expected;
}
// OUTPUT:
// equal
