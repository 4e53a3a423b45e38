// Libraries choose the shape of their kernels by `ptxVersion` on the host and by `__CUDA_ARCH__` in the kernel.
#include <cstdio>
__global__ void arch(int *out) {
#ifdef __CUDA_ARCH__
    *out = __CUDA_ARCH__ / 10;
#endif
}
int main() {
    int *out;
    cudaMallocManaged(&out, sizeof *out);
    arch<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    cudaFuncAttributes attributes;
    cudaFuncGetAttributes(&attributes, arch);
    std::printf("%d %d %d\n", attributes.ptxVersion, attributes.ptxVersion == *out, attributes.binaryVersion);
    return cudaGetLastError();
}
// OUTPUT:
// 90 1 90
