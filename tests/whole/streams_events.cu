// Two streams, an event between them, asynchronous copies from page-locked memory, a host function, a time.
#include <cstdio>
__global__ void fill(int *p, int n, int value) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = value; }
__global__ void add(int *p, const int *q, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] += q[i]; }
static void note(void *text) { std::printf("host function: %s\n", (const char *)text); }
int main() {
    const int n = 1000;
    cudaStream_t first, second;
    cudaEvent_t filled, start, stop;
    cudaStreamCreate(&first);
    cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&filled, cudaEventDisableTiming);
    cudaEventCreate(&start), cudaEventCreate(&stop);
    int *a, *b, *host;
    cudaMalloc(&a, n * sizeof(int)), cudaMalloc(&b, n * sizeof(int));
    cudaMallocHost(&host, n * sizeof(int));
    cudaEventRecord(start, first);
    fill<<<4, 256, 0, second>>>(b, n, 40);
    cudaEventRecord(filled, second);
    fill<<<4, 256, 0, first>>>(a, n, 2);
    cudaStreamWaitEvent(first, filled);
    add<<<4, 256, 0, first>>>(a, b, n);
    cudaMemcpyAsync(host, a, n * sizeof(int), cudaMemcpyDeviceToHost, first);
    cudaLaunchHostFunc(first, note, (void *)"copied");
    cudaEventRecord(stop, first);
    cudaEventSynchronize(stop);
    float ms = -1;
    cudaEventElapsedTime(&ms, start, stop);
    std::printf("%d %d, time %s, %s\n", host[0], host[n - 1], ms > 0 ? "passed" : "stood still",
                cudaGetErrorName(cudaEventElapsedTime(&ms, filled, stop)));
    cudaFreeHost(host);
    cudaStreamDestroy(first), cudaStreamDestroy(second);
    std::puts(cudaStreamQuery(0) == cudaSuccess ? "idle" : "busy");
}
// OUTPUT:
// host function: copied
// 42 42, time passed, cudaErrorInvalidResourceHandle
// idle
