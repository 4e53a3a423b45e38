// Constant memory, device variables in namespaces, function pointers, symbols.
#include <cstdio>
__constant__ float coefficients[4] = {1, 2, 3, 4};
__device__ int calls = 5;
static __device__ int hidden;
namespace physics { __constant__ double g = 9.81; namespace { __device__ int inner = 7; } }
__device__ float twice(float x) { return 2 * x; }
typedef float (*Function)(float);
__device__ Function chosen = twice;
__global__ void evaluate(const float *x, float *y, int n) {
    int i = threadIdx.x;
    if (i >= n) return;
    float v = x[i];
    y[i] = chosen(((coefficients[3] * v + coefficients[2]) * v + coefficients[1]) * v + coefficients[0]);
    atomicAdd(&calls, 1);
    if (i == 0) hidden = (int)physics::g + physics::inner;
}
int main() {
    float host[4] = {0, 1, 0, 1}, x[3] = {0, 1, 2}, y[3], *dx, *dy;
    cudaMemcpyToSymbol(coefficients, host, sizeof host);
    cudaMalloc(&dx, sizeof x), cudaMalloc(&dy, sizeof y);
    cudaMemcpy(dx, x, sizeof x, cudaMemcpyHostToDevice);
    evaluate<<<1, 32>>>(dx, dy, 3);
    cudaMemcpy(y, dy, sizeof y, cudaMemcpyDeviceToHost);
    int count, seen;
    cudaMemcpyFromSymbol(&count, calls, sizeof count);
    cudaMemcpyFromSymbol(&seen, hidden, sizeof seen);
    size_t size;
    cudaGetSymbolSize(&size, coefficients);
    void *address;
    cudaError_t found = cudaGetSymbolAddress(&address, physics::inner);
    std::printf("%g %g %g, %d calls, hidden %d, %zu bytes, %s\n", y[0], y[1], y[2], count, seen, size, cudaGetErrorName(found));
    std::printf("%s\n", cudaGetErrorString(cudaMemcpyToSymbol(coefficients, host, sizeof host, 4)));
}
// OUTPUT:
// 0 4 20, 8 calls, hidden 16, 16 bytes, cudaSuccess
// invalid argument
