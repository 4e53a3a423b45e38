// A graph allocates memory, uses it and frees it; it has the same address in every launch.
#include <cstdio>
__global__ void fill(int *p, int v) { p[threadIdx.x] = v + threadIdx.x; }
__global__ void sum(const int *p, int *out) {
    int s = 0;
    for (int i = 0; i < 32; i++) s += p[i];
    *out = s;
}
int main() {
    int *out, h = 0;
    cudaMalloc(&out, sizeof(int));
    cudaGraph_t graph;
    cudaGraphCreate(&graph, 0);
    cudaGraphNode_t alloc, first, second, free;
    cudaMemAllocNodeParams memory = {};
    memory.poolProps.allocType = cudaMemAllocationTypePinned;
    memory.poolProps.location.type = cudaMemLocationTypeDevice;
    memory.bytesize = 32 * sizeof(int);
    std::printf("%s\n", cudaGetErrorName(cudaGraphAddMemAllocNode(&alloc, graph, nullptr, 0, &memory)));
    int v = 3;
    void *fill_args[] = {&memory.dptr, &v}, *sum_args[] = {&memory.dptr, &out};
    cudaKernelNodeParams kernel = {};
    kernel.func = (void *)fill;
    kernel.gridDim = dim3(1), kernel.blockDim = dim3(32);
    kernel.kernelParams = fill_args;
    cudaGraphAddKernelNode(&first, graph, &alloc, 1, &kernel);
    kernel.func = (void *)sum;
    kernel.blockDim = dim3(1);
    kernel.kernelParams = sum_args;
    cudaGraphAddKernelNode(&second, graph, &first, 1, &kernel);
    std::printf("%s\n", cudaGetErrorName(cudaGraphAddMemFreeNode(&free, graph, &second, 1, memory.dptr)));
    cudaGraphExec_t exec;
    cudaGraphInstantiate(&exec, graph, 0);
    for (int i = 0; i < 2; i++) cudaGraphLaunch(exec, 0);
    cudaMemcpy(&h, out, sizeof h, cudaMemcpyDeviceToHost);
    cudaGraphNodeType type;
    cudaGraphNodeGetType(alloc, &type);
    std::printf("%d %d %s\n", h, type == cudaGraphNodeTypeMemAlloc, cudaGetErrorString(cudaGetLastError()));
}
// OUTPUT:
// cudaSuccess
// cudaSuccess
// 592 1 no error
