// A sum by a tree in shared memory, then by shuffles; a template over the operation.
#include <cstdio>
#include <vector>
struct Sum { __host__ __device__ int operator()(int a, int b) const { return a + b; } static constexpr int start = 0; };
struct Max { __host__ __device__ int operator()(int a, int b) const { return a > b ? a : b; } static constexpr int start = -2147483647; };
template <class Op, int BLOCK> __global__ void reduce(const int *in, int *out, int n) {
    __shared__ int part[BLOCK];
    Op op;
    int value = Op::start;
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += BLOCK * gridDim.x) value = op(value, in[i]);
    part[threadIdx.x] = value;
    __syncthreads();
    for (int half = BLOCK / 2; half >= 32; half /= 2) {
        if (threadIdx.x < half) part[threadIdx.x] = op(part[threadIdx.x], part[threadIdx.x + half]);
        __syncthreads();
    }
    if (threadIdx.x < 32) {
        int v = part[threadIdx.x];
        for (int d = 16; d > 0; d /= 2) v = op(v, __shfl_down_sync(0xffffffffu, v, d));
        if (threadIdx.x == 0) out[blockIdx.x] = v;
    }
}
template <class Op> int run(const std::vector<int> &data) {
    int *in, *out, blocks = 8, n = data.size();
    cudaMalloc(&in, n * sizeof(int)), cudaMalloc(&out, blocks * sizeof(int));
    cudaMemcpy(in, data.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    reduce<Op, 128><<<blocks, 128>>>(in, out, n);
    std::vector<int> parts(blocks);
    cudaMemcpy(parts.data(), out, blocks * sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(in), cudaFree(out);
    int value = Op::start;
    for (int p : parts) value = Op()(value, p);
    return value;
}
int main() {
    std::vector<int> data(10000);
    for (int i = 0; i < 10000; i++) data[i] = (i * 37) % 1001 - 500;
    int sum = 0, most = -1000;
    for (int v : data) sum += v, most = v > most ? v : most;
    std::printf("sum %s, max %s\n", run<Sum>(data) == sum ? "right" : "wrong", run<Max>(data) == most ? "right" : "wrong");
}
// OUTPUT:
// sum right, max right
