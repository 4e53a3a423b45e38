// Memory that is allocated and freed while a stream is captured belongs to the graph: it is there in every launch.
#include <cstdio>
__global__ void fill(int *p, int v) { p[threadIdx.x] = v + threadIdx.x; }
__global__ void sum(const int *p, int *out) {
    int s = 0;
    for (int i = 0; i < 32; i++) s += p[i];
    *out += s;
}
int main() {
    int *out, *kept, h = 0;
    cudaMalloc(&out, sizeof(int));
    cudaMemset(out, 0, sizeof(int));
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    int *p;
    cudaMallocAsync(&p, 32 * sizeof(int), stream);
    cudaMallocAsync(&kept, 32 * sizeof(int), stream);
    fill<<<1, 32, 0, stream>>>(p, 3);
    fill<<<1, 32, 0, stream>>>(kept, 5);
    sum<<<1, 1, 0, stream>>>(p, out);
    std::printf("%s\n", cudaGetErrorName(cudaFreeAsync(p, stream)));
    cudaGraph_t graph;
    std::printf("%s\n", cudaGetErrorName(cudaStreamEndCapture(stream, &graph)));
    cudaGraphExec_t exec;
    cudaGraphInstantiate(&exec, graph, 0);
    cudaGraphDestroy(graph);
    for (int i = 0; i < 3; i++) {
        cudaGraphLaunch(exec, stream);
        // What the graph does not free is used after it.
        sum<<<1, 1, 0, stream>>>(kept, out);
        if (cudaError_t e = cudaFreeAsync(kept, stream)) std::printf("%s\n", cudaGetErrorName(e));
    }
    cudaGraphExecDestroy(exec);
    cudaMemcpy(&h, out, sizeof h, cudaMemcpyDeviceToHost);
    size_t used = 1;
    cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &used);
    std::printf("%d, %zu bytes left, %s\n", h, used, cudaGetErrorName(cudaDeviceSynchronize()));
}
// OUTPUT:
// cudaSuccess
// cudaSuccess
// 3744, 0 bytes left, cudaSuccess
