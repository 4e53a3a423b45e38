// An assertion that fails is an error of the next synchronisation; the program's own status is what it returns.
// STATUS: 3
#include <cassert>
#include <cstdio>
__global__ void check(int n) { assert(n < 10); }
int main() {
    check<<<1, 4>>>(5);
    std::printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
    check<<<1, 4>>>(12);
    cudaError_t status = cudaDeviceSynchronize();
    std::printf("%s: %s\n", cudaGetErrorName(status), cudaGetErrorString(status));
    return 3;
}
// OUTPUT:
// cudaSuccess
// cudaErrorAssert: device-side assert triggered
