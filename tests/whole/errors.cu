// Errors: the last one, launches that cannot be, a kernel that goes wrong and what is left of the device then.
#include <cstdio>
__global__ void bad(int *p) { p[threadIdx.x] = 1; }
__global__ void good() {}
#define SHOW(call) std::printf("%-22s %s\n", #call, cudaGetErrorName(call))
int main() {
    int *p;
    SHOW(cudaMalloc(&p, 1ull << 50));
    SHOW(cudaPeekAtLastError());
    SHOW(cudaGetLastError());
    SHOW(cudaGetLastError());
    SHOW(cudaFree(0));
    SHOW(cudaFree((void *)16));
    SHOW(cudaGetLastError());
    SHOW(cudaMalloc(&p, 64));
    SHOW(cudaMemset(p, 0, 65));
    SHOW(cudaSetDevice(7));
    good<<<0, 1>>>();
    SHOW(cudaGetLastError());
    good<<<1, 1025>>>();
    SHOW(cudaGetLastError());
    good<<<1, 1, 50000>>>();
    SHOW(cudaGetLastError());
    SHOW(cudaFuncSetAttribute(good, cudaFuncAttributeMaxDynamicSharedMemorySize, 50000));
    good<<<1, 1, 50000>>>();
    SHOW(cudaDeviceSynchronize());
    bad<<<1, 32>>>((int *)0x1000000000000);
    SHOW(cudaPeekAtLastError());
    SHOW(cudaDeviceSynchronize());
    SHOW(cudaGetLastError());
    SHOW(cudaGetLastError());
    SHOW(cudaMalloc(&p, 64));
    good<<<1, 1>>>();
    SHOW(cudaGetLastError());
    int count;
    SHOW(cudaGetDeviceCount(&count));
    std::printf("%s\n", cudaGetErrorString((cudaError_t)12345));
}
// OUTPUT:
// cudaMalloc(&p, 1ull << 50) cudaErrorMemoryAllocation
// cudaPeekAtLastError()  cudaErrorMemoryAllocation
// cudaGetLastError()     cudaErrorMemoryAllocation
// cudaGetLastError()     cudaSuccess
// cudaFree(0)            cudaSuccess
// cudaFree((void *)16)   cudaErrorInvalidValue
// cudaGetLastError()     cudaErrorInvalidValue
// cudaMalloc(&p, 64)     cudaSuccess
// cudaMemset(p, 0, 65)   cudaErrorInvalidValue
// cudaSetDevice(7)       cudaErrorInvalidDevice
// cudaGetLastError()     cudaErrorInvalidValue
// cudaGetLastError()     cudaErrorInvalidValue
// cudaGetLastError()     cudaErrorInvalidValue
// cudaFuncSetAttribute(good, cudaFuncAttributeMaxDynamicSharedMemorySize, 50000) cudaSuccess
// cudaDeviceSynchronize() cudaSuccess
// cudaPeekAtLastError()  cudaSuccess
// cudaDeviceSynchronize() cudaErrorIllegalAddress
// cudaGetLastError()     cudaErrorIllegalAddress
// cudaGetLastError()     cudaSuccess
// cudaMalloc(&p, 64)     cudaErrorIllegalAddress
// cudaGetLastError()     cudaErrorIllegalAddress
// cudaGetDeviceCount(&count) cudaSuccess
// unrecognized error code
