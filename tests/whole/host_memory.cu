// Memory of the host that the device reads: registered, page-locked and mapped; attributes of pointers; copies in three dimensions.
#include <cstdio>
#include <cstring>
#include <vector>
__global__ void sum(const int *a, const int *b, int n, int *out) { for (int i = 0; i < n; i++) *out += a[i] * b[i]; }
int main() {
    const int n = 100;
    std::vector<int> own(n);
    int *locked, *mapped, *seen, *out;
    for (int i = 0; i < n; i++) own[i] = i;
    std::printf("%s\n", cudaGetErrorName(cudaHostRegister(own.data(), n * sizeof(int), cudaHostRegisterMapped)));
    std::printf("%s\n", cudaGetErrorName(cudaHostRegister(own.data(), n * sizeof(int), cudaHostRegisterMapped)));
    cudaHostGetDevicePointer(&seen, own.data(), 0);
    cudaHostAlloc(&locked, n * sizeof(int), cudaHostAllocMapped);
    cudaHostGetDevicePointer(&mapped, locked, 0);
    for (int i = 0; i < n; i++) locked[i] = 2;
    cudaMallocManaged(&out, sizeof(int));
    *out = 0;
    sum<<<1, 1>>>(seen, mapped, n, out);
    cudaDeviceSynchronize();
    cudaPointerAttributes a[3];
    cudaPointerGetAttributes(&a[0], locked), cudaPointerGetAttributes(&a[1], out), cudaPointerGetAttributes(&a[2], &n);
    std::printf("%d, types %d %d %d\n", *out, a[0].type, a[1].type, a[2].type);
    cudaHostUnregister(own.data());
    cudaFreeHost(locked);
    char box[2][3][4], back[2][3][4];
    for (int i = 0; i < 24; i++) box[0][0][i] = 'a' + i;
    cudaPitchedPtr volume;
    cudaExtent extent = make_cudaExtent(4, 3, 2);
    cudaMalloc3D(&volume, extent);
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(box, 4, 4, 3), copy.dstPtr = volume, copy.extent = extent, copy.kind = cudaMemcpyHostToDevice;
    cudaMemcpy3D(&copy);
    std::swap(copy.srcPtr, copy.dstPtr);
    copy.dstPtr.ptr = back, copy.kind = cudaMemcpyDeviceToHost;
    cudaMemcpy3D(&copy);
    std::printf("%s, pitch %zu\n", std::memcmp(box, back, 24) ? "different" : "equal", volume.pitch);
}
// OUTPUT:
// cudaSuccess
// cudaErrorHostMemoryAlreadyRegistered
// 9900, types 1 3 0
// equal, pitch 512
