// Variables in device memory whose declarations define their classes, with the mark before or behind the class.
#include <cstdio>
struct Sizes { int a, b; };
constexpr struct ZeroTy { __host__ __device__ operator int() const { return 7; } } __constant__ zero;
__constant__ struct { int x, y; } pair;
__device__ struct Counter { int n; __device__ int twice() const { return 2 * n; } } counter, others[2];
__device__ enum class Mode : int { Off, On } mode;
__constant__ struct Sizes sizes { 3, 4 };
__device__ struct Sizes *at;
// The host reads its own copy of a constant.
static __device__ __const__ int answer = 42;
__global__ void k(int *out) {
    out[0] = pair.x * 10 + pair.y;
    out[1] = counter.twice();
    out[2] = sizes.a + sizes.b + (mode == Mode::On) + zero;
    out[3] = others[1].n + (at == nullptr) + answer;
}
int main() {
    int *out, from[2] = {1, 2}, n = 21, many[2] = {5, 6};
    Mode on = Mode::On;
    libraryPropertyType version = MAJOR_VERSION;
    cudaMallocManaged(&out, 16);
    cudaMemcpyToSymbol(pair, from, sizeof from);
    cudaMemcpyToSymbol(counter, &n, sizeof n);
    cudaMemcpyToSymbol(others, many, sizeof many);
    cudaMemcpyToSymbol(mode, &on, sizeof on);
    k<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    std::printf("%d %d %d %d %d %d\n", out[0], out[1], out[2], out[3], version, answer);
}
// OUTPUT:
// 12 42 15 49 0 42
